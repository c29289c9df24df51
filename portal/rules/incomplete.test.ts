import { expect, test } from 'vitest'
import { isIncomplete } from './incomplete.ts'

test.each([
  ['is false if no field was invalid', {}, ['consults'], false],
  [
    'is true if one of the fields was invalid',
    { incomplete: ['documents', 'consults'] },
    ['threads', 'consults'],
    true,
  ],
  ['is false if only another field was invalid', { incomplete: ['documents'] }, ['consults'], false],
  ['is false without fields', { incomplete: ['documents'] }, [], false],
])('%s', (_name, answer, fields, is) => {
  expect(isIncomplete(answer, fields)).toBe(is)
})
