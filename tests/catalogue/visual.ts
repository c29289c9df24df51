import { readFileSync } from 'node:fs'
import { changedFiles } from '../support/back-end-changed.ts'
import { builtModules } from '../support/ports.ts'
import { run } from '../support/process.ts'
import { log } from '../support/log.ts'
import { buildCatalogue } from '../support/stages.ts'
import { touchedStories, type Users } from './touched-stories.ts'

const sources = ['.storybook', 'design-system', 'locales', 'portal', 'package-lock.json', 'tailwind.config.ts']
const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** What Playwright finds the pictures by whose story's title or id holds the words; without words, all pictures. */
const grepOf = (words: string): string => {
  const asked = escape(words)
  return String.raw`stories\.catalogue\.ts .*(${asked}.* · [^\[]*\[|· [^\[]*\[[^\]]*${asked})`
}

/** The same for the stories that the change of this branch can touch; nothing where that is none. */
async function changedGrep(): Promise<string | undefined> {
  const changed = changedFiles(sources)
  // A story that is new stands in no earlier build.
  const outcomes = await buildCatalogue()
  if (outcomes.some(({ state }) => state === 'failed')) return grepOf('')
  const { stories } = await import('./entries.ts')
  const users = JSON.parse(readFileSync(builtModules, 'utf8')) as Users
  const files = stories.map(({ importPath }) => importPath.replace('./', ''))
  const touched = changed && touchedStories(changed, users, files)
  if (!touched) return grepOf('')
  const ids = stories.filter((_, at) => touched.has(files[at] ?? '')).map(({ id }) => id)
  log(`${ids.length} of ${stories.length} stories can be touched by the change.`)
  return ids.length === 0 ? undefined : String.raw`· [^\[]*\[(${ids.join('|')})\]`
}

/** Compares the pictures of the stories that hold the words, that the change can touch (`--changed`), or all. The catalogue is built first where a source has changed. */
async function main(args: readonly string[]): Promise<number> {
  const grep = args[0] === '--changed' ? await changedGrep() : grepOf(args.join(' '))
  if (grep === undefined) return 0
  return (await run('node', ['tests/run.ts', 'catalogue', 'stories.catalogue', '--grep', grep])).code
}

process.exitCode = await main(process.argv.slice(2))
