import { expect, test } from 'vitest'
import common from '#locales/nl/common.json'
import { ApiError } from './error.ts'
import { status } from './contract/status.ts'
import { messageFor } from './message-for.ts'

const answered = (code: number) => new ApiError('status', code, undefined)

test("ERR-01 the screen's own words come first", () => {
  expect(messageFor(answered(409), { 409: 'err_taken' })).toBe('err_taken')
  expect(messageFor(answered(418), { 418: 'err_teapot' })).toBe('err_teapot')
})

test("ERR-01 then the status's words, also where the screen has words for another status", () => {
  expect(messageFor(answered(409))).toBe('responses.409')
  expect(messageFor(answered(409), { 412: 'err_other' })).toBe('responses.409')
})

test("ERR-01 a status without words is 'Onbekende fout.'", () => {
  expect(messageFor(answered(418))).toBe('responses.500')
  expect(messageFor(answered(500))).toBe('responses.500')
  expect(common.responses['500']).toBe('Onbekende fout.')
})

test('ERR-01 every status with a name has words, and every words are reached', () => {
  for (const code of Object.values(status)) expect(common.responses).toHaveProperty(String(code))
  for (const code of Object.keys(common.responses)) expect(messageFor(answered(Number(code)))).toBe(`responses.${code}`)
})

test.each(['noConnection', 'timeout', 'brokenAnswer'] as const)("%s has words of its own, whatever the screen's words for a status", (kind) => {
  expect(messageFor(new ApiError(kind, kind === 'brokenAnswer' ? 200 : 0, undefined), { 0: 'err_zero', 200: 'err_fine' })).toBe(`errors.${kind}`)
  expect(common.errors[kind]).toMatch(/\.$/)
})

test.each([
  ['an error of our own', new TypeError('x is not a function')],
  ['a text', 'boom'],
  ['nothing', undefined],
  ['null', null],
  ['an object that looks like a failure', { kind: 'status', status: 409 }],
  ['an error with a status and no kind', Object.assign(new Error('Conflict'), { status: 409 })],
])('ERR-07 %s shows responses.500', (_name, thrown) => {
  expect(messageFor(thrown, { 409: 'err_taken' })).toBe('responses.500')
})
