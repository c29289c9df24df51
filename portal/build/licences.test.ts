import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { licences } from './licences.ts'

async function listOf(code: string): Promise<string> {
  const source = {
    name: 'sample',
    resolveId: (id: string) => (id === '/sample.js' ? id : null),
    load: (id: string) => (id === '/sample.js' ? code : null),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: '/sample.js' } },
    plugins: [source, licences()],
  })) as Rolldown.RolldownOutput
  const list = output.find(({ fileName }) => fileName === 'licences.txt')
  return list?.type === 'asset' ? String(list.source) : ''
}

const list = await listOf(
  "import { createElement } from 'react'; import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'; console.log(createElement, getDocument)",
)

test.each([
  ['react', /^## react - [\d.]+ \(MIT\)\n\nMIT License\n/m],
  ['pdf.js', /^## pdfjs-dist - [\d.]+ \(Apache-2.0\)\n\n\s*Apache License/m],
  [
    'the font',
    /^## @fontsource-variable\/atkinson-hyperlegible-next - [\d.]+ \(OFL-1.1\)\n\n[^#]*SIL OPEN FONT LICENSE/m,
  ],
  ['the styles', /^## tailwindcss - [\d.]+ \(MIT\)\n\nMIT License\n/m],
  ['the words to rate a password with', /^## @zxcvbn-ts\/language-nl-be - [\d.]+ \(MIT\)\n\n\S/m],
  ['the fonts that pdf.js fetches', /^## pdfjs-dist\/standard_fonts\/LICENSE_LIBERATION\n\n\S/m],
  ['the characters that pdf.js fetches', /^## pdfjs-dist\/cmaps\/LICENSE\n\n\S/m],
  ['the decoders that pdf.js fetches', /^## pdfjs-dist\/wasm\/LICENSE_OPENJPEG\n\n\S/m],
])('the licence of %s is in the build, with its text', (_what, entry) => {
  expect(list).toMatch(entry)
})

test('a package that is not in the build is not listed', () => {
  expect(list).not.toContain('## zod')
})
