import { expect, test } from 'vitest'
import type { Question } from './question.ts'
import {
  firstOpenStep,
  isStepDone,
  stepsOf,
  problemsIn,
  resumeStep,
  stepTrail,
  type QuestionPage,
} from './questionnaire-pages.ts'

const textQuestion = (id: string, rest: Partial<Question> = {}): Question => ({ id, type: 'text', ...rest })
const pages: QuestionPage[] = [
  { id: 'start', questions: [] },
  { id: 'name', questions: [textQuestion('first'), textQuestion('last')] },
  { id: 'days', isWhole: true, questions: [textQuestion('one'), textQuestion('two')] },
  {
    id: 'more',
    questions: [
      textQuestion('known', { isDisabled: true }),
      textQuestion('free', { isOptional: true }),
      textQuestion('shown', { isDisabled: true }),
      textQuestion('after'),
    ],
  },
  { id: 'end', questions: [] },
]
const places = stepsOf(pages)
const answers = (...ids: string[]) => new Map(ids.map((id) => [id, 'x']))

test('each step is one question; a page that is not split is one step, and unanswerable content belongs to the next', () => {
  expect(
    places.map(({ page, question, of, questions }) => [page, question, of, questions.map(({ id }) => id)]),
  ).toEqual([
    [0, 1, 1, []],
    [1, 1, 2, ['first']],
    [1, 2, 2, ['last']],
    [2, 1, 1, ['one', 'two']],
    [3, 1, 2, ['known', 'free', 'shown']],
    [3, 2, 2, ['after']],
    [4, 1, 1, []],
  ])
})

test.each([
  [[], 1],
  [['first'], 2],
  [['last'], 1],
  [['first', 'last'], 3],
  [['first', 'last', 'one'], 3],
  [['first', 'last', 'one', 'two'], 5],
  [['first', 'last', 'one', 'two', 'after'], 6],
] as const)('GEN-14.2 MED-13.3 with %o answered the first incomplete step is %i', (answered, place) => {
  expect(firstOpenStep(places, pages, answers(...answered))).toBe(place)
})

test('a patient without answers starts at the first step, others resume', () => {
  expect(resumeStep(places, pages, answers())).toBe(0)
  expect(resumeStep(places, pages, new Map([['first', '']]))).toBe(0)
  expect(resumeStep(places, pages, answers('known'))).toBe(0)
  expect(resumeStep(places, pages, answers('first'))).toBe(2)
})

test.each([
  [0, true, [0]],
  [2, true, [0, 1, 2]],
  [5, true, [0, 1, 2, 3, 4, 5]],
  [0, false, [0]],
  [2, false, [0, 2]],
  [3, false, [0, 1, 3]],
  [5, false, [0, 1, 3, 5]],
  [6, false, [0, 1, 3, 4, 6]],
] as const)('Back from step %i, one by one %o, leads through %o', (place, oneByOne, trail) => {
  expect(stepTrail(place, places, oneByOne)).toEqual(trail)
})

test('a closed page is never complete at its last question, whatever the answers', () => {
  const closed: QuestionPage[] = [
    { id: 'closed', questions: [textQuestion('a'), textQuestion('b')], isClosed: (given) => given.get('b') === 'x' },
  ]
  const [first, last] = stepsOf(closed)
  if (!first || !last) throw new Error('There are two places.')
  expect(isStepDone(first, closed, answers('a', 'b'))).toBe(true)
  expect(isStepDone(last, closed, answers('a', 'b'))).toBe(false)
})

test('the initial value of a question counts as its answer', () => {
  expect(
    problemsIn([textQuestion('country', { startsAt: 'NL' }), textQuestion('city')], new Map()).map(
      ({ question: { id } }) => id,
    ),
  ).toEqual(['city'])
})
