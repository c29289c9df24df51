import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bench } from './proof/bench.ts'
import { fuzz } from './proof/fuzz.ts'
import { kill } from './proof/kill.ts'
import { mutation } from './proof/mutation.ts'
import { portalMutation } from './proof/portal-mutation.ts'
import { persistence } from './proof/persistence.ts'
import { originOf, readOrder, withSection, type Proof } from './proof/proof.ts'
import { race } from './proof/race.ts'
import { repeat } from './proof/repeat.ts'
import { root } from './support/report.ts'
import { say } from './support/say.ts'

/** Proofs that take longer than a change can wait for. Each is one entry; its last figures stand on the page. */
const proofs: Readonly<Record<string, Proof>> = { repeat, mutation, 'portal-mutation': portalMutation, race, kill, persistence, fuzz, bench }

const page = join(root, 'tests/proof/figures.md')
const preface = '# Figures of the longer proofs\n\nWritten by `npm run proof -- <name> --seed <number>`; without a name, every proof runs.\n'

/** What is measured. The page of figures itself is no part of it. */
function treeNow(): { commit: string; clean: boolean } {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return { commit: git('rev-parse', '--short', 'HEAD'), clean: git('status', '--porcelain', '--', '.', ':!tests/proof/figures.md') === '' }
}

async function prove(name: string, { says, run }: Proof, seed: number): Promise<boolean> {
  say('', `── ${name}: ${says} (seed ${seed})`)
  const started = Date.now()
  const tree = treeNow()
  const { passed, figures } = await run({ seed }).catch((error: unknown) => ({ passed: false, figures: [String(error)] }))
  const origin = originOf({ passed, tree, seed, date: new Date(), seconds: Math.round((Date.now() - started) / 1000) })
  writeFileSync(page, withSection(existsSync(page) ? readFileSync(page, 'utf8') : preface, { name, says, origin, figures }))
  say(origin, ...figures)
  return passed && tree.clean
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
