import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bench } from './proof/bench.ts'
import { fuzz } from './proof/fuzz.ts'
import { kill } from './proof/kill.ts'
import { mutation } from './proof/mutation.ts'
import { portalMutation } from './proof/portal-mutation.ts'
import { persistence } from './proof/persistence.ts'
import { readOrder, withSection, type Proof } from './proof/proof.ts'
import { race } from './proof/race.ts'
import { repeat } from './proof/repeat.ts'
import { root } from './support/report.ts'
import { say } from './support/say.ts'

/** Proofs that take longer than a change can wait for. Each is one entry; its last figures stand on the page. */
const proofs: Readonly<Record<string, Proof>> = { repeat, mutation, 'portal-mutation': portalMutation, race, kill, persistence, fuzz, bench }

const page = join(root, 'tests/proof/figures.md')
const preface = '# Figures of the longer proofs\n\nWritten by `npm run proof -- <name> --seed <number>`; without a name, every proof runs.\n'

async function prove(name: string, { says, run }: Proof, seed: number): Promise<boolean> {
  say('', `── ${name}: ${says} (seed ${seed})`)
  const started = Date.now()
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim()
  const { passed, figures } = await run({ seed }).catch((error: unknown) => ({ passed: false, figures: [String(error)] }))
  const origin = `${passed ? 'Passed' : '**Failed**'} on ${new Date().toISOString().slice(0, 10)}, at ${commit}, seed ${seed}, in ${Math.round((Date.now() - started) / 1000)} s.`
  writeFileSync(page, withSection(existsSync(page) ? readFileSync(page, 'utf8') : preface, { name, says, origin, figures }))
  say(origin, ...figures)
  return passed
}

async function main(words: readonly string[]): Promise<number> {
  const { names, seed } = readOrder(words, Object.keys(proofs))
  let failed = 0
  for (const name of names) {
    const proof = proofs[name]
    if (proof && !(await prove(name, proof, seed))) failed += 1
  }
  say('', `${names.length - failed} passed, ${failed} failed; the figures stand in tests/proof/figures.md`)
  return failed > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
