import { expect, test } from 'vitest'
import { hex } from './hex.ts'

test('each byte is two digits', () => {
  expect(hex(new Uint8Array([0, 10, 255]))).toBe('000aff')
})
