import { callNames } from '#portal/api/contract/contract.ts'
import type { CheckResult } from './run-checks.ts'

const count = (all: readonly CheckResult[], status: CheckResult['status']) =>
  all.filter((one) => one.status === status).length
const sums = (all: readonly CheckResult[]) =>
  `${count(all, 'passed')} passed, ${count(all, 'failed')} failed, ${count(all, 'not checked')} not checked`
const mark = { passed: 'passed    ', failed: 'FAILED    ', 'not checked': 'not checked' } as const

/** By call the number of checks that passed, then by rule its status and the reason. */
export function reportOf(results: readonly CheckResult[]): string[] {
  const width = Math.max(...callNames.map((name) => name.length))
  return [
    'By call',
    ...callNames.map(
      (name) => `  ${name.padEnd(width)}  ${sums(results.filter(({ check }) => check.calls.includes(name)))}`,
    ),
    '',
    'By rule',
    ...results.flatMap(({ check, status, why }) => [
      `  ${mark[status]}  ${check.id}: ${check.description}`,
      ...(why === undefined ? [] : [`              ${why}`]),
    ]),
    '',
    sums(results),
  ]
}

/** Passes if no check failed and at least one passed. */
export const isConforming = (results: readonly CheckResult[]): boolean =>
  count(results, 'failed') === 0 && count(results, 'passed') > 0
