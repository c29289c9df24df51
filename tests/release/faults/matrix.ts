import { expect, test } from 'vitest'
import type { CallName } from '#portal/api/contract/contract.ts'
import type { Endpoint } from '#portal/api/contract/endpoint.ts'
import { faultsOf, nameOf } from './expected-outcome.ts'
import { checkCell } from './check-cell.ts'
import type { Way } from './way.ts'

/** One test for every call of a subject and every fault. The release check reads the titles, and reports the cells that are missing. */
export function matrix<Name extends CallName>(
  subject: Readonly<Record<Name, Endpoint>>,
  ways: Readonly<Record<NoInfer<Name>, Way>>,
): void {
  const names = Object.keys(subject).filter((name): name is Name => name in ways)
  const cells = names.flatMap((name) =>
    faultsOf(name, ways[name]).map((fault) => ({ name, endpoint: subject[name], way: ways[name], fault })),
  )
  test.each(cells.map((cell) => ({ ...cell, outcome: nameOf(cell) })))('$name > $fault: $outcome', async (cell) => {
    await expect(checkCell(cell)).resolves.toBeUndefined()
  })
}
