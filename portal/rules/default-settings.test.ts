import { expect, test } from 'vitest'
import clinic from '#locales/nl/clinic.json' with { type: 'json' }
import { draftHoursOf } from './default-settings.ts'

test.each([
  ['24', 24],
  ['0', 0],
  ['72', 72],
  ['', 24],
  ['een dag', 24],
  ['12,5', 24],
  ['-1', 24],
  ['Infinity', 24],
  ['99999', 24],
])('SES-06.4 with the setting "%s" drafts are stored for %d hours', (text, hours) => {
  expect(draftHoursOf(text)).toBe(hours)
})

test('SES-06.4 the setting in the built-in texts is valid', () => {
  expect(clinic.draftHours).toMatch(/^[1-9]\d*$/)
})
