import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { builtStorybook } from '../support/places.ts'
import { run } from '../support/process.ts'
import { root } from '../support/report.ts'
import { say } from '../support/say.ts'
import { accepted, approvalOf, grepOf } from './approval.ts'
import { forgetTaken, readAlike, writeAlike } from './alike.ts'
import { isCatalogueFresh } from './fresh-catalogue.ts'
import { packPicture } from './pack-picture.ts'
import { baselineFolder, bytesOfBaseline, leftOver, readShots, shotList } from './shot.ts'

const hashes = (): Map<string, string> =>
  new Map(
    globSync(join(baselineFolder, '*.png')).map((file) => [
      basename(file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )

async function must(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed, so nothing was approved:\n${output}`)
}

/** Takes the pictures as they are now for right: those that are called so, those whose name or id holds the given words, or all. */
async function approve(words: string): Promise<number> {
  // After a comparison it stands there already: building takes longer than all that follows.
  if (!isCatalogueFresh([join(builtStorybook, 'index.json'), shotList], root)) {
    await must('npm', ['run', '--silent', 'storybook:build'])
    await must('node', ['tests/catalogue/list-shots.ts'])
  }
  const shots = readShots()
  const { shots: asked, removed } = approvalOf(words, shots, leftOver(shots))
  if (asked.length + removed.length === 0) {
    say(`No story and no picture holds "${words}".`)
    return 1
  }
  const before = hashes()
  forgetTaken()
  const taken =
    asked.length === 0
      ? { code: 0 }
      : await run(
          'playwright',
          [
            'test',
            '--config',
            'tests/catalogue/playwright.config.ts',
            '--update-snapshots',
            'changed',
            '--grep',
            grepOf(asked),
          ],
          { env: { APPROVING: 'true' } },
        )
  for (const name of removed) rmSync(join(baselineFolder, name))
  const changes = accepted(before, hashes())
  // A change is told by the picture as it was taken; packing changes no pixel.
  for (const [name, hash] of hashes()) if (before.get(name) !== hash) await packPicture(join(baselineFolder, name))
  writeAlike(readAlike(), globSync(join(baselineFolder, '*.png')))
  forgetTaken()
  say(
    '',
    ...changes,
    `${asked.length} pictures looked at, ${changes.length} pictures accepted; all together: ${(bytesOfBaseline() / 1024 / 1024).toFixed(1)} MB`,
  )
  if (taken.code !== 0)
    say('Some stories could not be pictured; they stand above, and their pictures stay as they were.')
  return taken.code
}

process.exitCode = await approve(process.argv.slice(2).join(' '))
