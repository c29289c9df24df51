import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../support/report.ts'

interface Violation {
  rule: { name: string }
  from: string
  /** Reported once, from one of its files. */
  cycle?: { name: string }[]
}
const config = createRequire(import.meta.url)('./layers.cjs') as { forbidden: { name: string }[] }

const imports = {
  '#design-system': './design-system/index.ts',
  '#portal/*': './portal/*',
  '#tests/*': './tests/*',
  '#locales/*': './locales/*',
}
const packages = ['react', 'zod', 'date-fns', '@radix-ui/react-thing', 'wouter']

/** A small valid project, with one file in every layer. */
const validProject: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ type: 'module', imports }),
  ...Object.fromEntries(
    packages.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', exports: './index.js' })],
      [`node_modules/${name}/index.js`, 'export const thing = 1'],
    ]),
  ),
  'design-system/index.ts': "export { Button, type Look } from './button/button.tsx'",
  'design-system/tokens/theme.ts': "export const themes = ['plain']",
  'design-system/tokens/light.ts': 'export const light = 1',
  'design-system/button/button.tsx':
    "import { thing } from '@radix-ui/react-thing'\nexport type Look = 'plain'\nexport const Button = () => <b>{thing}</b>",
  'design-system/button/button.stories.tsx':
    "import { modes } from '../../.storybook/modes.ts'\nimport { Button } from './button.tsx'\nexport default [Button, modes]",
  '.storybook/modes.ts': 'export const modes = 1',
  '.storybook/preview.ts': "import './modes.ts'\nimport '../design-system/tokens/light.ts'",
  'locales/nl/login.json': '{}',
  'portal/api/contract/patient.ts': "import { thing } from 'zod'\nexport const patient = thing",
  'portal/rules/name.ts':
    "import { thing } from 'date-fns'\nimport { patient } from '../api/contract/patient.ts'\nexport const name = [thing, patient]",
  'portal/api/client.ts': "import { name } from '../rules/name.ts'\nexport const client = name",
  'portal/platform/view.ts':
    "import type { Look } from '#design-system'\nimport { themes } from '../../design-system/tokens/theme.ts'\nimport { client } from '../api/client.ts'\nexport const view: Look | unknown = [client, themes]",
  'portal/session/token.ts': "import { view } from '../platform/view.ts'\nexport const token = view",
  'portal/navigation/paths.ts': "import { token } from '../session/token.ts'\nexport const paths = token",
  'portal/ui/screen.tsx':
    "import { Button } from '#design-system'\nimport { paths } from '../navigation/paths.ts'\nexport const Screen = () => <Button to={paths} />",
  'portal/features/sign-in/rules/code.ts': "import { name } from '../../../rules/name.ts'\nexport const code = name",
  'portal/features/sign-in/login-screen.tsx':
    "import text from '#locales/nl/login.json'\nimport { Screen } from '../../ui/screen.tsx'\nimport { code } from './rules/code.ts'\nexport const Login = () => <Screen title={[text, code]} />",
  'portal/features/appointments/booking-screen.tsx':
    "import { Screen } from '../../ui/screen.tsx'\nexport const Booking = () => <Screen />",
  'portal/features/dashboard/dashboard-screen.tsx':
    "import { Booking } from '../appointments/booking-screen.tsx'\nexport const Dashboard = () => <Booking />",
  'portal/app/routes.tsx':
    "import { Login } from '../features/sign-in/login-screen.tsx'\nexport const Routes = () => [<Login />, import('../features/dashboard/dashboard-screen.tsx')]",
  'portal/stories/story-backend.ts':
    "import { client } from '../api/client.ts'\nimport { app } from '#tests/backend/app.ts'\nexport const clinic = [client, app]",
  'portal/features/sign-in/login-screen.stories.tsx':
    "import { clinic } from '../../stories/story-backend.ts'\nimport { Login } from './login-screen.tsx'\nexport default [clinic, Login]",
  'portal/build/headers.ts': "import { client } from '../api/client.ts'\nexport const headers = client",
  'portal/worker/sw.ts': "import { paths } from '../navigation/paths.ts'\nexport const worker = paths",
  'portal/main.tsx': "import { Routes } from './app/routes.tsx'\nexport default Routes",
  'tests/backend/app.ts': "import { patient } from '#portal/api/contract/patient.ts'\nexport const app = patient",
  'tests/backend/app.test.ts': "import './test-kit/test-backend.ts'",
  'tests/backend/test-kit/test-backend.ts': "import { app } from '../app.ts'\nexport const clinic = app",
}

