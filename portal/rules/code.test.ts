import { expect, test } from 'vitest'
import { codeRule } from './code.ts'

test.each(['123456', '000000', ' 123456 '])('APP-12 %o is a code of six digits', (typed) => {
  expect(codeRule(false).safeParse(typed)).toEqual({ success: true, data: typed.trim() })
})

test.each(['', '12345', '1234567', '12345a', '123 456', '12.456', '-12345', '١٢٣٤٥٦', '123456\n1'])('APP-12 %o is refused with err_code', (typed) => {
  expect(codeRule(false).safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['err_code'])
})

test('APP-12 the development flag lets a code of any shape through, but not nothing', () => {
  expect(codeRule(true).safeParse('12').success).toBe(true)
  expect(codeRule(true).safeParse('abcdefgh').success).toBe(true)
  expect(codeRule(true).safeParse('  ').success).toBe(false)
})
