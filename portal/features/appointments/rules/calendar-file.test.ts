import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { entryOf, movedOn, originOf } from './calendar-entry.ts'
import { calendarFile, cancelledCalendarFile, type CalendarAppointment } from './calendar-file.ts'

const now = new Date('2026-11-21T08:00:00Z')
const appointment: CalendarAppointment = {
  uid: 'a1',
  sequence: 0,
  startDateTime: '2026-12-03T14:30:00+01:00',
  endDateTime: '2026-12-03T14:50:00+01:00',
  title: 'Afspraak',
  text: 'Kom op tijd.',
  location: 'De kliniek',
  url: 'https://portal.example/appointments',
}

/** Properties that a calendar program reads from a file. */
interface ParsedFile {
  method: string
  uid: string
  sequence: number
  stamp: number
  start: number
  end: number
  title: string
  text: string
  organizer: string
  /** Seconds relative to the start. */
  alarms: number[]
}

function read(file: string): ParsedFile {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('No appointment.')
  const value = (name: string) => event.getFirstPropertyValue(name)
  const time = (name: string) => (value(name) as ICAL.Time).toJSDate().getTime()
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: String(value('uid')),
    sequence: Number(value('sequence')),
    stamp: time('dtstamp'),
    start: time('dtstart'),
    end: time('dtend'),
    title: String(value('summary')),
    text: String(value('description')),
    organizer: String(value('organizer')),
    alarms: event
      .getAllSubcomponents('valarm')
      .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()),
  }
}

const runs = { numRuns: 100, seed: 21 }

describe('parsed by a calendar library', () => {
  test('BOOK-21.1 BOOK-21.2 an appointment has the same data, with reminders a day and an hour before', () => {
    const start = Date.parse('2026-12-03T13:30:00Z')
    const expected = {
      method: 'PUBLISH',
      uid: 'a1',
      sequence: 0,
      stamp: now.getTime(),
      start,
      end: start + 20 * 60_000,
      title: 'Afspraak',
      text: 'Kom op tijd.',
      organizer: 'mailto:agenda@portal.invalid',
      alarms: [-86_400, -3600],
    }
    expect(read(calendarFile(appointment, now))).toEqual(expected)
    expect(read(cancelledCalendarFile(appointment, now))).toEqual({
      ...expected,
      method: 'CANCEL',
      sequence: 1,
      alarms: [],
    })
  })

  test('BOOK-21.1 any text is preserved, on lines of at most 75 octets', () => {
    const sign = fc.oneof(
      fc.constantFrom(',', ';', ':', '"', '\n', ' ', 'ë', '’', '👩‍⚕️', 'BEGIN:VEVENT', '\\', '\\n'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    )
    const anyText = fc.array(sign, { minLength: 1, maxLength: 40 }).map((signs) => `a${signs.join('')}z`)
    fc.assert(
      fc.property(anyText, anyText, (title, text) => {
        const file = calendarFile({ ...appointment, title, text }, now)
        expect(read(file)).toMatchObject({ title, text })
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(
          Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length)),
        ).toBeLessThanOrEqual(75)
      }),
      runs,
    )
  })

  test('BOOK-21.1 APP-02.3 any instant is preserved, also during both clock changes', () => {
    const anyInstant = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2036, 0) / 60_000 })
    const aroundChange = fc
      .tuple(
        fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'),
        fc.integer({ min: -180, max: 180 }),
      )
      .map(([day, minutes]) => Date.parse(`${day}T01:00:00Z`) / 60_000 + minutes)
    fc.assert(
      fc.property(fc.oneof(anyInstant, aroundChange), fc.integer({ min: 5, max: 90 }), (minute, long) => {
        const [start, end] = [minute * 60_000, (minute + long) * 60_000]
        const file = calendarFile(
          { ...appointment, startDateTime: new Date(start).toISOString(), endDateTime: new Date(end).toISOString() },
          now,
        )
        expect(read(file)).toMatchObject({ start, end })
        expect(file).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m)
      }),
      runs,
    )
  })
})

