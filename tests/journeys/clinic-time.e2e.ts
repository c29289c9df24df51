import { readFile } from 'node:fs/promises'
import { consultState } from '#portal/api/contract/consult.ts'
import { expectResult, planned } from './appointment-steps.ts'
import {
  bodiesOf,
  chooseMode,
  complete,
  dayButton,
  nextSlots,
  slotsOf,
  startBooking,
  timeOf,
  times,
} from './booking-steps.ts'
import { extended } from '../support/extended.ts'
import { setTime } from './clock-steps.ts'
import { expect, test } from './journey.ts'

/** Consults of twenty minutes on the days that the clock changes, soonest first, and how the clinic writes them. */
const changes = [
  { start: '2026-03-29T01:50:00+01:00', day: 'zondag 29 maart 2026', from: '01:50', until: '03:10' },
  { start: '2026-03-29T03:30:00+02:00', day: 'zondag 29 maart 2026', from: '03:30', until: '03:50' },
  {
    start: '2026-10-25T02:30:00+02:00',
    day: 'zondag 25 oktober 2026',
    from: '02:30 (zomertijd)',
    until: '02:50 (zomertijd)',
  },
  {
    start: '2026-10-25T02:30:00+01:00',
    day: 'zondag 25 oktober 2026',
    from: '02:30 (wintertijd)',
    until: '02:50 (wintertijd)',
  },
  { start: '2027-03-28T00:10:00+01:00', day: 'zondag 28 maart 2027', from: '00:10', until: '00:30' },
  { start: '2027-03-28T23:50:00+02:00', day: 'zondag 28 maart 2027', from: '23:50', until: '00:10' },
  {
    start: '2027-10-31T02:50:00+02:00',
    day: 'zondag 31 oktober 2027',
    from: '02:50 (zomertijd)',
    until: '02:10 (wintertijd)',
  },
  { start: '2027-10-31T13:05:00+01:00', day: 'zondag 31 oktober 2027', from: '13:05', until: '13:25' },
] as const

/** The next last Sunday of a month (1 to 12) that is more than a day away, as 2027-03-28. */
function nextLastSunday(month: number): string {
  const inYear = (year: number): Date => {
    const last = new Date(Date.UTC(year, month, 0))
    return new Date(last.getTime() - last.getUTCDay() * 86_400_000)
  }
  const year = new Date().getUTCFullYear()
  const sunday = inYear(year).getTime() > Date.now() + 86_400_000 ? inYear(year) : inYear(year + 1)
  return sunday.toISOString().slice(0, 10)
}

const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const dutch = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', ...options }).format(new Date(day))

const springs = nextLastSunday(3)
const falls = nextLastSunday(10)
/** Each on a device elsewhere, on the Saturday before, late in the evening: in Tokyo it is Sunday by then, in Los Angeles still early. */
const eves = [
  { name: 'to summer time', timezoneId: 'Asia/Tokyo', sunday: springs, offset: '+01:00', later: '+02:00' },
  { name: 'to winter time', timezoneId: 'America/Los_Angeles', sunday: falls, offset: '+02:00', later: '+01:00' },
].map((change) => ({ ...change, now: `${after(change.sunday, -1)}T23:30:00${change.offset}` }))

