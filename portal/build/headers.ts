import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { routes, frameFile } from '../navigation/route-table.ts'
import type { Environment } from '../platform/environment.ts'
import { apiFolders } from './api-folders.ts'
import { caddyFile } from './caddy-file.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify-files.ts'
import { nginxFile } from './nginx-file.ts'
import { addressesOf, caching, securityHeaders, type ServerSettings, type ServerTable } from './server-table.ts'

interface Settings extends ServerSettings, Pick<ServerTable, 'apiFolders' | 'siteHost'> {}

/** The server settings that follow from an environment. If the back end answers on the site's own origin, its calls are proxied by the site's server and the policy allows no other origin. */
export function serverSettings({
  baseAddress,
  isSameOrigin,
  signOutAddress,
  reportAddress,
  hasHstsPreload,
}: Environment): Settings {
  const { origin, hostname } = new URL(baseAddress)
  const ownAddresses = [signOutAddress, reportAddress].filter(
    (address): address is string => address !== null && new URL(address).origin === origin,
  )
  const reportOrigin =
    reportAddress === null || ownAddresses.includes(reportAddress) ? null : new URL(reportAddress).origin
  return isSameOrigin
    ? { apiOrigin: null, reportOrigin, apiFolders: apiFolders(ownAddresses), siteHost: hostname, hasHstsPreload }
    : { apiOrigin: origin, reportOrigin, apiFolders: [], siteHost: null, hasHstsPreload }
}

/** Serves version.json, for monitoring. */
const healthPath = '/health'

function tableOf(dir: string, settings: Settings): ServerTable {
  const entries = readdirSync(dir, { withFileTypes: true })
  const top = entries.map(({ name }) => name).filter((name) => name.endsWith('.html'))
  const pages = [
    ...top
      .filter((file) => file !== 'index.html')
      .toSorted()
      .map((file) => ({ pattern: `/${file.slice(0, -'.html'.length)}`, file })),
    ...Object.entries(routes)
      .map(([name, { pattern }]) => ({ pattern, file: frameFile(name) }))
      .filter(({ file }) => existsSync(join(dir, file))),
  ]
  const html = ['index.html', ...pages.map(({ file }) => file)].filter((file) => existsSync(join(dir, file)))
  return {
    always: securityHeaders(html.map((file) => readFileSync(join(dir, file), 'utf8')).join(''), settings),
    caching,
    pages: [...pages, { pattern: healthPath, file: 'version.json' }],
    folders: [
      ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
      healthPath.slice(1),
    ].toSorted(),
    apiFolders: settings.apiFolders,
    siteHost: settings.siteHost,
  }
}

/**
 * Contents of every server file by name: those in the site's folder, and those beside it, where nobody can fetch them.
 */
export function serverFiles(table: ServerTable): { inSite: Record<string, string>; beside: Record<string, string> } {
  const { always } = table
  const headersOf = (cacheControl: string) => ({ ...always, 'Cache-Control': cacheControl })
  return {
    inSite: {
      'headers.json': `${JSON.stringify(
        {
          document: headersOf(table.caching.page),
          asset: headersOf(table.caching.asset),
          pages: table.pages.map((page) => ({ addresses: addressesOf(page), file: page.file })),
        },
        null,
        2,
      )}\n`,
      _headers: netlifyHeaders(table),
      _redirects: netlifyRedirects(table),
    },
    beside: {
      'nginx.conf': nginxFile(table, 'here'),
      'nginx-behind-proxy.conf': nginxFile(table, 'in front'),
      Caddyfile: caddyFile(table, 'here'),
      'Caddyfile-behind-proxy': caddyFile(table, 'in front'),
      'deploy.sh': readFileSync(join(import.meta.dirname, 'deploy.sh'), 'utf8'),
    },
  }
}

/**
 * Vite plugin that writes the server files into the site and into a folder beside it named `<site>-server`. Throws an
 * Error for a `base` other than '/'.
 */
export function headers(settings: Settings): Plugin {
  return {
    name: 'portal-headers',
    apply: 'build',
    config: ({ base }) => {
      if (base === undefined || base === '/') return
      const refusal = new Error(
        `The portal is served at the root of a host of its own, not below ${base}: leave --base out.`,
      )
      // A sentence for whoever builds: nothing in the program is wrong.
      refusal.stack = refusal.message
      throw refusal
    },
    writeBundle: {
      sequential: true,
      handler: ({ dir }) => {
        if (!dir) return
        const { inSite, beside } = serverFiles(tableOf(dir, settings))
        for (const [name, text] of Object.entries(inSite)) writeFileSync(join(dir, name), text)
        mkdirSync(`${dir}-server`, { recursive: true })
        for (const [name, text] of Object.entries(beside)) writeFileSync(join(`${dir}-server`, name), text)
      },
    },
  }
}
