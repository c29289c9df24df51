import { expect, test } from 'vitest'
import { statusesOf } from '../../portal/api/contract/declared-status.ts'
import type { Outcome } from '../support/report.ts'
import { faultFigures } from './faults.ts'
import { faultKinds } from './faults/fault-kind.ts'

const outcome = (title: string, state: Outcome['state'] = 'passed'): Outcome => ({
  project: 'faults',
  file: '',
  title,
  state,
})
const all = [...statusesOf('login'), ...faultKinds].map((fault) => outcome(`login > ${fault}: told`))
const control = outcome('control: a screen that says nothing is caught, 500')

test('every call has to be judged with every status and kind of fault, beside controls', () => {
  const { passed, summary, figures } = faultFigures([...all, control], ['login'])
  expect([passed, summary]).toEqual([
    true,
    { amount: `1 calls, ${all.length} cells`, figure: '0 failed', limit: 'none' },
  ])
  expect(figures).toContain(
    '| login | 401 403 429 told | told | told | told | told | told | told | told | told | told |',
  )
  expect(faultFigures(all, ['login']).passed).toBe(false)
})

test('one that failed, or is missing, is no proof', () => {
  const failing = faultFigures([...all.with(0, outcome('login > 401: told', 'failed')), control], ['login'])
  expect([
    failing.passed,
    failing.figures.some((line) => line.startsWith('| login | 401 told **FAILED**; 403 429 told |')),
  ]).toEqual([false, true])
  expect(faultFigures([...all.slice(1), control], ['login'])).toMatchObject({
    passed: false,
    summary: { figure: '1 failed' },
  })
})

test('a call that no table says how to make is named', () => {
  const { passed, figures } = faultFigures([...all, control], ['login', 'getInfo'])
  expect([passed, figures.at(-1)]).toEqual([false, '- getInfo: no screen is known that makes it'])
})

test('a call that opening the screen makes is not pressed twice', () => {
  expect(faultFigures([...all.filter(({ title }) => !title.includes('twice')), control], ['login']).passed).toBe(true)
})
