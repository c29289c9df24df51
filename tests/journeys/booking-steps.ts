import type { Locator, Page } from '@playwright/test'
import type { Slot, Slots } from '#portal/api/contract/consult.ts'
import { showChanges } from './appointment-steps.ts'
import { expect } from './journey.ts'

type Mode = 'Via video' | 'Via de telefoon' | 'Op de kliniek'

/** A day and a time as the calendar shows them: 'woensdag 2 december', '13:20'. */
export interface Chosen {
  day: string
  time: string
}

export const step = {
  type: 'Stap 1 van 3: Hoe wilt u de afspraak?',
  time: 'Stap 2 van 3: Kies een dag en tijd',
  confirm: /^Stap 3 van 3: Klopt (?:dit|uw nieuwe afspraak)\?$/,
} as const

export const expectStep = async (page: Page, which: keyof typeof step): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: step[which], exact: true })).toBeVisible()

export const modeOption = (page: Page, mode: Mode): Locator => page.getByRole('radio', { name: mode, exact: true })
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Volgende', exact: true })
export const freeDays = (page: Page): Locator =>
  page.getByRole('grid').getByRole('button', { name: /, \d+ (?:tijd|tijden) vrij$/ })
export const dayButton = (page: Page, day: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`(?:^|, )${day}(?:,|$)`) })
export const times = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Vrije tijden' }).getByRole('radio')

/** From an overview with nothing planned to the first step. */
export async function startBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  await expectStep(page, 'type')
}

/** From an overview with one planned consult to the first step of moving it, which is answered already. */
export async function startMoving(page: Page): Promise<void> {
  await showChanges(page)
  await page.getByRole('button', { name: /^Verzetten: / }).click()
  await expectStep(page, 'time')
  await page.getByRole('button', { name: 'Wijzig: soort afspraak' }).click()
  await expectStep(page, 'type')
}

/** Step 1, up to the calendar. */
export async function chooseMode(page: Page, mode: Mode): Promise<void> {
  await modeOption(page, mode).click()
  await next(page).click()
  await expectStep(page, 'time')
}

/** A time on the first free day but for Fridays, when two people may offer the same times; `which` counts from 0. */
export async function chooseTime(page: Page, which = 0): Promise<Chosen> {
  const first = freeDays(page)
    .and(page.getByRole('button', { name: /^(?!.*vrijdag)/ }))
    .first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  const day = name.slice(0, name.lastIndexOf(','))
  await first.click()
  await expect(page.getByRole('heading', { name: `Tijden op ${day}` })).toBeVisible()
  const chip = times(page).nth(which)
  await chip.click()
  await expect(chip).toBeChecked()
  return { day, time: await chip.innerText() }
}

/** Step 2, up to the last step. */
export async function chooseTimeAndGoOn(page: Page, which = 0): Promise<Chosen> {
  const chosen = await chooseTime(page, which)
  await next(page).click()
  await expectStep(page, 'confirm')
  return chosen
}

export const complete = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^(?:Afspraak maken|Bevestigen)$/ })

/** The bodies a page sends to one call of the clinic, from now on. */
export function bodiesOf(page: Page, call: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/patientPortal/${call}`) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** What the clinic answers to the next getSlots; ask before the calendar opens. */
export async function nextSlots(page: Page): Promise<Slots> {
  // Who goes back to the step before leaves one unread.
  const response = await page.waitForResponse(
    async (answer) => answer.url().endsWith('/patientPortal/getSlots') && (await answer.finished()) === null,
  )
  return ((await response.json()) as { slots: Slots }).slots
}

/** The slots of a category and a type, of one day if it is given, in order of time: read from the answer as it came over the wire. */
export function slotsOf(slots: Slots, category: number, typeId: number, day?: string): Slot[] {
  return Object.values(slots[category] ?? {})
    .flat()
    .filter((slot) => slot.typeId === typeId && (day === undefined || dayOf(slot.startDT) === day))
    .toSorted((a, b) => Date.parse(a.startDT) - Date.parse(b.startDT))
}

/** 'woensdag 2 december' of an instant that the clinic wrote with its own offset. */
export function dayOf(startDT: string): string {
  return new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${startDT.slice(0, 10)}T12:00:00Z`),
  )
}

/** '13:20' of an instant that the clinic wrote with its own offset. */
export const timeOf = (startDT: string): string => startDT.slice(11, 16)
