import { firstDayOf, type DayKey } from './calendar-day.ts'
import type { CalendarDates, CalendarSlot, SlotCalendarLabels, SlotChoice } from './calendar-slot.ts'

const named = (key: DayKey, options: Intl.DateTimeFormatOptions) =>
  new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(4, 6)) - 1, Number(key.slice(6)))).toLocaleDateString(
    'nl-NL',
    { ...options, timeZone: 'UTC' },
  )

const dayName = (key: DayKey) => named(key, { weekday: 'long', day: 'numeric', month: 'long' })

const timesFree = (count: number) => `${count} ${count === 1 ? 'tijd' : 'tijden'} vrij`

/** Dutch texts for stories and tests. */
export const dutch: SlotCalendarLabels = {
  firstFree: 'Eerste vrije tijden',
  nearestFree: 'Vrije tijden vlak daarbij',
  firstDay: dayName,
  asList: 'Toon de dagen als lijst',
  asMonth: 'Toon de dagen als kalender',
  freeDays: 'Dagen met vrije tijden',
  moreDays: 'Meer dagen',
  previousWeeks: 'Vorige weken',
  nextWeeks: 'Volgende weken',
  months: (first, last) =>
    named(firstDayOf(first), { month: 'long', year: 'numeric' }) +
    (first === last ? '' : ` – ${named(firstDayOf(last), { month: 'long', year: 'numeric' })}`),
  shortMonth: (month) => named(firstDayOf(month), { month: 'short' }),
  weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'].map((long) => ({
    short: long.slice(0, 2),
    long,
  })),
  listedDay: (day, count) => ({ date: dayName(day), times: timesFree(count) }),
  day: (day, count) => (count === 0 ? `geen tijden, ${dayName(day)}` : `${dayName(day)}, ${timesFree(count)}`),
  outside: (day) => `niet te kiezen, ${dayName(day)}`,
  current: 'Stippellijn: de dag van uw afspraak nu',
  timesOn: (day) => `Tijden op ${dayName(day)}`,
  noTimesOn: (day) => `Geen tijden op ${dayName(day)}. Kies een andere dag.`,
  parts: { morning: 'Ochtend', afternoon: 'Middag', evening: 'Avond' },
  times: 'Kies een tijd',
  otherDay: 'Andere dag kiezen',
  loading: 'Bezig met laden…',
  failed: 'Wij kunnen de vrije tijden nu niet laten zien. Probeer het over een paar minuten opnieuw.',
  failedLabel: 'Fout',
  retry: 'Opnieuw proberen',
}

function slotAt(day: DayKey, time: string): CalendarSlot {
  const hour = Number(time.slice(0, 2))
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return { id: `${day}-${time}`, time, dateTime: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time}`, part }
}

/** A day's slots at the given times. */
export const slotsAt = (day: DayKey, ...times: string[]): Record<DayKey, CalendarSlot[]> => ({
  [day]: times.map((time) => slotAt(day, time)),
})

/** A number of slots on a day, one per quarter of an hour from eight o'clock. */
export function slotsEveryQuarter(day: DayKey, count: number) {
  const times = Array.from(
    { length: count },
    (_, index) => `${String(8 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
  )
  return slotsAt(day, ...times)
}

/** The boundary days of the sample. */
export const dates: CalendarDates = { from: '20261204', to: '20270226', today: '20261203' }

export const nothingChosen: SlotChoice = { day: null, slot: null }

/** December 2026 with some free days. */
export const december = {
  ...slotsAt('20261208', '10:20', '13:00'),
  ...slotsAt('20261209', '09:00', '09:25', '14:05', '14:30', '15:20', '18:40'),
  ...slotsAt('20261210', '09:00'),
  ...slotsEveryQuarter('20261214', 12),
  ...slotsEveryQuarter('20261215', 40),
  ...slotsAt('20261217', '11:15', '16:00'),
  ...slotsAt('20261221', '08:30'),
  ...slotsAt('20261222', '08:30', '08:55'),
  ...slotsAt('20261229', '13:10'),
  ...slotsAt('20270105', '09:40', '10:05'),
}
