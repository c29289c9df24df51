import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samples } from './make-samples.ts'

test.each(Object.entries(samples))('%s equals the output of the script', async (name, make) => {
  expect((await make()).equals(readFileSync(new URL(name, import.meta.url)))).toBe(true)
})
