import { expect, test } from 'vitest'
import { codeRule } from './code.ts'

test.each(['123456', '000000', ' 123456 '])('APP-12.1 %o is a code of six digits', (typed) => {
  expect(codeRule(false)(typed)).toEqual({ value: typed.trim() })
})

test.each(['', '12345', '1234567', '12345a', '123 456', '12.456', '-12345', '١٢٣٤٥٦', '123456\n1'])(
  'APP-12.1 %o is refused with err_code',
  (typed) => {
    expect(codeRule(false)(typed)).toEqual({ error: 'err_code' })
  },
)

test('APP-12.3 with the development flag any code is accepted, except an empty one', () => {
  expect(codeRule(true)('12')).toEqual({ value: '12' })
  expect(codeRule(true)('abcdefgh')).toEqual({ value: 'abcdefgh' })
  expect(codeRule(true)('  ')).toEqual({ error: 'err_code' })
})
