import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from '../support/process.ts'
import { say } from '../support/say.ts'
import { baselineFolder, bytesOfBaseline, leftOver, readShots } from './shot.ts'

const hashes = (): Map<string, string> =>
  new Map(globSync(join(baselineFolder, '*.png')).map((file) => [basename(file), createHash('sha256').update(readFileSync(file)).digest('hex')]))

async function must(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true, env })
  if (code === 0) return
  say(output)
  throw new Error(`${command} ${args.join(' ')} failed, so nothing more was approved.`)
}

/** Takes the pictures as they are now for right: those of stories whose name or id holds the given words, or all. */
async function approve(words: string): Promise<void> {
  await must('npm', ['run', '--silent', 'storybook:build'])
  await must('node', ['tests/visual/list-shots.ts'])
  const shots = readShots()
  const chosen = shots.filter(({ story, title }) => `${title} ${story}`.toLowerCase().includes(words.toLowerCase()))
  if (chosen.length === 0) throw new Error(`No story holds "${words}".`)
  const before = hashes()
  const stories = [...new Set(chosen.map(({ story }) => story))]
  await must('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', '--reporter', 'line', '--update-snapshots', 'changed', '--grep', `\\[(${stories.join('|')})\\]$`], { APPROVING: 'true' })

  for (const [name, hash] of hashes()) if (before.get(name) !== hash) say(`${before.has(name) ? 'changed' : 'new    '}  ${name}`)
  for (const name of leftOver(shots)) {
    rmSync(join(baselineFolder, name))
    say(`removed  ${name}`)
  }
  say(`${chosen.length} pictures of ${stories.length} stories looked at; all baselines together: ${(bytesOfBaseline() / 1024 / 1024).toFixed(1)} MB`)
}

await approve(process.argv[2] ?? '')
