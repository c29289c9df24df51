import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'

const from = resolve(import.meta.dirname, '../../node_modules/pdfjs-dist')
/** By folder: what pdf.js fetches at run time, with its licences. */
const wanted = { cmaps: '{*.bcmap,LICENSE}', standard_fonts: '{*.pfb,*.ttf,LICENSE_*}', wasm: '{*_nowasm_fallback.js,LICENSE_*}' }

/**
 * Serves the files that pdf.js fetches at run time: character maps, standard fonts and image decoders.
 * The decoders are the JavaScript ones, as the content security policy forbids WebAssembly.
 */
export function pdfFiles(): Plugin[] {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }
  return viteStaticCopy({
    targets: Object.entries(wanted).map(([folder, files]) => ({ src: join(from, folder, files), dest: `assets/pdfjs-${version}/${folder}`, rename: { stripBase: true as const } })),
    silent: true,
  })
}
