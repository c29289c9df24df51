import { X509Certificate } from 'node:crypto'
import { request } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suiteDatabase } from '../test-kit/test-database.ts'
import { type Certificate, makeCertificate } from './certificate.ts'
import { type RunningBackend, startBackend } from './server.ts'

let certificate: Certificate
let backend: RunningBackend

beforeAll(async () => {
  certificate = await makeCertificate()
  backend = await startBackend({
    database: { open: await suiteDatabase.open() },
    port: 0,
    testAdmin: true,
    seed: false,
    quiet: true,
    certificate,
  })
})
afterAll(() => backend.close())

/** Over a line that trusts this one certificate and checks the name on it. */
function get(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(backend.origin + path, { ca: certificate.cert, headers, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    })
      .once('error', reject)
      .end()
  })
}

test('a generated certificate is valid for this machine, for 30 days', () => {
  const made = new X509Certificate(certificate.cert)
  expect(made.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1')
  expect(made.verify(made.publicKey)).toBe(true)
  expect(Math.round((Date.parse(made.validTo) - Date.parse(made.validFrom)) / 86_400_000)).toBe(30)
})

test('a back end with a certificate answers over https, and its test admin accepts pages of that origin only', async () => {
  expect(backend.origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
  expect(await get('/health/ready')).toBe(200)
  expect(await get('/test-admin/outbox', { Origin: backend.origin })).toBe(200)
  expect(await get('/test-admin/outbox', { Origin: backend.origin.replace('https', 'http') })).toBe(403)
})
