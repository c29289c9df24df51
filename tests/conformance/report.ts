import { callNames } from '#portal/api/contract/contract.ts'
import type { Judgement } from './judge.ts'

const count = (all: readonly Judgement[], verdict: Judgement['verdict']) =>
  all.filter((one) => one.verdict === verdict).length
const sums = (all: readonly Judgement[]) =>
  `${count(all, 'passed')} passed, ${count(all, 'failed')} failed, ${count(all, 'not judged')} not judged`
const mark = { passed: 'passed    ', failed: 'FAILED    ', 'not judged': 'not judged' } as const

/** By call how many of the checks about it passed, then by rule how it went and why. */
export function reportOf(judgements: readonly Judgement[]): string[] {
  const width = Math.max(...callNames.map((name) => name.length))
  return [
    'By call',
    ...callNames.map(
      (name) => `  ${name.padEnd(width)}  ${sums(judgements.filter(({ check }) => check.calls.includes(name)))}`,
    ),
    '',
    'By rule',
    ...judgements.flatMap(({ check, verdict, why }) => [
      `  ${mark[verdict]}  ${check.id}: ${check.judges}`,
      ...(why === undefined ? [] : [`              ${why}`]),
    ]),
    '',
    sums(judgements),
  ]
}

/** Anything that failed, and a run in which nothing passed, is no pass. */
export const isConforming = (judgements: readonly Judgement[]): boolean =>
  count(judgements, 'failed') === 0 && count(judgements, 'passed') > 0