/** Minimal calendar by RFC 5546: a higher SEQUENCE, or an equal one with a later DTSTAMP, replaces; only the organizer may change. */
class Calendar {
  readonly #known = new Map<string, ParsedFile>()

  receive(file: string) {
    const found = read(file)
    const known = this.#known.get(found.uid)
    const isLater =
      !known || found.sequence > known.sequence || (found.sequence === known.sequence && found.stamp >= known.stamp)
    if (isLater && (!known || known.organizer === found.organizer)) this.#known.set(found.uid, found)
  }

  get shown() {
    return [...this.#known.values()]
      .filter(({ method }) => method !== 'CANCEL')
      .map(({ title, start }) => ({ title, start }))
  }
}

const portal = 'https://portal.example'
const step = fc.constantFrom('move' as const, 'name' as const, 'again' as const)

/** Files of one booking in the order they were made, and the entries a calendar should show after all of them. */
async function filesOf(steps: readonly ('move' | 'name' | 'again')[], isCancelled: boolean) {
  const files: string[] = []
  let [id, origin, start, title] = [31, originOf(31, undefined), Date.parse('2026-12-03T13:30:00Z'), 'Afspraak']
  const addFile = async (write: typeof calendarFile) => {
    const times = {
      startDateTime: new Date(start).toISOString(),
      endDateTime: new Date(start + 1_200_000).toISOString(),
    }
    const entry = await entryOf(origin, portal)
    files.push(write({ ...appointment, ...entry, ...times, title }, new Date(now.getTime() + files.length * 60_000)))
  }
  await addFile(calendarFile)
  await steps.reduce(async (before, next) => {
    await before
    if (next === 'name') title = title === 'Afspraak' ? 'Controle via video' : 'Afspraak'
    if (next === 'move') {
      id += 7
      start += 86_400_000
      origin = originOf(id, JSON.parse(JSON.stringify(movedOn(origin))))
    }
    await addFile(calendarFile)
  }, Promise.resolve())
  if (isCancelled) await addFile(cancelledCalendarFile)
  return { files, shown: isCancelled ? [] : [{ title, start }] }
}

test('BOOK-21.3 BOOK-21.4 BOOK-21.5 moved and cancelled appointments are updated by the rules of iCalendar, in whatever order and however often files are opened', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 5 }),
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      async (steps, isCancelled, random) => {
        const { files, shown } = await filesOf(steps, isCancelled)
        const calendar = new Calendar()
        // Every file at least once, some twice.
        const opened = [...files, ...files].filter(
          (_file, index) => index < files.length || random.next().value % 2 === 0,
        )
        const shuffled = opened
          .map((file) => ({ file, place: random.next().value }))
          .toSorted((a, b) => a.place - b.place)
        for (const { file } of shuffled) calendar.receive(file)
        expect(calendar.shown).toEqual(shown)
      },
    ),
    runs,
  )
})

describe('the UID of a consult in a calendar', () => {
  test('BOOK-21.3 is the same in every version, differs for each consult and portal, and reveals nothing', async () => {
    const uid = async (first: number, at = portal) => (await entryOf({ first, moves: 0 }, at)).uid
    // A pinned value: another UID could not remove entries that an older version created.
    expect(await uid(31)).toBe('12a7cb89a461a4ca28915d4e2d19a0a3')
    expect(new Set(await Promise.all([uid(31), uid(32), uid(31, 'https://other.example')])).size).toBe(3)
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'calendar'],
    ['a field missing', { first: 3 }],
    ['other types', { first: '3', moves: 1 }],
    ['zero moves', { first: 3, moves: 0 }],
    ['a list', [3, 1]],
  ])('BOOK-21.3 with %s stored, it is based on its own id', (_name, kept) => {
    expect(originOf(31, kept)).toEqual({ first: 31, moves: 0 })
  })
})
