import { expect, test } from 'vitest'
import type { Outcome } from '../support/report.ts'
import { accessibilityFigures, failedBesides, measuredIn } from './accessibility.ts'

const story = (
  title: string,
  state: Outcome['state'] = 'passed',
  file = 'tests/catalogue/stories.catalogue.ts',
): Outcome => ({
  project: 'catalogue',
  file,
  title,
  state,
})

test('the stories of screens and parts are counted, and those in which something was found', () => {
  const outcomes = [
    story('Screens/Login › Ready [ready]'),
    story('Screens/Login › Failed [failed]'),
    story('Screens/Login › Failed [failed] in calm-dark', 'failed'),
    story('Design system/Forms/Button › Primary [primary]'),
    story('Mistakes/Page › Two [two]', 'failed'),
    story('Screens/Login › Empty [empty]', 'passed', 'tests/catalogue/live.catalogue.ts'),
  ]
  expect(measuredIn(outcomes)).toEqual({ screens: 2, parts: 1, failed: 1 })
  expect(failedBesides(outcomes)).toEqual(['Mistakes/Page › Two [two]'])
})

test('a run that judged nothing, or found something, proves nothing', () => {
  const measured = { date: '2026-11-25', version: '0.1.0', commit: 'abc', screens: 2, parts: 1, failed: 0 }
  expect(accessibilityFigures(measured, []).passed).toBe(true)
  expect(accessibilityFigures(measured, ['the page Tokens']).passed).toBe(false)
  expect(accessibilityFigures({ ...measured, failed: 1 }, []).passed).toBe(false)
  expect(accessibilityFigures({ ...measured, screens: 0 }, []).passed).toBe(false)
})
