import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBackEndChanged } from './back-end-changed.ts'

let folder = ''
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@voorbeeld.test', ...args], { cwd: folder })
function write(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), '')
}
function commit(file: string) {
  write(file)
  git('add', '.')
  git('commit', '--quiet', '--message', file)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-base-'))
  git('init', '--quiet', '--initial-branch', 'main')
  commit('tests/backend/first.ts')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('is true without an earlier commit', () => {
  expect(isBackEndChanged(folder)).toBe(true)
})

test.each([
  ['portal/app/screen.tsx', false],
  ['tests/backend/second.ts', true],
  ['tests/conformance/run-checks.ts', true],
  ['portal/api/contract/consult.ts', true],
])('after a commit of %s on the default branch is %s', (file, expected) => {
  commit(file)
  expect(isBackEndChanged(folder)).toBe(expected)
})

test('includes every commit of a branch', () => {
  git('switch', '--quiet', '--create', 'topic')
  commit('tests/backend/second.ts')
  commit('portal/app/screen.tsx')
  expect(isBackEndChanged(folder)).toBe(true)
})

test('includes uncommitted changes', () => {
  commit('portal/app/screen.tsx')
  write('tests/backend/second.ts')
  expect(isBackEndChanged(folder)).toBe(true)
})
