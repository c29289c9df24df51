import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CallName, callNames } from '../../portal/api/contract/contract.ts'
import { statusesOf } from '../../portal/api/contract/declared-status.ts'
import { run } from '../support/process.ts'
import { readReport, reportFolder, type Outcome } from '../support/report.ts'
import { faultKinds } from './faults/fault-kind.ts'
import { product } from './judged.ts'
import type { Proof, Result } from './proof.ts'

/** `addConsult > 409: led on` */
const title = /^(?<call>\w+) > (?<fault>[^:]+): (?<outcome>.+)$/

interface Judged {
  outcome: string
  isPassed: boolean
}

/** The judged cells, by call and fault. */
function cellsIn(outcomes: readonly Outcome[]): Map<string, Judged> {
  return new Map(
    outcomes.flatMap(({ title: told, state }) => {
      const { call, fault, outcome } = title.exec(told)?.groups ?? {}
      return call !== undefined && fault !== undefined && outcome !== undefined
        ? [[`${call} ${fault}`, { outcome, isPassed: state === 'passed' }] as const]
        : []
    }),
  )
}

const wordOf = (cell: Judged | undefined): string => (cell ? cell.outcome + (cell.isPassed ? '' : ' **FAILED**') : '–')

/** Every call of the contract must have been judged with every status it declares and every kind of fault; a call that no press makes cannot be pressed twice. */
export function faultFigures(outcomes: readonly Outcome[], names: readonly CallName[] = callNames): Result {
  const cells = cellsIn(outcomes)
  const controls = outcomes.filter(({ title: told }) => told.startsWith('control: '))
  const failed = outcomes.filter(({ state }) => state !== 'passed')
  const wanted = names.flatMap((name) =>
    [...statusesOf(name), ...faultKinds.filter((kind) => kind !== 'twice')].map((fault) => `${name} ${fault}`),
  )
  const missing = wanted.filter((key) => !cells.has(key))
  const unreached = names.filter((name) => missing.includes(`${name} 500`))
  const row = (name: CallName): string => {
    const refusals = Map.groupBy(
      statusesOf(name).filter((status) => status < 500),
      (status) => wordOf(cells.get(`${name} ${status}`)),
    )
    const told = [...refusals].map(([word, statuses]) => `${statuses.join(' ')} ${word}`).join('; ')
    return `| ${name} | ${told} | ${[500, ...faultKinds].map((fault) => wordOf(cells.get(`${name} ${fault}`))).join(' | ')} |`
  }
  return {
    passed: missing.length === 0 && failed.length === 0 && controls.length > 0,
    summary: {
      amount: `${names.length} calls, ${cells.size} cells`,
      figure: `${failed.length + missing.length} failed`,
      limit: 'none',
    },
    figures: [
      `${names.length} calls of the contract, ${cells.size} cells: ${failed.length} failed, ${missing.length} missing. ${controls.length} controls: a screen with a mistake put in on purpose is caught, and one without passes.`,
      '',
      'Told: a text of the portal stands in the page and is announced, what was typed or chosen is still there, nobody is moved, nothing is left uncaught, and the same call made again goes well. Told, no more: so, but making it again would not help, so it is not offered. Led on: the ledger names where the patient goes instead. Signs in: the session ends, and after signing in the screen is there again with what was typed. Not needed: the screen does without the answer. Accepted: the contract takes anything for an answer. Late: the patient left before the answer; told is told in a message that names the task, silent says nothing. Twice: pressed twice and submitted once more, sent once. –: opening the screen makes the call, and nothing can be pressed.',
      '',
      `| call | refused | 500 | ${faultKinds.join(' | ')} |`,
      `|${'---|'.repeat(faultKinds.length + 3)}`,
      ...names.map(row),
      ...(unreached.length > 0 ? ['', ...unreached.map((name) => `- ${name}: no screen is known that makes it`)] : []),
      ...(failed.length > 0
        ? ['', ...failed.map(({ title: told, reason = '' }) => `- ${told}: ${reason.split('\n')[0] ?? ''}`)]
        : []),
    ],
  }
}

/** Every call of the contract with everything that can befall it, each on the screen that makes the call. */
export const faults: Proof = {
  says: 'whatever befalls a call is told, loses nothing, moves nobody and is sent once',
  judges: [...product, 'tests/release/faults.ts', 'tests/release/faults', 'tests/vitest.config.ts'],
  async run() {
    const file = join(reportFolder, 'proof', 'faults.json')
    rmSync(file, { force: true })
    await run(
      'vitest',
      [
        'run',
        '--config',
        'tests/release/faults/vitest.config.ts',
        '--reporter',
        'dot',
        '--reporter',
        './tests/support/vitest-report.ts',
      ],
      { env: { REPORT_FILE: file } },
    )
    return faultFigures(readReport(file))
  },
}
