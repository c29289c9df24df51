import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consults } from '../../../api/contract/consult.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { mockResponse, type StoryReply } from '../../../stories/story-backend.ts'
import { employees, patientInfo } from '../../../stories/fixture/patient.ts'
import { slots } from '../../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import { BookingScreen } from '../booking-screen.tsx'

const open = (mode: string, ...replies: StoryReply[]) =>
  renderScreen(<BookingScreen />, {
    at: routes.booking.pattern,
    state: { wizard: { run: 'test', step: 1, mode, day: null, slot: null } },
    replies: [
      mockResponse(patient.getInfo, patientInfo()),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(consults.getSlots, { slots }),
      ...replies,
    ],
  })
const freeDays = () => page.getByRole('grid').getByRole('button', { name: / vrij$/ })
const outside = (day: string) => page.getByRole('gridcell', { name: `niet te kiezen, ${day}`, exact: true })
const timesIn = (part: string) => textsOf(page.getByRole('group', { name: part, exact: true }).getByRole('radio'))

afterEach(async () => {
  await page.viewport(390, 844)
})

describe('the days and slots on offer', () => {
  test.each([
    ['video', ['dinsdag 1 december, 1 tijd vrij']],
    ['phone', ['donderdag 3 december, 1 tijd vrij']],
    [
      'clinic',
      ['dinsdag 1 december, 4 tijden vrij', 'donderdag 3 december, 1 tijd vrij', 'donderdag 10 december, 1 tijd vrij'],
    ],
  ])('BOOK-04.1 for %s are only those of the category and the mode', async (mode, days) => {
    await open(mode)
    await expect.element(freeDays().first()).toBeVisible()
    expect(
      freeDays()
        .elements()
        .map((day) => day.getAttribute('aria-label')),
    ).toEqual(days)
  })

  test('BOOK-04.3 each slot is in its part of the day; a part without slots is left out', async () => {
    await open('clinic')
    await button('dinsdag 1 december, 4 tijden vrij').click()
    await expect.poll(() => timesIn('Ochtend')).toEqual(['09:20', '11:40'])
    expect([timesIn('Middag'), timesIn('Avond')]).toEqual([['13:20'], ['18:30']])
    await button('donderdag 3 december, 1 tijd vrij').click()
    await expect.poll(() => timesIn('Ochtend')).toEqual(['09:00'])
    for (const part of ['Middag', 'Avond'])
      await expect.element(page.getByRole('group', { name: part, exact: true })).not.toBeInTheDocument()
  })

  test('BOOK-05.3 today is marked, and days after day 90 cannot be chosen or reached', async () => {
    await open('clinic')
    await expect.element(outside('zaterdag 21 november')).toHaveAttribute('aria-current', 'date')
    for (let turn = 0; turn < 2; turn += 1) await button('Volgende weken').click()
    await expect.element(button('geen tijden, vrijdag 19 februari')).toBeVisible()
    await expect.element(outside('zaterdag 20 februari')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Volgende weken')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('BOOK-06 choosing a day with slots scrolls to them', async () => {
  // Too low to show a day and its times together.
  await page.viewport(390, 420)
  await open('clinic')
  await button('dinsdag 1 december, 4 tijden vrij').click()
  const times = page.getByRole('heading', { name: 'Tijden op dinsdag 1 december' })
  await expect.element(times).toHaveFocus()
  await expect.element(times).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('radio', { name: '09:20' })).toBeInViewport({ ratio: 1 })
})

test('BOOK-07 choosing a day without slots clears its slots and the choice', async () => {
  await open('clinic')
  const choice = () => page.getByText('Uw keuze').element().parentElement?.textContent
  await expect.element(freeDays().first()).toBeVisible()
  expect(choice()).toBe('Uw keuzeNog geen tijd')
  await button('dinsdag 1 december, 4 tijden vrij').click()
  await page.getByRole('radio', { name: '13:20' }).click()
  await expect.poll(choice).toBe('Uw keuzedi 1 december, 13:20dinsdag 1 december, 13:20')
  await button('geen tijden, woensdag 2 december').click()
  await expect.poll(choice).toBe('Uw keuzeNog geen tijd')
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(page.getByRole('grid').getByRole('button', { pressed: true })).toHaveTextContent('2')
})

test('BOOK-08.1 choosing a slot removes the error, and Next works', async () => {
  await open('clinic')
  await expect.element(freeDays().first()).toBeVisible()
  await button('Volgende').click()
  const visibleCount = () =>
    page
      .getByText('Kies eerst een dag en een tijd.', { exact: true })
      .elements()
      .filter((element) => element.checkVisibility()).length
  await expect.poll(visibleCount).toBe(1)
  await button('dinsdag 1 december, 4 tijden vrij').click()
  await page.getByRole('radio', { name: '13:20' }).click()
  await expect.poll(visibleCount).toBe(0)
  await button('Volgende').click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
})

test('BOOK-15.1 BOOK-15.2 BOOK-15.3 without any free slot, phone and question links replace the calendar', async () => {
  await open('clinic', mockResponse(consults.getSlots, { slots: {} }))
  await expect.element(text('Geen vrije tijden')).toBeVisible()
  const words = page.getByRole('paragraph').filter({ hasText: 'Er zijn nu geen vrije tijden' })
  await expect
    .element(words)
    .toHaveTextContent(
      'Er zijn nu geen vrije tijden. Bel 010 000 00 00, op werkdagen van 9 tot 16 uur. Wij zoeken dan samen een tijd.',
    )
  await expect.element(words.getByRole('link', { name: '010 000 00 00' })).toHaveAttribute('href', 'tel:+31100000000')
  await expect
    .element(page.getByRole('link', { name: 'Stel een vraag aan de kliniek' }))
    .toHaveAttribute('href', routes.newQuestion.pattern)
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
})

test.each([
  ['Amsterdam', 0],
  ['Tokyo', -540],
])('on a device in %s, a note that times are Dutch is shown only where they differ', async (zone, offset) => {
  // The zone of the browser cannot be changed per test; the offset is what the portal reads.
  if (offset) vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  await open('clinic')
  await expect.element(freeDays().first()).toBeVisible()
  expect(page.getByText('Alle tijden zijn Nederlandse tijd.').elements()).toHaveLength(zone === 'Tokyo' ? 1 : 0)
})

test.each([
  [639, true],
  [640, false],
])('APP-07.1 at %i px the screen is a phone, with a full-width calendar: %o', async (width, isPhone) => {
  await page.viewport(width, 800)
  await open('clinic')
  await expect.element(freeDays().first()).toBeVisible()
  const widthRatio = page.getByRole('grid').element().getBoundingClientRect().width / width
  expect([widthRatio > 0.98, widthRatio < 0.92]).toEqual([isPhone, !isPhone])
})
