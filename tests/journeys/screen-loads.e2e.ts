import { expect, test } from '@playwright/test'
import { builtPortal } from '../support/places.ts'
import { screenLoads } from '../support/screen-loads.ts'
import budget from './load-budget.json' with { type: 'json' }

/** In bytes of script. */
const most = 41_000

test('the way in to every screen stays within its budget', () => {
  const loads = screenLoads(builtPortal)
  expect(Object.keys(loads).toSorted()).toEqual(Object.keys(budget.screens).toSorted())
  const over = Object.entries(loads).flatMap(([screen, load]) =>
    Object.entries(budget.screens[screen as keyof typeof budget.screens]).flatMap(([what, limit]) => {
      const taken = load[what as keyof typeof load]
      return taken <= limit ? [] : [`${screen}: ${what} ${taken}, its budget is ${limit}`]
    }),
  )
  expect(over).toEqual([])
  expect(
    Object.entries(loads).flatMap(([screen, { script }]) =>
      script > most ? [`${screen}: ${script} bytes of script`] : [],
    ),
  ).toEqual([])
})
