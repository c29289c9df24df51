import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReturnable, needsSession, paths } from './paths.ts'

describe('what may be returned to after signing in', () => {
  test.each(['/dashboard', '/appointments', '/appointment', '/cancel-appointment', '/appointment?type=video', '/appointments?x=%2F%2Fevil.example', '/dashboard#top'])('ACC-10 %s may', (address) => {
    expect(isReturnable(address)).toBe(true)
  })

  test.each([
    ['another site without a scheme', '//evil.example/dashboard'],
    ['another site with a backslash', '/\\evil.example/dashboard'],
    ['another site with two backslashes', '\\\\evil.example/dashboard'],
    ['another site', 'https://evil.example/dashboard'],
    ['another site with a tab between the slashes', '/\t/evil.example/dashboard'],
    ['another site with a line break between the slashes', '/\n/evil.example/dashboard'],
    ['another site with a return and a backslash', '/\r\\evil.example/dashboard'],
    ['slashes with a tab between them and nothing more', '/\t/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a blank before another site', ' //evil.example'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['an encoded way out', '/dashboard/%2e%2e//evil.example'],
    ['a way up to another site', '/..//evil.example/dashboard'],
    ['a way up to nowhere', '/dashboard/../login'],
    ['signing in itself', '/login'],
    ['signing in itself with a query', '/login?x=1'],
    ['registering', '/register'],
    ['the start', '/'],
    ['an address of no screen', '/nergens'],
    ['a name that starts alike', '/dashboard.evil.example'],
    ['an address without a slash', 'dashboard'],
    ['nothing', ''],
  ])('ACC-10 %s may not', (_name, address) => {
    expect(isReturnable(address)).toBe(false)
  })

  test('ACC-10 whatever the text, what is let through stays on the same site', () => {
    const piece = fc.constantFrom('/', '\\', '//', '\t', '\n', '\r', '.', '..', '@', ':', '%2f', '%5c', '?', '#', ' ', 'evil.example', 'dashboard', 'appointments', 'https:', '\u0000')
    const letThrough: string[] = []
    fc.assert(fc.property(fc.oneof(fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')), fc.array(piece, { maxLength: 6 }).map((pieces) => `/dashboard${pieces.join('')}`), fc.string()), (address) => {
      if (isReturnable(address)) letThrough.push(address)
    }), { seed: 10, numRuns: 5000 })
    expect(letThrough.length).toBeGreaterThan(0)
    for (const address of letThrough) expect(new URL(address, 'https://portal.example').origin).toBe('https://portal.example')
  })
})

test.each(Object.values(paths))('every screen but the start, signing in and registering needs a session: %s', (path) => {
  expect(needsSession(path)).toBe(!['/', '/login', '/register'].includes(path))
})

test.each([
  ['/messages', true], ['/question/12', true], ['/action/askbsn', true], ['/invoice/3/rebate', true], ['/dummy', true], ['/test', true],
  ['/feedback', false], ['/nergens', false], ['/dashboards', false], ['', false],
])('ACC-01 %s needs a session: %o', (path, needs) => {
  expect(needsSession(path)).toBe(needs)
})
