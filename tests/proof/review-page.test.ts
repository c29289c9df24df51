import { expect, test } from 'vitest'
import { reviewPageFigures } from './review-page.ts'

test('the page for reviews is proved by tests that all pass, and not by none', () => {
  const passed = { project: 'review-page', file: 'portal/screens/review/a.test.tsx', title: 'A', state: 'passed' } as const
  expect(reviewPageFigures([passed])).toMatchObject({ passed: true, figures: [expect.stringMatching(/^1 of 1 /)] })
  expect(reviewPageFigures([passed, { ...passed, title: 'B', state: 'failed' }])).toMatchObject({ passed: false, figures: expect.arrayContaining(['- portal/screens/review/a.test.tsx: B']) })
  expect(reviewPageFigures([]).passed).toBe(false)
})