test.describe('on a device in Asia/Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test(
    'APP-02.1 APP-02.3 APP-03.1 APP-03.2 BOOK-21.1 cards and calendar files have the time of the clinic on every day with a clock change',
    { tag: extended },
    async ({ page, patient, signIn }) => {
      await setTime(page, '2026-03-28T23:30:00+01:00')
      const consults = changes.map(({ start }) => ({
        startDateTime: new Date(start).toISOString(),
        endDateTime: new Date(Date.parse(start) + 20 * 60_000).toISOString(),
        state: consultState.open,
        consultTypeId: 4,
      }))
      await signIn(page, await patient('nothing-planned', { consults }))
      await page.goto('/appointments')
      await expect(planned(page)).toHaveCount(changes.length)
      const shown = (range: string): string => range.replaceAll(/[()]/g, String.raw`\$&`)
      await expect(planned(page)).toHaveText(
        changes.map(({ day, from, until }) => new RegExp(`${day}\\s*${shown(`${from} – ${until}`)}Controle via video`)),
      )
      // Counted in days of the clinic: the first one is tomorrow there, whatever day it is here.
      await expect(planned(page).first()).toContainText('morgen')

      await page
        .getByRole('button', { name: `Zet in agenda: ${changes[3].day}` })
        .nth(1)
        .click()
      const saved = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name: 'Zet in agenda' }).click()
      const file = await saved
      expect(file.suggestedFilename()).toBe('afspraak-20261025.ics')
      expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toEqual(
        expect.arrayContaining(['DTSTART:20261025T013000Z', 'DTEND:20261025T015000Z', 'SUMMARY:Afspraak']),
      )
    },
  )
})

for (const { name, timezoneId, sunday, now, offset, later } of eves) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(
      `SLOT-CALENDAR-12 APP-02.1 APP-02.2 APP-02.3 APP-05 BOOK-03.1 BOOK-03.3 just before the clock change ${name} each day is shown once, and the slot sent is the one shown`,
      { tag: extended },
      async ({ page, patient, signIn }) => {
        await setTime(page, now)
        await signIn(page, await patient('nothing-planned'))
        await startBooking(page)
        const [asked, sent] = [bodiesOf(page, 'getSlots'), bodiesOf(page, 'addConsult')]
        const answer = nextSlots(page)
        await chooseMode(page, 'Via video')
        const offered = slotsOf(await answer, 1, 4)
        expect(asked).toEqual([
          {
            startDateTime: `${sunday}T00:00:00${offset}`,
            endDateTime: `${after(sunday, 89)}T23:59:59${later}`,
            aggregate: true,
          },
        ])
        await expect(page.getByText('Alle tijden zijn Nederlandse tijd.')).toBeVisible()

        // Ten weeks from the week of the change on.
        const shown: number[] = []
        for (const way of ['Volgende weken', 'Vorige weken']) {
          shown.push(...(await page.getByRole('gridcell').allInnerTexts()).map((day) => Number.parseInt(day, 10)))
          await page.getByRole('button', { name: way }).click()
        }
        expect(shown).toEqual(Array.from({ length: 70 }, (_, ahead) => Number(after(sunday, ahead - 6).slice(8))))
        await expect(page.getByRole('columnheader', { includeHidden: true })).toHaveText(
          ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'].map((short) => new RegExp(`^${short}`)),
        )

        // The clinic's first day after the change.
        const monday = after(sunday, 1)
        const mondayText = dutch(monday, { weekday: 'long', day: 'numeric', month: 'long' })
        expect(await dayButton(page, mondayText).evaluate((button) => button.closest('td')?.cellIndex)).toBe(0)
        await dayButton(page, mondayText).click()
        const onMonday = offered.filter(({ startDT }) => startDT.startsWith(monday))
        expect(onMonday.every(({ startDT }) => startDT.endsWith(later))).toBe(true)
        await expect(times(page)).toHaveText(onMonday.map(({ startDT }) => timeOf(startDT)))

        const [, slot] = onMonday
        if (!slot) throw new Error(`The clinic is closed on ${monday}.`)
        await times(page).nth(1).click()
        await page.getByRole('button', { name: 'Volgende', exact: true }).click()
        const chosen = `${mondayText} ${monday.slice(0, 4)}`
        await expect(page.getByRole('main').getByRole('definition').first()).toHaveText(
          `${chosen}${timeOf(slot.startDT)}`,
        )
        await complete(page).click()
        await expectResult(page, 'Uw afspraak is gemaakt')
        expect(sent).toEqual([{ startDateTime: slot.startDT, availabilityId: slot.avId, consultTypeId: 4 }])
        await expect(planned(page)).toHaveText(new RegExp(`${chosen}\\s*${timeOf(slot.startDT)} – `))
      },
    )
  })
}
