import { pathToFileURL } from 'node:url'
import { readReports, type Outcome } from '../support/report.ts'
import { say } from '../support/say.ts'
import behaviours from './behaviours.json' with { type: 'json' }

export interface Behaviour {
  id: string
  says: string
  /** Whether the product does it by now; what is built must be proved. */
  built: boolean
}

export interface Ledger {
  /** Per id: the passing tests that carry it, each once however many projects ran it. */
  proofs: Map<string, string[]>
  unproved: string[]
  /** Ids in titles that no behaviour has. */
  unknown: string[]
  /** Ids whose tests do not all pass. */
  broken: string[]
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
  const unproved = list.filter(({ id, built }) => built && proofs.get(id)?.size === 0).map(({ id }) => id)
  return { proofs: new Map([...proofs].map(([id, titles]) => [id, [...titles]])), unproved, unknown: [...unknown].toSorted(), broken: [...broken].toSorted() }
}

export const isSound = ({ unproved, unknown, broken }: Ledger): boolean => unproved.length + unknown.length + broken.length === 0

function printProofs(list: readonly Behaviour[], { proofs }: Ledger): void {
  for (const { id, says, built } of list) {
    const titles = proofs.get(id) ?? []
    if (built || titles.length > 0) say(`${id}  ${says}`, ...titles.map((title) => `    ${title}`))
  }
  say('')
}

function printBalance(list: readonly Behaviour[], ledger: Ledger): void {
  const lines = (words: string, ids: readonly string[]): string[] => ids.map((id) => `${words}: ${id}  ${list.find((behaviour) => behaviour.id === id)?.says ?? ''}`.trimEnd())
  say(...lines('built, but no passing test carries it', ledger.unproved), ...lines('a test that carries it fails', ledger.broken), ...lines('carried by a test, but no behaviour', ledger.unknown))
  const built = list.filter((behaviour) => behaviour.built).length
  say(`${list.length} behaviours, ${built} built, ${built - ledger.unproved.length} of those proved`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ledger = balance(behaviours, readReports())
  if (!process.argv.includes('--brief')) printProofs(behaviours, ledger)
  printBalance(behaviours, ledger)
  process.exitCode = isSound(ledger) ? 0 : 1
}
