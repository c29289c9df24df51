import { expect, test, vi } from 'vitest'
import { weakMemo } from './weak-memo.ts'

test('weakMemo computes once for each object, whatever its content or result', () => {
  const make = vi.fn(({ size }: { size: number }) => (size > 1 ? size : undefined))
  const made = weakMemo(make)
  const [one, same, large] = [{ size: 1 }, { size: 1 }, { size: 2 }]
  expect([one, one, same, large, large].map(made)).toEqual([undefined, undefined, undefined, 2, 2])
  expect(make.mock.calls).toEqual([[one], [same], [large]])
})
