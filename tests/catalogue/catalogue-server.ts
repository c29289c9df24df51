import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtStorybook, cataloguePort } from '../support/ports.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves the built catalogue on loopback, in a folder if one is given: it must work wherever a web server puts it. */
export async function serveCatalogue(port: number, folder = '/'): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    // Beside the folder something else answers: a screen that asks whether there is a connection asks for the first page.
    if (url === '/' && folder !== '/') {
      response.end()
      return
    }
    const path = normalize(decodeURIComponent(new URL(url, 'http://catalogue').pathname))
    const file = join(builtStorybook, path.slice(folder.length), path.endsWith('/') ? 'index.html' : '')
    if (!path.startsWith(folder) || !file.startsWith(builtStorybook) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serveCatalogue(cataloguePort, process.argv[2])
