import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibility } from './proof/accessibility.ts'
import { bench } from './proof/bench.ts'
import { brandColours } from './proof/brand-colours.ts'
import { calendar } from './proof/calendar.ts'
import { calm } from './proof/calm.ts'
import { clinics } from './proof/clinics.ts'
import { conformance } from './proof/conformance.ts'
import { documents } from './proof/documents.ts'
import { engines } from './proof/engines.ts'
import { firstPage } from './proof/first-page.ts'
import { fuzz } from './proof/fuzz.ts'
import { invoices } from './proof/invoices.ts'
import { kill } from './proof/kill.ts'
import { longJourneys } from './proof/long-journeys.ts'
import { mutation } from './proof/mutation.ts'
import { packageProof } from './proof/package.ts'
import { persistence } from './proof/persistence.ts'
import { portalMutation } from './proof/portal-mutation.ts'
import { pictureChanges } from './proof/picture-changes.ts'
import { originOf, readOrder, verdictOf, withSection, type Proof, type Result } from './proof/proof.ts'
import { race } from './proof/race.ts'
import { release } from './proof/release.ts'
import { repeat } from './proof/repeat.ts'
import { review } from './proof/review.ts'
import { saveQueue } from './proof/save-queue.ts'
import { servers } from './proof/servers.ts'
import { thread } from './proof/thread.ts'
import { duringRun, figuresPage, readTree } from './proof/tree.ts'
import { typing } from './proof/typing.ts'
import { uploads } from './proof/uploads.ts'
import { walker } from './proof/walker.ts'
import { root } from './support/report.ts'
import { say } from './support/say.ts'

/** Proofs that take longer than a change can wait for. Each is one entry; its last figures stand on the page. */
const proofs: Readonly<Record<string, Proof>> = { repeat, review, 'picture-changes': pictureChanges, mutation, 'portal-mutation': portalMutation, race, kill, persistence, fuzz, 'save-queue': saveQueue, bench, 'first-page': firstPage, typing, thread, invoices, calendar, uploads, engines, calm, 'brand-colours': brandColours, documents, package: packageProof, release, 'long-journeys': longJourneys, servers, conformance, accessibility, clinics, walker }

const page = join(root, figuresPage)
const preface = '# Figures of the longer proofs\n\nWritten by `npm run proof -- <name> --seed <number>`; without a name, every proof runs. Only what was measured on a clean tree is called passed.\n'

async function prove(name: string, { says, run }: Proof, seed: number): Promise<boolean> {
  const before = readTree(root)
  say('', `── ${name}: ${says} (seed ${seed})`, ...(before.clean ? [] : ['There are uncommitted changes: whatever comes out will not be called passed.']))
  const started = Date.now()
  const result = await run({ seed }).catch((error: unknown): Result => ({ passed: false, figures: [String(error)] }))
  const tree = duringRun(before, readTree(root))
  const origin = originOf({ result, tree, date: new Date(), seed, seconds: Math.round((Date.now() - started) / 1000) })
  writeFileSync(page, withSection(existsSync(page) ? readFileSync(page, 'utf8') : preface, { name, says, origin, figures: result.figures }))
  say(origin, ...result.figures)
  return verdictOf(result, tree) === 'passed'
}

async function main(words: readonly string[]): Promise<number> {
  const { names, seed } = readOrder(words, Object.keys(proofs))
  let passed = 0
  for (const name of names) {
    const proof = proofs[name]
    if (proof && (await prove(name, proof, seed))) passed += 1
  }
  say('', `${passed} of ${names.length} passed; the figures stand in ${figuresPage}`)
  return passed === names.length ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
