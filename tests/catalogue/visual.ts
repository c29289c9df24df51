import { run } from '../support/process.ts'

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** What Playwright finds the pictures by whose story's title or id holds the words; without words, all pictures. */
const grepOf = (words: string): string => {
  const asked = escape(words)
  return String.raw`stories\.catalogue\.ts .*(${asked}.* · [^\[]*\[|· [^\[]*\[[^\]]*${asked})`
}

/** Compares the pictures of the stories that hold the words, or all. The catalogue is built first where a source has changed. */
const { code } = await run('node', [
  'tests/run.ts',
  'catalogue',
  'stories.catalogue',
  '--grep',
  grepOf(process.argv.slice(2).join(' ')),
])
process.exitCode = code
