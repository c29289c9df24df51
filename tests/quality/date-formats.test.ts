import { describe, expect, test } from 'vitest'
import { places, production, type Sources } from './source.ts'

/** Makes words or a day of an instant by the device's own clock, or by another library. A number may be written where it stands. */
const ownFormat =
  /\b(?:Intl\.)?(?:DateTime|RelativeTime)Format\b(?!Options)|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time|UTC)String\(|\.get(?:Hours|Minutes|Seconds|Date|Day|Month|FullYear|TimezoneOffset)\(|from '(?:@date-fns\/[^']+|date-fns[^']*)'/g
const home = 'portal/rules/clinic-time.ts'
/** Reads a day from the wire, below the rules. */
const wire = 'portal/api/contract/field-schema.ts'
/** Names days that have no time of day, for other apps: the package stands without the portal. */
const labels = 'design-system/labels/date-names.ts'

const formatsIn = (sources: Sources): string[] =>
  places(
    Object.fromEntries(
      Object.entries(sources).filter(([file]) => ![home, wire, labels].includes(file) && !/\/sample-[^/]+$/.test(file)),
    ),
    ownFormat,
  )

describe('dates and times are formatted in one file', () => {
  test('APP-02.1 APP-02.2 APP-03.1 APP-03.2 no other file of the product converts an instant to a text or a day', () => {
    expect(formatsIn(production('{ts,tsx}'))).toEqual([])
    expect(places(production('ts'), ownFormat).some((place) => place.startsWith(home))).toBe(true)
  })

  test.each([
    "new Intl.DateTimeFormat('nl-NL')",
    'new DateTimeFormat()',
    'date.toLocaleDateString()',
    "date.toLocaleTimeString('nl')",
    'date.toLocaleString()',
    'date.toDateString()',
    'date.getHours()',
    'date.getTimezoneOffset()',
    "import { format } from 'date-fns'",
    "import { nl } from 'date-fns/locale'",
    "import { TZDate } from '@date-fns/tz'",
    'new Intl.RelativeTimeFormat()',
  ])('reports %s', (violation) => {
    expect(formatsIn({ 'portal/example.ts': violation })).toHaveLength(1)
  })

  test.each([
    "new Intl.NumberFormat('nl-NL')",
    "word.toLocaleLowerCase('nl')",
    'date.toISOString()',
    'date.getTime()',
    'const options: Intl.DateTimeFormatOptions = {}',
    "import { timeText } from './clinic-time.ts'",
  ])('does not report %s', (valid) => {
    expect(formatsIn({ 'portal/example.ts': valid })).toEqual([])
  })
})
