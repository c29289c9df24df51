import { expect, test } from 'vitest'
import { serversFigures } from './servers.ts'

const good = { addresses: 9, faults: [] }

test('both servers have to be there, to have been asked, and to have no fault', () => {
  expect(serversFigures({ nginx: good, caddy: good }).passed).toBe(true)
  expect(serversFigures({ nginx: good, caddy: { addresses: 0, faults: [] } }).passed).toBe(false)
  const faulty = serversFigures({ nginx: { addresses: 9, faults: ['document /: X-Frame-Options is []'] }, caddy: good })
  expect([faulty.passed, faulty.figures.includes('- nginx: document /: X-Frame-Options is []')]).toEqual([false, true])
  const missing = serversFigures({ nginx: good, caddy: null })
  expect([missing.passed, missing.figures.includes('| caddy | not installed: nothing was proved | - |')]).toEqual([
    false,
    true,
  ])
})
