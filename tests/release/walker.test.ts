import { expect, test } from 'vitest'
import type { Walked } from '../walker/walk.ts'
import { walkerFigures } from './walker.ts'

const screens = [
  'login',
  'register',
  'dashboard',
  'booking',
  'appointments',
  'cancel',
  'messages',
  'question',
  'attachment',
  'newQuestion',
  'prescriptions',
  'prescription',
  'documents',
  'document',
  'finance',
  'invoice',
  'invoiceDocument',
  'rebate',
  'identification',
  'generalQuestionnaire',
  'medicalQuestionnaire',
  'askBsn',
  'accessibility',
]
const writes = {
  addConsult: 1,
  moveConsult: 1,
  cancelConsult: 1,
  newThread: 1,
  replyThread: 1,
  getPaymentLink: 1,
  requestRebate: 1,
  setQuestionAnswer: 2,
}
const found = [{ what: 'a fault', after: 12 }]
const walked = (over: Partial<Walked> = {}): Walked => ({
  seed: 1,
  actions: 2000,
  seconds: 120,
  fault: null,
  screens,
  writes,
  ...over,
})
const all = (...over: Partial<Walked>[]): Walked[] =>
  Array.from({ length: 20 }, (_, at) => walked({ seed: at + 1, ...over[at] }))

test('every walk has to be walked to its end without a fault', () => {
  expect(walkerFigures(all(), found)).toMatchObject({
    passed: true,
    summary: { amount: '20 walks, 40000 actions', figure: '0 faults', limit: 'none' },
  })
  expect(walkerFigures(all().slice(1), found).passed).toBe(false)
  expect(walkerFigures([], found).passed).toBe(false)
  const failed = walkerFigures(
    all({ actions: 12, fault: { what: ['tab 1 shows no heading'], before: ['12 tab 1 at /login: reloads'] } }),
    found,
  )
  expect(failed.passed).toBe(false)
  expect(failed.figures.slice(-4)).toEqual([
    '```',
    'seed 1, action 12: tab 1 shows no heading',
    '  12 tab 1 at /login: reloads',
    '```',
  ])
})

test('walks that never meet a screen or a write show too little', () => {
  expect(
    walkerFigures(
      all().map((one) => ({ ...one, screens: screens.slice(1) })),
      found,
    ).passed,
  ).toBe(false)
  const { requestRebate: _, ...others } = writes
  const result = walkerFigures(
    all().map((one) => ({ ...one, writes: others })),
    found,
  )
  expect(result.passed).toBe(false)
  expect(result.figures.join('\n')).toContain('Never met, and should have been: requestRebate.')
})

test('a planted fault that is walked past fails, and so does a walk with none planted', () => {
  const escaped = walkerFigures(all(), [...found, { what: 'another', after: null }])
  expect(escaped.passed).toBe(false)
  expect(escaped.figures.slice(-2)).toEqual(['| a fault | 12 |', '| another | **never** |'])
  expect(walkerFigures(all(), []).passed).toBe(false)
})
