import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outcome } from './report.ts'
import { unlessUpToDate } from './up-to-date.ts'

let folder = ''
/** As long ago as this, in seconds. */
function touch(file: string, ago: number) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), '')
  const time = Date.now() / 1000 - ago
  for (let at = file; at !== '.'; at = dirname(at)) utimesSync(join(folder, at), time, time)
}
async function isBuilt(state: Outcome['state'] = 'passed') {
  let built = false
  await unlessUpToDate(
    'portal',
    async () => {
      built = true
      return Promise.resolve([{ project: 'build', file: '', title: 'it builds', state }])
    },
    folder,
  )
  return built
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-built-'))
  touch('portal/app/app.tsx', 100)
  touch('portal/app/screens.ts', 100)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('builds once, and not again for a change outside the sources', async () => {
  expect(await isBuilt()).toBe(true)
  touch('tests/journeys/booking.e2e.ts', -10)
  expect(await isBuilt()).toBe(false)
})

test('builds again for a newer source', async () => {
  await isBuilt()
  touch('locales/nl/common.json', -10)
  expect(await isBuilt()).toBe(true)
})

test('builds again for a removed source', async () => {
  await isBuilt()
  rmSync(join(folder, 'portal/app/screens.ts'))
  utimesSync(join(folder, 'portal/app'), new Date(), new Date(Date.now() + 10_000))
  expect(await isBuilt()).toBe(true)
})

test('builds again after a failed build', async () => {
  expect(await isBuilt('failed')).toBe(true)
  expect(await isBuilt()).toBe(true)
})
