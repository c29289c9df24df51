import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { momentOf } from './clinic-time.ts'

/** Up to 24 hours apart: Kiritimati is always a day ahead of Los Angeles. Lagos shares the clinic's clock in winter only. */
const zones = ['Europe/Amsterdam', 'UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Lagos']

const minute = 60_000
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'].map((day) => Date.parse(`${day}T01:00:00Z`))
/** Every half hour of six hours before and after each clock change. */
const around = changes.flatMap((change) => Array.from({ length: 24 }, (_, half) => change + (half - 12) * 30 * minute))
/** Random minutes within twelve years. */
const anyMinute = fc
  .sample(fc.integer({ min: Date.UTC(2024, 0) / minute, max: Date.UTC(2036, 0) / minute }), { seed: 15, numRuns: 400 })
  .map((at) => at * minute)
/** The instants that are formatted in each zone. */
const instants = [...around, ...anyMinute.slice(0, 100)]

const names = [
  'dateText',
  'longDateText',
  'timeText',
  'weekdayText',
  'dayAndDateText',
  'dayMonthText',
  'yearText',
  'monthsText',
  'shortDateText',
  'dateTimeText',
  'momentOf',
  'dayKey',
  'hourOf',
  'wallClock',
] as const

/** All formatted texts of a device in a zone. The modules are imported again, as they create their formatters at import. */
async function inZone(zone: string) {
  process.env.TZ = zone
  vi.resetModules()
  const [time, { dayPart }, { calendarFile }] = await Promise.all([
    import('./clinic-time.ts'),
    import('../features/appointments/rules/bookable-slot.ts'),
    import('../features/appointments/rules/calendar-file.ts'),
  ])
  const shown = instants
    .map((at) => new Date(at).toISOString())
    .map((instant) => ({
      instant,
      texts: Object.fromEntries(names.map((name) => [name, time[name](instant)])),
      part: dayPart(instant),
      noon: time.noonOf(time.dayKey(instant)).toISOString(),
      window: time.slotWindow(new Date(instant), 90),
      days: time.daysUntil(instant, new Date('2026-11-21T08:00:00Z')),
      file: calendarFile(
        { uid: 'a', sequence: 0, startDateTime: instant, endDateTime: instant, title: 'a', text: 'b' },
        new Date(instant),
      ),
    }))
  return {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    hour: new Date('2026-12-03T12:00:00Z').getHours(),
    weekdays: time.weekdayNames(),
    shown,
    differs: [
      time.deviceDiffers(new Date('2026-12-03T12:00:00Z')),
      time.deviceDiffers(new Date('2026-07-03T12:00:00Z')),
    ],
  }
}

const { TZ: own } = process.env
let seen: Awaited<ReturnType<typeof inZone>>[]
beforeAll(async () => {
  seen = await zones.reduce(
    async (before, zone) => [...(await before), await inZone(zone)],
    Promise.resolve<typeof seen>([]),
  )
})
afterAll(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

test('APP-02.1 APP-02.2 APP-02.3 BOOK-03.3 BOOK-21.1 all dates and times, also in a calendar file, are in the time zone of the clinic, whatever the time zone of the device', () => {
  expect(seen.map(({ zone, hour }) => [zone, hour])).toEqual(
    zones.map((zone, place) => [zone, [13, 12, 21, 4, 2, 13][place]]),
  )
  const [here, ...elsewhere] = seen.map(({ zone: _zone, hour: _hour, differs: _differs, ...rest }) => rest)
  expect(here?.shown).toHaveLength(instants.length)
  for (const there of elsewhere) expect(there).toEqual(here)
})

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag']
const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]

/** The clock change in a month, in ms since 1970: the last Sunday at 01:00 UTC (EU law). */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * 24 * 60 * minute
}

/** The expected texts of an instant, computed without a date library or Intl. */
function expected(instant: number) {
  const year = new Date(instant).getUTCFullYear()
  const [spring, autumn] = [changeIn(year, 2), changeIn(year, 9)]
  const isSummer = instant >= spring && instant < autumn
  const there = new Date(instant + (isSummer ? 120 : 60) * minute)
  const [day, month, hour] = [there.getUTCDate(), there.getUTCMonth(), there.getUTCHours()]
  const twice =
    Math.abs(instant - autumn + minute / 2) < 60 * minute ? ` (${isSummer ? 'zomertijd' : 'wintertijd'})` : ''
  const date = `${day} ${months[month]} ${there.getUTCFullYear()}`
  const time = `${String(hour).padStart(2, '0')}:${String(there.getUTCMinutes()).padStart(2, '0')}${twice}`
  const long = `${weekdays[there.getUTCDay()]} ${date}`
  return {
    dateText: date,
    longDateText: long,
    timeText: time,
    weekdayText: weekdays[there.getUTCDay()],
    dayAndDateText: `${weekdays[there.getUTCDay()]} ${day} ${months[month]}`,
    dayMonthText: `${day} ${months[month]}`,
    monthsText: `${months[month]} ${there.getUTCFullYear()}`,
    shortDateText: `${weekdays[there.getUTCDay()]?.slice(0, 2)} ${day} ${months[month]}`,
    dateTimeText: `${date} ${time}`,
    momentOf: { date: long, time },
  }
}

test('APP-02.1 APP-02.3 APP-03.1 APP-03.2 over twelve years and at each clock change, every text equals an independent calculation', () => {
  for (const { instant, texts, file } of seen[0]?.shown ?? []) {
    expect(texts, instant).toMatchObject(expected(Date.parse(instant)))
    expect(file).toContain(`DTSTART:${instant.replaceAll(/[-:]|\.\d+/g, '')}\r\n`)
  }
  for (const at of anyMinute) {
    const { longDateText, timeText } = expected(at)
    expect(momentOf(new Date(at).toISOString())).toEqual({ date: longDateText, time: timeText })
  }
})

test('APP-02.3 no two instants around the end of summer time have the same text', () => {
  const night = (seen[0]?.shown ?? [])
    .filter(({ instant }) => Math.abs(Date.parse(instant) - Date.parse('2026-10-25T01:00:00Z')) <= 360 * minute)
    .map(({ texts }) => texts.dateTimeText)
  expect(night.length).toBeGreaterThanOrEqual(24)
  expect(new Set(night).size).toBe(night.length)
})

test('a device in another time zone is detected, separately for winter and summer', () => {
  expect(Object.fromEntries(seen.map(({ zone, differs }) => [zone, differs]))).toEqual({
    'Europe/Amsterdam': [false, false],
    'Africa/Lagos': [false, true],
    UTC: [true, true],
    'Asia/Tokyo': [true, true],
    'America/Los_Angeles': [true, true],
    'Pacific/Kiritimati': [true, true],
  })
})
