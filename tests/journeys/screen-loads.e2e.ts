import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtPortal } from '../support/ports.ts'
import { root } from '../support/report.ts'
import { screenLoads, type ScreenLoad } from '../support/screen-loads.ts'
import budget from './load-budget.json' with { type: 'json' }

/** Those of the app's own table of screens. */
const listed = Array.from(
  readFileSync(join(root, 'portal/app/screens.ts'), 'utf8').matchAll(/import\('[^']*-screen\.tsx'\)\)\.(\w+)/g),
  ([, name = '']) => name,
)
const exceptions: Readonly<Record<string, Partial<ScreenLoad>>> = budget.exceptions

test('the load of every screen stays within its budget', () => {
  const loads = screenLoads(builtPortal)
  expect(Object.keys(loads)).toEqual(expect.arrayContaining([...listed, ...Object.keys(exceptions)]))
  const over = Object.entries(loads).flatMap(([screen, load]) =>
    Object.entries({ ...budget.eachScreen, ...exceptions[screen] }).flatMap(([what, limit]) => {
      const taken = load[what as keyof ScreenLoad]
      return taken <= limit ? [] : [`${screen}: ${what} ${taken}, its budget is ${limit}`]
    }),
  )
  expect(over).toEqual([])
})
