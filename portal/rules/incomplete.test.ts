import { expect, test } from 'vitest'
import { isIncomplete } from './incomplete.ts'

test.each([
  ['nothing was unreadable', {}, ['consults'], false],
  ['one of the fields was', { incomplete: ['documents', 'consults'] }, ['threads', 'consults'], true],
  ['another field was', { incomplete: ['documents'] }, ['consults'], false],
  ['no field is asked for', { incomplete: ['documents'] }, [], false],
])('%s', (_name, answer, fields, is) => {
  expect(isIncomplete(answer, fields)).toBe(is)
})
