import { expect, test } from 'vitest'
import { routePattern } from './route-pattern.ts'

test.each([
  ['/login', '/login'],
  ['/invoice/4711', '/invoice/:id'],
  ['/invoice/4711/12', '/invoice/:id/:docId'],
  ['/feedback', '/feedback'],
  ['/invoice/Kanarie', 'unknown'],
  ['/feedback/Kanarie', 'unknown'],
  ['/kanarie', 'unknown'],
  ['//kanarie.example', 'unknown'],
])('the path %s is reported as %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern)
})
