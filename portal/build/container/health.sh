#!/bin/sh
# Whether this container serves its build. The certificate names the site, not this machine.
if [ -n "${PROXY:-}" ]; then exec curl -fsS -o /dev/null http://127.0.0.1:8080/health; fi
exec curl -fsSk -o /dev/null https://127.0.0.1:8443/health
