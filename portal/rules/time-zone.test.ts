import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

/** Up to 24 hours apart: Kiritimati is always a day ahead of Los Angeles. Lagos shares the clinic's clock in winter only. */
const zones = ['Europe/Amsterdam', 'UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Lagos']

// Every half hour of six hours before and after each clock change, and one instant a week in between.
const script = `
  const time = await import(process.argv[1])
  const { dayPart } = await import(process.argv[2])
  const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'].map((day) => Date.parse(day + 'T01:00:00Z'))
  const around = changes.flatMap((change) => Array.from({ length: 24 }, (_, half) => change + (half - 12) * 1_800_000))
  const weekly = Array.from({ length: 105 }, (_, week) => Date.UTC(2026, 0, 1, 22, 30) + week * 604_800_000)
  const instants = [...around, ...weekly].map((ms) => new Date(ms))
  const { dateText, longDateText, timeText, weekdayText, dayAndDateText, monthText, shortDateText, dateTimeText, dayKey, hourOf } = time
  const shown = instants.map((instant) => ({
    instant: instant.toISOString(),
    texts: [dateText, longDateText, timeText, weekdayText, dayAndDateText, monthText, shortDateText, dateTimeText, dayKey, hourOf].map((show) => show(instant)),
    part: dayPart(instant.toISOString()),
    noon: time.noonOf(dayKey(instant)).toISOString(),
    window: time.slotWindow(instant, 90),
    days: time.daysUntil(instant.toISOString(), new Date('2026-11-21T08:00:00Z')),
  }))
  console.log(JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone, weekdays: time.weekdayNames(), shown,
    differs: [time.deviceDiffers(new Date('2026-12-03T12:00:00Z')), time.deviceDiffers(new Date('2026-07-03T12:00:00Z'))],
  }))
`

interface Shown {
  zone: string
  differs: boolean[]
  shown: { instant: string }[]
}

// The zone is that of a process: one child each.
async function inZone(zone: string): Promise<Shown> {
  const rules = ['./clinic-time.ts', './bookable-slot.ts'].map((file) => new URL(file, import.meta.url).href)
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, ...rules], { env: { ...process.env, TZ: zone }, maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout) as Shown
}

let seen: Shown[]
beforeAll(async () => {
  seen = await Promise.all(zones.map(inZone))
})

test("APP-02 BOOK-03 every date and time is the clinic's, whatever the device's time zone", () => {
  expect(seen.map(({ zone }) => zone)).toEqual(zones)
  const [here, ...elsewhere] = seen.map(({ zone: _zone, differs: _differs, ...rest }) => rest)
  expect(here?.shown).toHaveLength(4 * 24 + 105)
  for (const there of elsewhere) expect(there).toEqual(here)
})

test('a device on another clock is told so, in winter and in summer apart', () => {
  expect(Object.fromEntries(seen.map(({ zone, differs }) => [zone, differs]))).toEqual({
    'Europe/Amsterdam': [false, false], 'Africa/Lagos': [false, true],
    UTC: [true, true], 'Asia/Tokyo': [true, true], 'America/Los_Angeles': [true, true], 'Pacific/Kiritimati': [true, true],
  })
})
