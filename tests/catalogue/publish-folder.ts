import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtStorybook } from '../support/ports.ts'
import { run } from '../support/process.ts'
import { log } from '../support/log.ts'

/** Puts a built catalogue in place of the one in a folder, in one step: nobody gets a half. */
export function putCatalogue(built: string, folder: string): void {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0
  if (!isFree && !existsSync(join(folder, 'iframe.html')))
    throw new Error(`${folder} holds something else than a catalogue, and was left as it is.`)
  const [next, last] = [`${folder}.next`, `${folder}.last`]
  for (const rest of [next, last]) rmSync(rest, { recursive: true, force: true })
  cpSync(built, next, { recursive: true })
  if (existsSync(folder)) renameSync(folder, last)
  renameSync(next, folder)
  rmSync(last, { recursive: true, force: true })
}

/** Builds the catalogue into a folder that a static host serves, under whatever path: its addresses are relative. */
async function publish(folder: string | undefined): Promise<number> {
  if (folder === undefined) {
    log('Say where: npm run storybook:publish -- <folder>')
    return 1
  }
  const { code } = await run('npm', ['run', '--silent', 'storybook:build'])
  if (code !== 0) return code
  putCatalogue(builtStorybook, resolve(folder))
  log(`The catalogue is in ${resolve(folder)}.`)
  return 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await publish(process.argv[2])
