import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proofs } from './all.ts'
import { withoutOthers, withProof } from './page.ts'
import { originOf, readOrder, verdictOf, type Proof, type Result } from './proof.ts'
import { staleProofs } from './stale.ts'
import { duringRun, figuresPage, readTree } from './tree.ts'
import { root } from '../support/report.ts'
import { say } from '../support/say.ts'

const page = join(root, figuresPage)
/** A build in this process leaves NODE_ENV behind: a proof after it would test another React. */
const environment = { ...process.env }

async function prove(name: string, { says, run }: Proof, seed: number): Promise<boolean> {
  const before = readTree(root)
  say(
    '',
    `── ${name}: ${says} (seed ${seed})`,
    ...(before.clean ? [] : ['There are uncommitted changes: whatever comes out will not be called passed.']),
  )
  process.env = { ...environment }
  const started = Date.now()
  const result = await run({ seed }).catch((error: unknown): Result => ({
    passed: false,
    summary: { amount: '', figure: 'it broke off', limit: '' },
    figures: [String(error)],
  }))
  const tree = duringRun(before, readTree(root))
  const verdict = verdictOf(result, tree)
  const origin = originOf({ result, tree, date: new Date(), seed, seconds: Math.round((Date.now() - started) / 1000) })
  const former = existsSync(page) ? withoutOthers(readFileSync(page, 'utf8'), Object.keys(proofs)) : ''
  writeFileSync(
    page,
    withProof(former, {
      name,
      says,
      origin,
      verdict,
      commit: tree.commit,
      summary: result.summary,
      figures: result.figures,
    }),
  )
  say(origin, ...result.figures)
  return verdict === 'passed'
}

async function main(words: readonly string[]): Promise<number> {
  const { names, seed } = readOrder(words, Object.keys(proofs), () => staleProofs(root, proofs).map(({ name }) => name))
  const started = Date.now()
  let passed = 0
  for (const name of names) {
    const proof = proofs[name]
    if (proof && (await prove(name, proof, seed))) passed += 1
  }
  say(
    '',
    `${passed} of ${names.length} passed in ${Math.round((Date.now() - started) / 60_000)} minutes; the figures stand in ${figuresPage}`,
  )
  return passed === names.length ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
