import { addressesOf, fileEnding, mediaTypes, unservedFiles, type ServerTable, type TlsEnd } from './server-table.ts'

const anyOf = (names: readonly string[]) => names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')

/** Quoted for nginx, which would read a dollar sign as a variable. */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx cannot send ${value}`)
  return `"${value}"`
}

/** `always` sends them with errors too. A location with its own add_header loses those around it, so each location has all. */
const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n')

/** Rules for calls to the back end: its own Content-Security-Policy and Cache-Control stay; other headers are the site's. */
function passedOn({ always, apiFolders }: ServerTable): string {
  const others = Object.fromEntries(Object.entries(always).filter(([name]) => name !== 'Content-Security-Policy'))
  return apiFolders.length === 0
    ? ''
    : `
  # Calls of the portal. The back end must be told that it stands behind a proxy: then it takes the caller's address
  # from X-Forwarded-For, and limits wrong passwords by that. Otherwise all patients share one limit.
  location ~ ^/(?:${anyOf(apiFolders)})/ {
    proxy_pass http://portal_clinic;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    # Attachments are base64 in JSON. Not buffered: a patient sees how far an upload is.
    client_max_body_size 100m;
    proxy_request_buffering off;
    proxy_read_timeout 120s;
${Object.keys(others)
  .map((name) => `    proxy_hide_header ${name};`)
  .join('\n')}
${headerLines(others, '    ')}
  }
`
}

/** Directives outside the `server` block. */
const shared = ({ caching, apiFolders }: ServerTable): string => `${
  apiFolders.length > 0
    ? `
# Where the back end answers. Only this server should reach it.
upstream portal_clinic {
  include /etc/nginx/portal/clinic.conf;
  keepalive 16;
}
`
    : ''
}
map "$status $uri" $portal_cache_control {
  default ${quoted(caching.page)};
  "~^[45]" ${quoted(caching.missing)};
  "~^(?:200|206|304) /assets/" ${quoted(caching.asset)};
}

# Logged without what follows the path: the link to a review holds a secret there.
map $request_uri $portal_logged_path {
  "~^(?<portal_path>[^?&%;]*)" $portal_path;
}
log_format portal '$remote_addr [$time_iso8601] "$request_method $portal_logged_path $server_protocol" $status $body_bytes_sent $request_time $upstream_status';
`

const logs = `  access_log /var/log/nginx/portal.log portal;
  # Lesser errors would be logged with the whole address; what the back end did not answer has its status in the access log.
  error_log /var/log/nginx/portal-error.log crit;`

const redirectToTls = ({ always, caching, siteHost }: ServerTable): string => `
server {
  listen 80;
  listen [::]:80;
  server_name ${siteHost ?? '_'};
  server_tokens off;
${logs}
${headerLines(always, '  ')}
  add_header Cache-Control ${quoted(caching.missing)} always;
  # Where a certificate is renewed over http. No update of the portal empties this folder.
  location /.well-known/acme-challenge/ {
    root /var/www/portal/acme;
    default_type text/plain;
    try_files $uri =404;
  }
  location / {
    return 301 https://$host$request_uri;
  }
}
`

/** Ciphers of TLS 1.2 with forward secrecy and authenticated encryption; TLS 1.3 has no others. */
const ciphers = ['ECDSA', 'RSA']
  .flatMap((key) => ['AES256-GCM-SHA384', 'CHACHA20-POLY1305', 'AES128-GCM-SHA256'].map((one) => `ECDHE-${key}-${one}`))
  .join(':')

const listening: Readonly<Record<TlsEnd, string>> = {
  here: `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/ssl/portal/fullchain.pem;
  ssl_certificate_key /etc/ssl/portal/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ${ciphers};
  ssl_session_cache shared:portal:10m;
  ssl_session_tickets off;`,
  'in front': `  listen 80;
  listen [::]:80;
  # The proxy's address. What another sender says of the caller's address counts for nothing.
  include /etc/nginx/portal/proxy.conf;
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;`,
}

const settingsOf = ({ apiFolders }: ServerTable, tlsEnd: TlsEnd): string =>
  [
    ...(apiFolders.length > 0 ? ['# /etc/nginx/portal/clinic.conf: server 127.0.0.1:4801;'] : []),
    tlsEnd === 'here'
      ? '# /etc/ssl/portal/: fullchain.pem and privkey.pem, the certificate and its key.'
      : '# /etc/nginx/portal/proxy.conf: set_real_ip_from 10.0.0.2;',
  ].join('\n')

/** A file for nginx's conf.d folder. Throws an Error for a header that nginx cannot send. */
export function nginxFile(table: ServerTable, tlsEnd: TlsEnd): string {
  const { always, pages, folders, siteHost } = table
  const types = [...Map.groupBy(Object.entries(mediaTypes), ([, type]) => type)]
  return `# The portal in nginx (1.22 or newer)${tlsEnd === 'here' ? '' : ', behind a proxy that ends TLS'}. Written by the build; deploy.sh puts it and the site in their place.
# The policy below holds hashes of this build's pages. What belongs to your server stands in files of your own:
${settingsOf(table, tlsEnd)}
${shared(table)}${tlsEnd === 'here' ? redirectToTls(table) : ''}
server {
${listening[tlsEnd]}
  server_name ${siteHost ?? '_'};

  # deploy.sh writes the folder of this release in its place.
  root /var/www/portal/current/site;
${logs}
  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript text/plain;
  default_type application/octet-stream;
  types {
${types.map(([type, extensions]) => `    ${type} ${extensions.map(([extension]) => extension).join(' ')};`).join('\n')}
  }

  # The build has compressed every text file. With the Brotli module (libnginx-mod-http-brotli-static) also:
  # brotli_static on;
  gzip_static on;
  gzip_vary on;

  # With every answer below. No location of files may have an add_header of its own: it would lose these.
${headerLines(always, '  ')}
  add_header Cache-Control $portal_cache_control always;

  error_page 404 @missing;
  location @missing {
    # Not the type that the name of the missing file would have.
    types {}
    default_type text/plain;
    return 404 "Niet gevonden";
  }
  location ~ ^/(?:${anyOf(unservedFiles)})$|\\.(?:br|gz)$ {
    return 404;
  }
${passedOn(table)}
  # A tab that was opened before an update may still need a script of the release before.
  location ~ ^/assets/ {
    try_files $uri @earlier;
  }
  location @earlier {
    root /var/www/portal/earlier;
    try_files $uri =404;
  }
  # Folders of files: what is not there is a 404.
  location ~ ^/(?:${anyOf(folders)})/ {
    try_files $uri =404;
  }
${
  pages.length > 0
    ? `  # Addresses with a page of their own.
${pages
  .map(
    (page) => `  location ~ ${addressesOf(page)} {
    try_files /${page.file} =404;
  }
`,
  )
  .join('')}`
    : ''
}  # Other files: the service worker, the manifest, version.json.
  location ~ ${fileEnding} {
    try_files $uri =404;
  }
  # Every other address is the portal's own.
  location / {
    try_files /index.html =404;
  }
}
`
}
