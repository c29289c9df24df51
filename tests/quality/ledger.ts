import { pathToFileURL } from 'node:url'
import { readReports, type Outcome } from '../support/report.ts'
import { say } from '../support/say.ts'
import entries from './behaviours.json' with { type: 'json' }
import { partLines } from './part-ledger.ts'

export interface Behaviour {
  id: string
  says: string
  /** Whether the product does it by now; what is built, partly too, must be proved. */
  state: 'built' | 'partly' | 'open'
  /** What a partly built one still lacks. */
  missing?: string
}

export const behaviours = entries as readonly Behaviour[]

interface Ledger {
  /** Per id: the passing tests that carry it, each once however many projects ran it. */
  proofs: Map<string, string[]>
  unproved: string[]
  /** Ids in titles that no behaviour has. */
  unknown: string[]
  /** Ids whose tests do not all pass. */
  broken: string[]
}

/** What is wrong with an entry by itself, whatever the tests say. */
export function faultsOf({ id, state, missing }: Behaviour): string[] {
  if (!['built', 'partly', 'open'].includes(state)) return [`${id} is neither built, partly built nor open`]
  if (state !== 'partly') return missing === undefined ? [] : [`${id} is ${state}, and only a partly built behaviour says what is missing`]
  return /^\S.{8,200}\.$/.test(missing ?? '') ? [] : [`${id} is partly built, and does not say in a sentence what is missing`]
}

const idsIn = (title: string, families: ReadonlySet<string>): string[] =>
  // Only the ledger's own families, so that "UTF-16" or "WCAG-22" in a title is no id.
  [...new Set([...title.matchAll(/\b([A-Z][A-Z0-9]*)-\d{2}\b/g)].filter(([, family = '']) => families.has(family)).map(([id]) => id))]

/** A behaviour is proved when tests carry its id and all of them pass; a skipped test says nothing. */
export function balance(list: readonly Behaviour[], outcomes: readonly Outcome[]): Ledger {
  const families = new Set(list.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))
  const known = new Set(list.map(({ id }) => id))
  const proofs = new Map<string, Set<string>>(list.map(({ id }) => [id, new Set()]))
  const unknown = new Set<string>()
  const broken = new Set<string>()
  for (const { file, title, state } of outcomes) {
    for (const id of idsIn(title, families)) {
      if (!known.has(id)) unknown.add(id)
      else if (state === 'failed') broken.add(id)
      else if (state === 'passed') proofs.get(id)?.add(`${file}: ${title}`)
    }
  }
  const unproved = list.filter(({ id, state }) => state !== 'open' && proofs.get(id)?.size === 0).map(({ id }) => id)
  return { proofs: new Map([...proofs].map(([id, titles]) => [id, [...titles]])), unproved, unknown: [...unknown].toSorted(), broken: [...broken].toSorted() }
}

export const isSound = ({ unproved, unknown, broken }: Ledger): boolean => unproved.length + unknown.length + broken.length === 0

function printProofs(list: readonly Behaviour[], { proofs }: Ledger): void {
  for (const { id, says, state, missing } of list) {
    const titles = proofs.get(id) ?? []
    if (state !== 'open' || titles.length > 0) say(`${id}  ${says}`, ...(missing ? [`    MISSING: ${missing}`] : []), ...titles.map((title) => `    ${title}`))
  }
  say('')
}

export function closingLine(list: readonly Behaviour[], { unproved }: Ledger): string {
  const count = (state: Behaviour['state']): number => list.filter((behaviour) => behaviour.state === state).length
  const [built, partly] = [count('built'), count('partly')]
  return `${list.length} behaviours, ${built} built, ${partly} partly, ${built + partly - unproved.length} of those proved`
}

function printBalance(list: readonly Behaviour[], ledger: Ledger): void {
  const lines = (words: string, ids: readonly string[]): string[] => ids.map((id) => `${words}: ${id}  ${list.find((behaviour) => behaviour.id === id)?.says ?? ''}`.trimEnd())
  say(...lines('built or partly built, but no passing test carries it', ledger.unproved), ...lines('a test that carries it fails', ledger.broken), ...lines('carried by a test, but no behaviour', ledger.unknown))
  say(closingLine(list, ledger))
}

function main(): void {
  if (process.argv.includes('parts')) return say(...partLines())
  const ledger = balance(behaviours, readReports())
  if (!process.argv.includes('--brief')) printProofs(behaviours, ledger)
  printBalance(behaviours, ledger)
  process.exitCode = isSound(ledger) ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
