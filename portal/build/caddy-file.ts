import { addressesOf, fileEnding, mediaTypes, unservedFiles, type ServerTable, type TlsEnd } from './server-table.ts'

const paths = (names: readonly string[]) => names.map((name) => `/${name}/*`).join(' ')

/** Quoted by Caddy's rules: a backtick keeps everything as it is. */
function quoted(value: string): string {
  if (value.includes('`') || /\{[\w$]/.test(value)) throw new Error(`Caddy cannot send ${value}`)
  return `\`${value}\``
}

const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${quoted(value)}`)
    .join('\n')

/** Rules for calls to the back end: its own Content-Security-Policy and Cache-Control stay; other headers are the site's. */
function passedOn({ always, apiFolders }: ServerTable, tlsEnd: TlsEnd): string {
  const others = Object.entries(always).filter(([name]) => name !== 'Content-Security-Policy')
  return apiFolders.length === 0
    ? ''
    : `
	# Calls of the portal. The back end must be told that it stands behind a proxy: then it takes the caller's address
	# from the last entry of X-Forwarded-For, and limits wrong passwords by that. Otherwise all patients share one limit.
	@calls path ${paths(apiFolders)}
	handle @calls {
		reverse_proxy {$CLINIC_UPSTREAM:127.0.0.1:4801} {${
      tlsEnd === 'here'
        ? ''
        : `
			# As the proxy in front says it.
			header_up X-Forwarded-For {header.X-Forwarded-For}
			header_up X-Forwarded-Proto https`
    }
${others.map(([name, value]) => `\t\t\theader_down ${name} ${quoted(value)}`).join('\n')}
		}
	}
`
}

/**
 * A Caddyfile; where TLS ends here, Caddy gets the certificate itself. Throws an Error for a header that Caddy cannot
 * send.
 */
export function caddyFile(table: ServerTable, tlsEnd: TlsEnd): string {
  const { always, caching, pages, folders, apiFolders, siteHost } = table
  const textTypes = Object.entries(mediaTypes).filter(([, type]) => type.startsWith('text/'))
  return `{
	# Logged without what follows the path: the link to a review holds a secret there.
	log {
		format filter {
			wrap json
			fields {
				request>uri regexp "[?&%;].*" ""
${(tlsEnd === 'here' ? ['request>headers'] : ['Authorization', 'Cookie', 'Referer', 'User-Agent'].map((name) => `request>headers>${name}`)).map((field) => `				${field} delete\n`).join('')}				resp_headers delete
			}
		}
	}
}

# The portal in Caddy (2.6 or newer)${tlsEnd === 'here' ? '' : ', behind a proxy that ends TLS'}. Written by the build; deploy.sh puts it and the site in their place.
# The policy below holds hashes of this build's pages. What belongs to your server stands in Caddy's environment:
${[
  tlsEnd === 'here'
    ? '# PORTAL_ADDRESS (host name; Caddy gets its certificate)'
    : '# PORTAL_ADDRESS (such as http://:8080), PORTAL_PROXY (address of the proxy in front; no other is answered)',
  ...(apiFolders.length > 0
    ? ['# CLINIC_UPSTREAM (where the back end answers; only this server should reach it)']
    : []),
].join('\n')}

(portal_files) {
	# The build has compressed every text file.
	file_server {
		precompressed br gzip
		disable_canonical_uris
		index off
	}
}

(portal_headers) {
	header {
${headerLines(always, '\t\t')}
		-Server
	}
}

{$PORTAL_ADDRESS:${tlsEnd === 'here' ? (siteHost ?? 'portal.example') : 'http://:80'}} {
	log
	# deploy.sh writes the folder of this release in its place.
	root * /var/www/portal/current/site
${
  tlsEnd === 'here'
    ? ''
    : `	# Nobody else may say what a caller's address is.
	@strangers not remote_ip {$PORTAL_PROXY:private_ranges}
	handle @strangers {
		abort
	}
`
}${passedOn(table, tlsEnd)}
	handle {
		import portal_headers
		@assets path /assets/*
		header @assets Cache-Control ${quoted(caching.asset)}
		@others not path /assets/*
		header @others Cache-Control ${quoted(caching.page)}
${textTypes.map(([extension, type]) => `\t\t@${extension} path *.${extension}\n\t\theader @${extension} Content-Type "${type}; charset=utf-8"`).join('\n')}

		@unserved path ${unservedFiles.map((name) => `/${name}`).join(' ')} *.br *.gz
		handle @unserved {
			error 404
		}
		# A tab that was opened before an update may still need a script of the release before.
		@earlier {
			path /assets/*
			not file
		}
		handle @earlier {
			root * /var/www/portal/earlier
			import portal_files
		}
		# Folders of files: what is not there is a 404.
		@folders path ${paths(folders)}
		handle @folders {
			import portal_files
		}
${
  pages.length > 0
    ? `		# Addresses with a page of their own.
${pages
  .map(
    (page, at) => `		@page${at} path_regexp ${addressesOf(page)}
		handle @page${at} {
			rewrite * /${page.file}
			import portal_files
		}
`,
  )
  .join('')}`
    : ''
}		# Other files: the service worker, the manifest, version.json.
		@files path_regexp ${fileEnding}
		handle @files {
			import portal_files
		}
		# Every other address is the portal's own.
		handle {
			rewrite * /index.html
			import portal_files
		}
	}

	handle_errors {
		import portal_headers
		header Cache-Control ${quoted(caching.missing)}
		header Content-Type "text/plain; charset=utf-8"
		@missing expression {err.status_code} == 404
		respond @missing "Niet gevonden" 404
		respond "{err.status_code}" {err.status_code}
	}
}
`
}
