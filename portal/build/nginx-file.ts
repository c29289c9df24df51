import { addressesOf, fileEnding, mediaTypes, unservedFiles, type ServerTable } from './server-table.ts'

const anyOf = (names: readonly string[]) => names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')

/** Quoted for nginx, which would read a dollar sign as a variable. */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx cannot send ${value}`)
  return `"${value}"`
}

/** `always` sends them with errors too. A location with an add_header of its own loses those around it, so each place has all. */
const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n')

/** Calls: the clinic's own Content-Security-Policy and Cache-Control stay; the others are the site's. */
function passedOn({ always, apiFolders }: ServerTable): string {
  const others = Object.fromEntries(Object.entries(always).filter(([name]) => name !== 'Content-Security-Policy'))
  return apiFolders.length === 0
    ? ''
    : `
  # Calls of the portal. The clinic must be told that it stands behind a proxy: then it takes the caller's address
  # from the last entry of X-Forwarded-For, and limits wrong passwords by that. Otherwise everybody shares one limit.
  location ~ ^/(?:${anyOf(apiFolders)})/ {
    proxy_pass http://portal_clinic;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
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

/** A file for nginx's conf.d folder. */
export function nginxFile(table: ServerTable): string {
  const { always, caching, pages, folders, apiFolders, siteHost } = table
  const name = siteHost ?? 'portal.example'
  const types = [...Map.groupBy(Object.entries(mediaTypes), ([, type]) => type)]
  return `# The portal in nginx (1.22 or newer). Written by the build; belongs into /etc/nginx/conf.d/ or sites-enabled/.
# The policy below holds hashes of this build's pages: copy this file together with the site, each time.
# To change for your server: server_name, the certificate, root${apiFolders.length > 0 ? ', and the address of the clinic' : ''}.
${
  apiFolders.length > 0
    ? `
# Where the clinic answers. Only this server should reach it.
upstream portal_clinic {
  server 127.0.0.1:4801;
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

server {
  listen 80;
  server_name ${name};
  server_tokens off;
${headerLines(always, '  ')}
  add_header Cache-Control ${quoted(caching.missing)} always;
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl;
  server_name ${name};
  ssl_certificate /etc/ssl/portal/fullchain.pem;
  ssl_certificate_key /etc/ssl/portal/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;

  root /var/www/portal;
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
