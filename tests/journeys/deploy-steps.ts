import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Env } from '#tests/backend/backend.ts'
import { createSite, type Site } from '#tests/backend/http/site.ts'
import { builtPortal } from '../support/ports.ts'

/** A server of the portal whose version can be changed while somebody uses it. */
export interface Deployment {
  origin: string
  /** Puts another version in the place of the one before, whose files are gone. */
  deploy: (version: number) => Promise<void>
  /** What it was asked for since the last look. */
  asked: () => string[]
  close: () => Promise<void>
}

const pages = [
  'index.html',
  'login.html',
  'feedback.html',
  ...readdirSync(join(builtPortal, 'pages')).flatMap((name) => (name.endsWith('.html') ? [`pages/${name}`] : [])),
]

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')
/** The scripts that stand in a page itself: the policy names them by their content. */
const inline = (html: string) => Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script = '']) => script)

/** Another version of the build: all its scripts have other names, and its pages say which version they are. */
async function makeVersion(folder: string, version: number): Promise<string> {
  const directory = join(folder, `version-${version}`)
  const change = async (name: string, how: (text: string) => string) =>
    writeFile(join(directory, name), how(await readFile(join(directory, name), 'utf8')))
  // Compressed copies would still hold the version before.
  await cp(builtPortal, directory, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const scripts = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.js'))
  const newName = (name: string) => name.replace(/\.js$/, `-${version}.js`)
  const renamed = new RegExp(scripts.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  for (const script of scripts)
    await rename(join(directory, 'assets', script), join(directory, 'assets', newName(script)))
  for (const page of pages) {
    const html = await readFile(join(directory, page), 'utf8')
    // The worker knows the policy too.
    for (const name of ['headers.json', 'sw.js'])
      await change(name, (text) =>
        inline(html).reduce(
          (policy, script) => policy.replaceAll(sha256(script), sha256(script.replaceAll(renamed, newName))),
          text,
        ),
      )
  }
  for (const file of [...scripts.map((script) => `assets/${newName(script)}`), ...pages, 'sw.js'])
    await change(file, (text) => text.replaceAll(renamed, newName))
  for (const page of pages)
    await change(page, (text) => text.replace('<head>', `<head><meta name="version" content="${version}">`))
  const pinned = await Promise.all(
    pages.map(async (page) => [page, sha256(await readFile(join(directory, page)))] as const),
  )
  for (const [page, hash] of pinned)
    await change('sw.js', (text) =>
      text.replace(
        new RegExp(`"integrity":"[^"]+","revision":"[^"]+","url":"${page}"`),
        () => `"integrity":"sha256-${hash}","revision":"${version}","url":"${page}"`,
      ),
    )
  return directory
}

export async function startDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'))
  let site: Site | undefined
  const app = new Hono<Env>().get('*', async (context) => (site ? site(context) : context.notFound()))
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    void getRequestListener(app.fetch)(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    deploy: async (version) => {
      site = await createSite(await makeVersion(folder, version), () => origin)
    },
    asked: () => asked.splice(0),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
