import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = 'licences.txt'
const modules = join(import.meta.dirname, '../../node_modules')

/** Packages whose files are shipped although no script imports them: styles, fonts and word lists. */
const assetPackages = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  'tailwindcss',
  '@zxcvbn-ts/language-nl-be',
  '@zxcvbn-ts/language-common',
]
const pdfFolders = ['cmaps', 'standard_fonts', 'wasm']

const licenceIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^licen[cs]e/i.test(name))
    .map((name) => join(folder, name))
const textOf = (path: string) => readFileSync(path, 'utf8').trim()

/** Markdown section with name, version and licence text of an installed package. Throws if it is not installed. */
export function licenceOf(name: string): string {
  const { version, license } = JSON.parse(textOf(join(modules, name, 'package.json'))) as {
    version: string
    license: string
  }
  return `## ${name} - ${version} (${license})\n\n${licenceIn(join(modules, name)).map(textOf).join('\n\n')}\n`
}

const ofPdfFiles = () =>
  pdfFolders
    .flatMap((folder) => licenceIn(join(modules, 'pdfjs-dist', folder)))
    .map((path) => `## ${path.slice(modules.length + 1)}\n\n${textOf(path)}\n`)

/** Writes the licences of everything that is shipped into licences.txt. Vite lists the packages in the scripts; this adds the rest. */
export function licences(): Plugin {
  return {
    name: 'portal-licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: file } } }),
    generateBundle: {
      // After Vite has emitted its own list.
      order: 'post',
      handler(_, bundle) {
        const listed = bundle[file]
        if (listed?.type !== 'asset') return this.error(`Vite lists no licences in ${file}.`)
        listed.source = [String(listed.source), ...assetPackages.map(licenceOf), ...ofPdfFiles()].join('\n')
      },
    },
  }
}
