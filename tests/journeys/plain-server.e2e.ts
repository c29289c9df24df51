import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { unservedFiles } from '../../portal/build/server-table.ts'
import { builtPortal } from '../support/ports.ts'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'

/** What the list of media types of a stock nginx has of a build's files, and says of them. */
const stockTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.ico': 'image/x-icon',
}
/** Read as bytes, whatever they are called. */
const bytes = /\/(?:cmaps|standard_fonts|wasm)\//

/** What no browser asks for: a server's own files, and the copies that it sends compressed. */
const isForServers = (name: string): boolean => unservedFiles.includes(name) || /\.(?:br|gz)$/.test(name)

test('DOC-03 PWA-07 a server with a standard list of media types serves every file of the build with the right type', () => {
  const files = readdirSync(builtPortal, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isForServers(entry.name))
    .map(({ parentPath, name }) => `${parentPath.slice(builtPortal.length)}/${name}`)
  expect(files.some((file) => /^\/assets\/pdf\.worker.*\.js$/.test(file))).toBe(true)
  expect(files.filter((file) => !bytes.test(file) && !(extname(file) in stockTypes))).toEqual([])
})

test('files for the server and for back-end developers are beside the build, not in the site', () => {
  const beside = readdirSync(`${builtPortal}-server`)
  expect(beside.toSorted()).toEqual([
    'Caddyfile',
    'Caddyfile-behind-proxy',
    'deploy.sh',
    'nginx-behind-proxy.conf',
    'nginx.conf',
    'openapi-3.0.json',
    'openapi.json',
  ])
  expect(readdirSync(builtPortal).filter((name) => beside.includes(name))).toEqual([])
})

test(
  'REV-01.1 the review opens on a server that has no page for /feedback/ and serves the fallback',
  { tag: extended },
  async ({ page, journey }) => {
    journey.expectFailure(/validate$/, 495)
    // The clinic's own server finds the page with a slash too: this one answers as for any address it does not know.
    await page.route(/\/feedback\/\?/, async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/bestaat-niet', route.request().url()).href }) }),
    )
    await page.goto('/feedback/?uuid=0')
    await expect(page).toHaveURL('/feedback?uuid=0')
    await expect(page.getByRole('heading', { level: 1, name: 'Uw mening over het consult' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Deze link is ongeldig of al eerder gebruikt')).toBeVisible()
  },
)
