import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const from = resolve(import.meta.dirname, '../../node_modules/pdfjs-dist')
const servedFiles =
  /^\/(?:cmaps\/(?:[\w-]+\.bcmap|LICENSE)|standard_fonts\/(?:[\w-]+\.(?:pfb|ttf)|LICENSE_\w+)|wasm\/(?:\w+_nowasm_fallback\.js|LICENSE_\w+))$/

/**
 * Vite plugin that serves the files that pdf.js fetches at run time: character maps, standard fonts and image decoders.
 * The decoders are the JavaScript ones, as the content security policy forbids WebAssembly.
 */
export function pdfFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }
  const address = `assets/pdfjs-${version}`
  let outDir = ''
  return {
    name: 'pdf-files',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: (server) => {
      server.middlewares.use(`/${address}`, (request, response, next) => {
        const file = servedFiles.exec(request.url ?? '')?.[0]
        if (!file || !existsSync(join(from, file))) return next()
        response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        response.end(readFileSync(join(from, file)))
      })
    },
    writeBundle: () =>
      ['cmaps', 'standard_fonts', 'wasm'].forEach((folder) =>
        cpSync(join(from, folder), join(outDir, address, folder), {
          recursive: true,
          filter: (file) => file === join(from, folder) || servedFiles.test(file.slice(from.length)),
        }),
      ),
  }
}
