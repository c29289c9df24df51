import { addressesOf, fileEnding, mediaTypes, unservedFiles, type ServerTable } from './server-table.ts'

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

/** Calls: the clinic's own Content-Security-Policy and Cache-Control stay; the others are the site's. */
function passedOn({ always, apiFolders }: ServerTable): string {
  const others = Object.entries(always).filter(([name]) => name !== 'Content-Security-Policy')
  return apiFolders.length === 0
    ? ''
    : `
	# Calls of the portal. The clinic must be told that it stands behind a proxy: then it takes the caller's address
	# from the last entry of X-Forwarded-For, and limits wrong passwords by that. Otherwise everybody shares one limit.
	@calls path ${paths(apiFolders)}
	handle @calls {
		reverse_proxy {$CLINIC_UPSTREAM:127.0.0.1:4801} {
${others.map(([name, value]) => `\t\t\theader_down ${name} ${quoted(value)}`).join('\n')}
		}
	}
`
}

/** A Caddyfile. Caddy gets the certificate by itself. */
export function caddyFile(table: ServerTable): string {
  const { always, caching, pages, folders, apiFolders, siteHost } = table
  const textTypes = Object.entries(mediaTypes).filter(([, type]) => type.startsWith('text/'))
  return `# The portal in Caddy (2.6 or newer). Written by the build.
# The policy below holds hashes of this build's pages: copy this file together with the site, each time.
# Set in Caddy's environment: PORTAL_ADDRESS (host name; Caddy gets its certificate), PORTAL_ROOT (the site's folder)${apiFolders.length > 0 ? ',\n# CLINIC_UPSTREAM (where the clinic answers; only this server should reach it)' : ''}.

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

{$PORTAL_ADDRESS:${siteHost ?? 'portal.example'}} {
	root * {$PORTAL_ROOT:/var/www/portal}
${passedOn(table)}
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
