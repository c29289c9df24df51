import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { root } from './report.ts'

const guard = 'tests/support/require-node.cjs'

/** What a script behind the guard does in a process that says it is this version. */
function runAs(version: string): { status: number | null; stdout: string; stderr: string } {
  const script = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } }); require(${JSON.stringify(join(root, guard))}); console.log('ran')`
  return spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' })
}

test('an older Node is refused by version, before any TypeScript is loaded', () => {
  const { status, stdout, stderr } = runAs('20.20.2')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^This project needs Node 24\.7\.0 or newer, and this is Node 20\.20\.2\./)
  expect(runAs('24.6.1').status).toBe(1)
  expect(runAs('24.10.0')).toMatchObject({ status: 0, stdout: 'ran\n', stderr: '' })
})

test('the scripts for a first start require the version', () => {
  const { start, dev, test: all, release } = packageJson.scripts
  for (const script of [start, dev, all, release]) expect(script).toMatch(`node --require ./${guard} `)
})
