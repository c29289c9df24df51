import { expect, test } from 'vitest'
import { hex } from './hex.ts'

test('hex writes each byte as two digits', () => {
  expect(hex(new Uint8Array([0, 10, 255]))).toBe('000aff')
})
