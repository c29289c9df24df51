#!/bin/sh
# Starts nginx with the build's own file: ports that need no root rights, logs to the container's output, and the addresses
# of the back end and of a proxy in front from the environment.
set -eu
own=/tmp/portal
mkdir -p "$own"
if [ -n "${PROXY:-}" ]; then
  file=nginx-behind-proxy.conf
  echo "set_real_ip_from $PROXY;" > "$own/proxy.conf"
else
  file=nginx.conf
fi
file=/var/www/portal/current/server/$file
if grep -q portal_clinic "$file"; then
  echo "server ${CLINIC:?Say where the back end answers, such as CLINIC=backend.example:4801};" > "$own/clinic.conf"
fi
sed -e 's/listen 80;/listen 8080;/' -e 's/listen \[::\]:80;/listen [::]:8080;/' \
  -e 's/listen 443 /listen 8443 /' -e 's/listen \[::\]:443 /listen [::]:8443 /' \
  -e "s|/etc/nginx/portal/|$own/|" \
  -e 's|/var/log/nginx/portal.log|/dev/stdout|' -e 's|/var/log/nginx/portal-error.log|stderr|' \
  "$file" > "$own/site.conf"
# A host may have no IPv6.
grep -qs . /proc/net/if_inet6 || sed -i '/listen \[::\]/d' "$own/site.conf"
cat > "$own/nginx.conf" <<END
daemon off;
pid $own/nginx.pid;
error_log stderr warn;
worker_processes auto;
events {}
http {
  client_body_temp_path $own/body;
  proxy_temp_path $own/proxied;
  fastcgi_temp_path $own/fastcgi;
  uwsgi_temp_path $own/uwsgi;
  scgi_temp_path $own/scgi;
  access_log off;
  include $own/site.conf;
}
END
exec nginx -e stderr -c "$own/nginx.conf"
