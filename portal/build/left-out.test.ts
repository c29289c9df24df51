import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, loadConfigFromFile, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import words from '#locales/nl/test-page.json' with { type: 'json' }
import { root } from '#tests/support/report.ts'
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

/** The plugins that decide which code and texts a build holds; the others make pages, styles and files for servers of it. */
const deciding = /^(clinic-sources|easily-guessed-words|portal-locales|vite:react)/

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_API_HOST', 'clinic.example')
  vi.stubEnv('VITE_TEST_PAGE', '')
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'))
  const plugins = [loaded?.config.plugins ?? []].flat(9) as (Plugin | false | undefined)[]
  await build({
    ...loaded?.config,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: plugins.filter((plugin) => plugin && deciding.test(plugin.name)),
    build: { ...loaded?.config.build, cssMinify: false, outDir: buildFolder },
  })
  vi.unstubAllEnvs()
  // In ms: on a machine that may be busy.
}, 180_000)
afterAll(() => rmSync(buildFolder, { recursive: true }))

test('TEST-02.1 a build without the test page contains neither its screen, its texts nor its call', () => {
  const built = everything()
  expect(
    [decisions.decisionHook.path, ...Object.values(words), 'test-page-screen'].filter((trace) => built.includes(trace)),
  ).toEqual([])
  expect(files().filter((file) => file.includes('test-page'))).toEqual([])
  // Control: the same search finds an endpoint that is in every build.
  expect(built).toContain(identification.startIdentification.path)
  expect(built).toContain('identification-screen')
})

test('a build without a report address contains no reporting code', () => {
  const scripts = files()
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(buildFolder, file), 'utf8'))
  expect(scripts.filter((script) => /largest-contentful-paint|securitypolicyviolation/.test(script))).toEqual([])
  expect(files().filter((file) => file.includes('field-report'))).toEqual([])
})
