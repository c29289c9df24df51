import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import words from '#locales/nl/test-page.json' with { type: 'json' }
import { run } from '#tests/support/process.ts'
import { decisions } from '../api/contract/decision.ts'
import { identification } from '../api/contract/identification.ts'

const buildFolder = mkdtempSync(join(tmpdir(), 'portal-for-patients-'))
const files = () => readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
/** File names and text contents of the build. */
const everything = () =>
  [
    ...files(),
    ...files()
      .filter((file) => /\.(js|mjs|json|html|css)$/.test(file))
      .map((file) => readFileSync(join(buildFolder, file), 'utf8')),
  ].join('\n')

beforeAll(async () => {
  // In a separate process, so that other tests' environment does not affect the build.
  const { code, output } = await run(
    'vite',
    ['build', '--outDir', buildFolder, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { NODE_ENV: 'production', VITE_API_HOST: 'clinic.example', VITE_TEST_PAGE: '' }, quiet: true },
  )
  if (code !== 0) throw new Error(output)
  // In ms: a whole build, on a machine that may be busy.
}, 180_000)
afterAll(() => rmSync(buildFolder, { recursive: true }))

test('TEST-02.1 a build that was not asked for the test page holds neither its screen, its words nor its call', () => {
  const built = everything()
  expect(
    [decisions.decisionHook.path, ...Object.values(words), 'test-page-screen'].filter((trace) => built.includes(trace)),
  ).toEqual([])
  expect(files().filter((file) => file.includes('test-page'))).toEqual([])
  // Control: the same search finds an endpoint that is in every build.
  expect(built).toContain(identification.startIdentification.path)
  expect(built).toContain('identification-screen')
})

test('a build that names no address for reports of what goes wrong holds nothing that makes them', () => {
  const scripts = files()
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(buildFolder, file), 'utf8'))
  expect(scripts.filter((script) => /largest-contentful-paint|securitypolicyviolation/.test(script))).toEqual([])
  expect(files().filter((file) => file.includes('field-report'))).toEqual([])
})
