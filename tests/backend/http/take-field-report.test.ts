import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportPath } from '../field-report.ts'
import { limit } from '../limit.ts'
import { openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const report = {
  version: '0.1.0+1c93ba0',
  route: '/invoice/:id/:docId',
  largestPaint: 1200,
  response: 180,
  shift: 0.072,
  errors: { TypeError: 2, 'style-src-attr inline': 1 },
}
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(backend.origin + reportPath, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  })

test('field reports are accepted without a token, and the test admin shows the latest', async () => {
  expect((await post([report, { version: '0.1.0', route: 'unknown', errors: {} }])).status).toBe(204)
  const [received] = await backend.testAdmin.fieldReports()
  expect(received?.reports[0]).toEqual(report)
  await Promise.all(Array.from({ length: limit.reportsKept }, () => post([{ ...report, route: '/' }])))
  const kept = await backend.testAdmin.fieldReports()
  expect([kept.length, kept[0]?.reports[0]?.route]).toEqual([limit.reportsKept, '/'])
})

test.each<[string, unknown, Record<string, string>?]>([
  ['an extra field', [{ ...report, url: '/invoice/4722' }]],
  ['a path instead of its pattern', [{ ...report, route: '/invoice/4722' }]],
  ['a query', [{ ...report, route: '/feedback?uuid=a' }]],
  ['an error message instead of a kind', [{ ...report, errors: { 'TypeError: Kanarie': 1 } }]],
  ['the URL that a policy blocked', [{ ...report, errors: { 'img-src https://elders.example': 1 } }]],
  ['an exact time', [{ ...report, response: 184.2 }]],
  ['an empty list', []],
  ['malformed JSON', '[{'],
  ['more than the maximum size', [{ ...report, version: '0'.repeat(20_000) }]],
  ['a token', [report], { Authorization: 'Token a' }],
  ['a cookie', [report], { Cookie: 'token=a' }],
  ['a Referer', [report], { Referer: 'https://portal.example/invoice/4722' }],
])('a report with %s is refused', async (_what, body, headers) => {
  const before = await backend.testAdmin.fieldReports()
  expect((await post(body, headers)).status).toBeGreaterThanOrEqual(400)
  expect(await backend.testAdmin.fieldReports()).toEqual(before)
})
