#!/bin/sh
# Puts this release in place of the one before: copies site and server files into a folder of their own, and switches the
# link `current` to it. The server goes on with the release before, pages and headers, until it reads its files anew:
#   sudo sh deploy.sh && sudo nginx -t && sudo systemctl reload nginx
# The five latest releases stay. To go back to the one before: sudo sh deploy.sh back, and the same two commands.
set -eu
umask 022
portal=${PORTAL_FOLDER:-/var/www/portal}
server=$(cd "$(dirname "$0")" && pwd)
case $server in
  *-server) site=${server%-server} ;;
  *) site=$(dirname "$server")/site ;;
esac
mkdir -p "$portal/releases" "$portal/earlier" "$portal/acme"
before=$(readlink "$portal/current" || true)

if [ "${1:-}" = back ]; then
  release=$(find "$portal/releases" -mindepth 1 -maxdepth 1 | sort | grep -B 1 -x "$before" | head -n 1)
  [ -n "$release" ] && [ "$release" != "$before" ] || { echo "There is no release before this one." >&2; exit 1; }
else
  now=$(date +%s)
  release=$portal/releases/$(date -u -d "@$now" +%Y%m%dT%H%M%SZ)
  [ ! -e "$release" ] || { sleep 1; exec sh "$0"; }
  next=$portal/next
  rm -rf "$next"
  mkdir "$next"
  cp -R "$site" "$next/site"
  cp -R "$server" "$next/server"
  chmod -R u=rwX,go=rX "$next"
  # Servers tell the versions of a file apart by size and time, which two releases of one commit may share.
  find "$next" -exec touch -d "@$now" {} +
  for file in "$next"/server/nginx*.conf "$next"/server/Caddyfile*; do
    sed -i -e "s|/var/www/portal/current|$release|g" -e "s|/var/www/portal/|$portal/|g" "$file"
    # A host may have no IPv6.
    grep -qs . /proc/net/if_inet6 || sed -i '/listen \[::\]/d' "$file"
  done
  mv -T "$next" "$release"
fi

# Scripts of the release before, for tabs that are open: one day more.
find "$portal/earlier" -type f -mtime +0 -delete
[ -z "$before" ] || cp -R "$before/site/assets" "$portal/earlier/"
ln -sfn "$release" "$portal/current.next"
mv -T "$portal/current.next" "$portal/current"
find "$portal/releases" -mindepth 1 -maxdepth 1 | sort -r | tail -n +6 | while read -r old; do
  [ "$old" = "$release" ] || [ "$old" = "$before" ] || rm -r "$old"
done
echo "$portal/current is now $release. Reload the server."
