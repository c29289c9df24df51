import { expect, test } from 'vitest'
import type { QuestionAnswer } from '../../../api/contract/questionnaire.ts'
import { canAskAll, dayCounts, isIntakeType, medicalPages } from './medical-pages.ts'

const question = (question_id: string, page: number, rest: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  question_id,
  page,
  answer: null,
  type: 'bool',
  question: 'Ja?',
  ...rest,
})

test.each([
  ['IN_MIGR', 9, 11],
  ['IN_CLUS', 5, 7],
] as const)('MED-01.2 MED-01.3 %s has %i pages and %i steps', (type, pages, steps) => {
  const all = medicalPages(type, [])
  expect(all).toHaveLength(steps)
  expect(all.map(({ id }) => id)).toEqual([
    'start',
    ...Array.from({ length: pages }, (_, at) => `page${at + 1}`),
    'end',
  ])
})

test.each([
  ['IN_MIGR', true],
  ['IN_CLUS', true],
  ['IN_TENSION', false],
  ['', false],
  [null, false],
  [undefined, false],
])('MED-02 %o is a known type: %o', (type, isSo) => {
  expect(isIntakeType(type)).toBe(isSo)
})

test('MED-14 each question is on its page, with the properties from the back end', () => {
  const pages = medicalPages('IN_CLUS', [
    question('a', 2, {
      type: 'multi_select',
      question: 'Waar?',
      answers: ['Oog', 'Slaap'],
      allow_empty: true,
      note: 'Kies er meer.',
    }),
    question('b', 1, { disabled: true, note: null }),
    question('c', 2),
  ])
  expect(pages[1]?.questions).toEqual([
    { id: 'b', type: 'bool', isOptional: false, isDisabled: true, label: 'Ja?', note: undefined, choices: [] },
  ])
  expect(pages[2]?.questions.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(pages[2]?.questions[0]).toEqual({
    id: 'a',
    type: 'multi_select',
    isOptional: true,
    isDisabled: false,
    label: 'Waar?',
    note: 'Kies er meer.',
    choices: ['Oog', 'Slaap'],
  })
})

test.each<[what: string, odd: Partial<QuestionAnswer>]>([
  ['no page', { page: undefined }],
  ['a page that the intake does not have', { page: 6 }],
  ['no text', { question: undefined }],
  ['a blank text', { question: ' ' }],
  ['no options', { type: 'single_select' }],
  ['an empty list of options', { type: 'multi_select', answers: [] }],
])('ERR-10.1 a question with %s is left out and reported; the others are asked', (_what, odd) => {
  const all = [question('a', 1), question('b', 1, odd)]
  expect(medicalPages('IN_CLUS', all).flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(['a'])
  expect([canAskAll('IN_CLUS', all), canAskAll('IN_CLUS', [question('a', 1)])]).toEqual([false, true])
})

test('MED-07 the page with the three day counts is not split into questions', () => {
  const pages = medicalPages('IN_MIGR', [
    ...dayCounts.map((id) => question(id, 6, { type: 'int' })),
    question('days_triptan', 7, { type: 'int' }),
  ])
  expect(pages.filter(({ isWhole }) => isWhole).map(({ id }) => id)).toEqual(['page6'])
})

test.each([
  [['5', '4', '19'], false],
  [['28', '0', '0'], false],
  [['5', '4', '17'], true],
  [['29', '0', '0'], true],
  [['', '', ''], true],
])('MED-07.1 with counts %o the page blocks the patient: %o', (counts, isClosed) => {
  const page = medicalPages(
    'IN_MIGR',
    dayCounts.map((id) => question(id, 6, { type: 'int' })),
  )[6]
  expect(page?.isClosed?.(new Map(dayCounts.map((id, at) => [id, counts[at] ?? ''])))).toBe(isClosed)
})
