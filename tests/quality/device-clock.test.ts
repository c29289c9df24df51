import { expect, test } from 'vitest'
import { places, production, type Sources } from './source.ts'

/** Reads of the device's clock, which may be days wrong: what decides by the time asks `portal/platform/clock.ts`. */
const deviceClock = /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)/g
/** The page, which only words what it asks by it before any module has loaded; the clock itself; and the client with the calls it takes over, which compare two of their own reads. */
const allowed = ['portal/index.html', 'portal/platform/clock.ts', 'portal/api/client.ts', 'portal/api/early-calls.ts']

const readsIn = (sources: Sources): string[] =>
  places(
    Object.fromEntries(
      Object.entries(sources).filter(([file]) => file.startsWith('portal/') && !allowed.includes(file)),
    ),
    deviceClock,
  )

test("only the portal's clock module reads the device clock", () => {
  expect(readsIn(production())).toEqual([])
})

test.each([
  'const now = Date.now()',
  'now: Date.now,',
  'isPast(consult, new Date())',
  'const today = new Date().getDate()',
])('reports %s as a read of the device clock', (violation) => {
  expect(readsIn({ 'portal/features/example.ts': violation })).toHaveLength(1)
})

test.each(['new Date(startDateTime)', 'Date.parse(startDateTime)', 'deviceNow()'])(
  'does not report %s as a read of the device clock',
  (valid) => {
    expect(readsIn({ 'portal/features/example.ts': valid })).toEqual([])
  },
)
