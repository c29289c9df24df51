import { createReadStream, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { headers } from '../../portal/build/headers.ts'
import { pdfFiles } from '../../portal/build/pdf-files.ts'
import { reportFolder } from '../support/report.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
}

async function make(name: string, pages: readonly string[]): Promise<string> {
  const site = join(reportFolder, name)
  const folder = join(import.meta.dirname, name)
  rmSync(site, { recursive: true, force: true })
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [
      react(),
      tailwindcss(),
      pdfFiles(),
      headers({
        apiOrigin: 'https://127.0.0.1',
        reportOrigin: null,
        apiFolders: [],
        siteHost: null,
        hasHstsPreload: false,
      }),
    ],
    build: {
      outDir: site,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => join(folder, page)) },
    },
  })
  return site
}

/** Pages of a check, built from its folder: index.html under the portal's own policy, the others under none. What is posted is taken in and answered with nothing. */
export async function openPages(
  name: string,
  pages: readonly string[],
): Promise<{ address: string; close: () => void }> {
  const folder = await make(name, pages)
  const sent = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as { document: Record<string, string> }
  const { 'Content-Security-Policy': policy = '' } = sent.document
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname))
    const file = join(folder, path)
    if (request.method === 'POST') {
      request.resume().on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'))
      return
    }
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    if (path === '/index.html') response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
