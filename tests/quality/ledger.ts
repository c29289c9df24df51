import { pathToFileURL } from 'node:url'
import { readReports, type Outcome } from '../support/report.ts'
import { log } from '../support/log.ts'
import entries from './behaviours.json' with { type: 'json' }
import { partLines } from './part-ledger.ts'

export interface Behaviour {
  id: string
  description: string
  /** What a test asserts apart, where that is more than one thing; a title names the second clause of `ONE-01` as `ONE-01.2`. */
  clauses?: readonly string[]
  /** Whether the product does it by now; what is built, partly too, must be proved. */
  state: 'built' | 'partly' | 'open'
  /** What a partly built one still lacks. */
  missing?: string
}

export const behaviours = entries as readonly Behaviour[]

interface Ledger {
  /** Per clause: the passing tests that carry it, each once however many projects ran it. */
  proofs: Map<string, string[]>
  /** Clauses of what is built. */
  unproved: string[]
  /** Ids in titles that no behaviour and no clause has. */
  unknown: string[]
  /** Ids whose tests do not all pass. */
  broken: string[]
}

/** What has to be proved: each clause by its own id, or the behaviour by its id where it is a single clause. */
const clausesOf = ({ id, description, clauses }: Behaviour): { id: string; text: string }[] =>
  clauses?.map((text, index) => ({ id: `${id}.${index + 1}`, text })) ?? [{ id, text: description }]

const isBuilt = ({ state }: Behaviour): boolean => state !== 'open'

function faultsOfClauses({ id, clauses }: Behaviour): string[] {
  if (clauses === undefined) return []
  if (clauses.length < 2) return [`${id} lists fewer than two clauses: a single one is the behaviour itself`]
  const odd = clauses.filter((text, index) => !/^\S.{6,158}\S$/.test(text) || clauses.indexOf(text) !== index)
  return odd.map((text) => `${id} has a clause that is no short phrase, or stands there twice: ${text}`)
}

function faultsOfState({ id, state, missing }: Behaviour): string[] {
  if (!['built', 'partly', 'open'].includes(state)) return [`${id} is neither built, partly built nor open`]
  if (state !== 'partly')
    return missing === undefined ? [] : [`${id} is ${state}, and only a partly built behaviour says what is missing`]
  return /^\S.{8,200}\.$/.test(missing ?? '')
    ? []
    : [`${id} is partly built, and does not say in a sentence what is missing`]
}

/** What is wrong with an entry by itself, whatever the tests say. */
export const faultsOf = (behaviour: Behaviour): string[] => [...faultsOfState(behaviour), ...faultsOfClauses(behaviour)]

const idsIn = (title: string, families: ReadonlySet<string>): string[] =>
  // Only the ledger's own families, so that "UTF-16" in a title is no id; nor is the end of "SUMMARY-LIST-01".
  [
    ...new Set(
      [...title.matchAll(/(?<![\w-])([A-Z][A-Z0-9]*)-\d{2}(?:\.\d+)?\b/g)]
        .filter(([, family = '']) => families.has(family))
        .map(([id]) => id),
    ),
  ]

/** A clause is proved when tests carry its id and all of them pass; a skipped test says nothing. */
export function balance(list: readonly Behaviour[], outcomes: readonly Outcome[]): Ledger {
  const families = new Set(list.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))
  const proofs = new Map<string, Set<string>>(list.flatMap(clausesOf).map(({ id }) => [id, new Set()]))
  // A plain id may stand in the title of a test that asserts no clause fully.
  const known = new Set([...list.map(({ id }) => id), ...proofs.keys()])
  const unknown = new Set<string>()
  const broken = new Set<string>()
  for (const { file, title, state } of outcomes) {
    for (const id of idsIn(title, families)) {
      if (!known.has(id)) unknown.add(id)
      else if (state === 'failed') broken.add(id)
      else if (state === 'passed') proofs.get(id)?.add(`${file}: ${title}`)
    }
  }
  const unproved = list
    .filter(isBuilt)
    .flatMap(clausesOf)
    .map(({ id }) => id)
    .filter((id) => proofs.get(id)?.size === 0)
  return {
    proofs: new Map([...proofs].map(([id, titles]) => [id, [...titles]])),
    unproved,
    unknown: [...unknown].toSorted(),
    broken: [...broken].toSorted(),
  }
}

export const isSound = ({ unproved, unknown, broken }: Ledger): boolean =>
  unproved.length + unknown.length + broken.length === 0

/** Each clause that is built, or that a test carries already, with its tests. */
export function proofLines(list: readonly Behaviour[], { proofs }: Ledger): string[] {
  const titlesOf = (id: string): string[] => proofs.get(id) ?? []
  const shown = list.filter(
    (behaviour) => isBuilt(behaviour) || clausesOf(behaviour).some(({ id }) => titlesOf(id).length > 0),
  )
  return shown.flatMap((behaviour) => {
    const { id, description, clauses, missing } = behaviour
    return [
      `${id}  ${description}`,
      ...(missing ? [`    MISSING: ${missing}`] : []),
      ...clausesOf(behaviour).flatMap((clause) => [
        ...(clauses ? [`  ${clause.id}  ${clause.text}`] : []),
        ...titlesOf(clause.id).map((title) => `    ${title}`),
      ]),
    ]
  })
}

export function closingLine(list: readonly Behaviour[], { unproved }: Ledger): string {
  const count = (state: Behaviour['state']): number => list.filter((behaviour) => behaviour.state === state).length
  const clauses = list.filter(isBuilt).map(clausesOf)
  const proved = clauses.filter((own) => !own.some(({ id }) => unproved.includes(id))).length
  const all = clauses.flat().length
  return `${list.length} behaviours, ${count('built')} built, ${count('partly')} partly, ${proved} of those proved: ${all - unproved.length} of ${all} clauses`
}

/** What keeps the ledger from being sound, and in the last line the count. */
export function balanceLines(list: readonly Behaviour[], ledger: Ledger): string[] {
  const texts = new Map([
    ...list.map(({ id, description }) => [id, description] as const),
    ...list.flatMap(clausesOf).map(({ id, text }) => [id, text] as const),
  ])
  const lines = (words: string, ids: readonly string[]): string[] =>
    ids.map((id) => `${words}: ${id}  ${texts.get(id) ?? ''}`.trimEnd())
  return [
    ...lines('built or partly built, but no passing test carries it', ledger.unproved),
    ...lines('a test that carries it fails', ledger.broken),
    ...lines('carried by a test, but no behaviour and no clause', ledger.unknown),
    closingLine(list, ledger),
  ]
}

function main(): void {
  if (process.argv.includes('parts')) return log(...partLines())
  const ledger = balance(behaviours, readReports())
  if (!process.argv.includes('--brief')) log(...proofLines(behaviours, ledger), '')
  log(...balanceLines(behaviours, ledger))
  process.exitCode = isSound(ledger) ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