/** Per rule a line that breaks it and the file it is added to; a file that does not exist yet is made. */
const injected: readonly [rule: string, file: string, line: string][] = [
  ['layer-contract', 'portal/api/contract/patient.ts', "import type { name } from '../../rules/name.ts'"],
  ['layer-rules', 'portal/rules/name.ts', "import type { client } from '../api/client.ts'"],
  ['layer-api', 'portal/api/client.ts', "import type { view } from '../platform/view.ts'"],
  ['layer-platform', 'portal/platform/view.ts', "import type { token } from '../session/token.ts'"],
  ['layer-session', 'portal/session/token.ts', "import type { paths } from '#portal/navigation/paths.ts'"],
  ['layer-navigation', 'portal/navigation/paths.ts', "import type { Screen } from '../ui/screen.tsx'"],
  [
    'layer-ui',
    'portal/ui/screen.tsx',
    "import type { Booking } from '#portal/features/appointments/booking-screen.tsx'",
  ],
  ['layer-features', 'portal/features/sign-in/login-screen.tsx', "import type { Routes } from '../../app/routes.tsx'"],
  ['layer-app', 'portal/app/routes.tsx', "import type Main from '../main.tsx'"],
  ['layer-design-system', 'design-system/button/button.tsx', "import text from '#locales/nl/login.json'"],
  ['contract-packages', 'portal/api/contract/patient.ts', "import { thing as date } from 'date-fns'"],
  ['rules-packages', 'portal/rules/name.ts', "import { thing as react } from 'react'"],
  ['rules-packages', 'portal/features/sign-in/rules/code.ts', "import { thing as react } from 'react'"],
  ['feature-rules', 'portal/features/sign-in/rules/code.ts', "import type { Login } from '../login-screen.tsx'"],
  ['no-drawing-below-ui', 'portal/navigation/paths.ts', "import { Button } from '#design-system'"],
  [
    'feature-to-feature',
    'portal/features/appointments/booking-screen.tsx',
    "import { Login } from '../sign-in/login-screen.tsx'",
  ],
  [
    'design-system-door',
    'portal/session/token.ts',
    "import type { Look as Far } from '../../design-system/button/button.tsx'",
  ],
  ['design-system-door', 'portal/ui/screen.tsx', "import type { Look } from '../../design-system/button/button.tsx'"],
  [
    'design-system-door',
    'portal/features/sign-in/login-screen.test.tsx',
    "import '../../../design-system/button/button.tsx'\nimport './login-screen.tsx'",
  ],
  [
    'colours-stay-in-the-catalogue',
    'portal/ui/screen.tsx',
    "import { light } from '../../design-system/tokens/light.ts'",
  ],
  ['radix-at-home', 'portal/ui/screen.tsx', "import { thing } from '@radix-ui/react-thing'"],
  ['router-at-home', 'portal/ui/screen.tsx', "import { thing } from 'wouter'"],
  ['backend-reads-contract', 'tests/backend/app.ts', "import { name } from '#portal/rules/name.ts'"],
  [
    'backend-without-test-kit',
    'tests/backend/handler/booking.ts',
    "import type { clinic } from '../test-kit/test-backend.ts'",
  ],
  [
    'conformance-for-strangers',
    'tests/conformance/world.ts',
    "import type { clinic } from '../backend/test-kit/test-backend.ts'",
  ],
  [
    'review-apart',
    'portal/review-main.tsx',
    "import { Screen } from './ui/screen.tsx'\nimport { Routes } from './app/routes.tsx'\nexport default [Screen, Routes]",
  ],
  ['no-tests-in-production', 'portal/app/routes.tsx', "import { app } from '#tests/backend/app.ts'"],
  ['no-tests-in-production', 'portal/main.tsx', "import { modes } from '../.storybook/modes.ts'"],
  [
    'no-tests-in-production',
    'portal/features/appointments/booking-screen.tsx',
    "import { clinic } from '../../stories/story-backend.ts'",
  ],
  ['build-beside', 'portal/app/routes.tsx', "import { headers } from '../build/headers.ts'"],
  ['worker-beside', 'portal/app/routes.tsx', "import { worker } from '../worker/sw.ts'"],
  [
    'stories-take-modes-and-states-only',
    'design-system/button/button.stories.tsx',
    "import '../../.storybook/preview.ts'",
  ],
  ['no-cycle', 'portal/platform/view.ts', "import { alone } from './view-loop.ts'"],
  ['no-cycle', 'portal/platform/view-loop.ts', "import { view } from './view.ts'\nexport const alone = view"],
  ['no-orphan', 'tests/support/alone.ts', 'export const alone = 1'],
  ['no-forgotten-file', 'portal/rules/forgotten.ts', "import { name } from './name.ts'\nexport const forgotten = name"],
  ['no-unresolved', 'portal/features/sign-in/login-screen.tsx', "import { gone } from '#portal/rules/gone.ts'"],
]

const folder = mkdtempSync(join(tmpdir(), 'portal-layers-'))

async function cruise(): Promise<Violation[]> {
  const args = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    join(folder, 'layers.cjs'),
    '--output-type',
    'json',
    'portal',
    'design-system',
    'tests',
    '.storybook',
  ]
  const answer = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64e6 }, (_error, stdout) => resolve(stdout))
  })
  return (JSON.parse(answer) as { summary: { violations: Violation[] } }).summary.violations
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the import rules', () => {
  let before: Violation[] = []
  let violations: Violation[] = []

  beforeAll(async () => {
    cpSync(join(root, 'tests/quality/layers.cjs'), join(folder, 'layers.cjs'))
    for (const [file, text] of Object.entries(validProject)) write(file, text)
    before = await cruise()
    for (const file of new Set(injected.map(([, name]) => name))) {
      const lines = injected.filter(([, name]) => name === file).map(([, , line]) => line)
      write(file, [...lines, validProject[file] ?? ''].join('\n'))
    }
    violations = await cruise()
  })

  test('report nothing in a valid project', () => {
    expect(before.map(({ rule, from }) => `${rule.name} ${from}`)).toEqual([])
  })

  test.each(injected)('report a violation of %s in %s', (rule, file) => {
    expect(
      violations
        .filter(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)].includes(file))
        .map((violation) => violation.rule.name),
    ).toContain(rule)
  })

  test('each have a violation in this test', () => {
    expect([...new Set(injected.map(([rule]) => rule))].toSorted()).toEqual(
      config.forbidden.map(({ name }) => name).toSorted(),
    )
  })
})
