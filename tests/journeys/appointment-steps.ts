import type { Locator, Page } from '@playwright/test'
import { consultState } from '#portal/api/contract/consult.ts'
import type { PatientOrder } from '../support/desk.ts'

type ExactConsult = NonNullable<PatientOrder['consults']>[number]

/** The cards of consults to come, soonest first. */
export const planned = (page: Page): Locator => page.getByRole('main').locator('section').filter({ has: page.getByRole('button', { name: /^Afzeggen: / }) })

/** A moment so many days from now, at a time of day in the clinic. */
export function inDays(days: number, time: string): Date {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const asUtc = new Date(`${day}T${time}:00Z`)
  const clinicHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit', hourCycle: 'h23' }).format(asUtc)
  return new Date(asUtc.getTime() - ((Number(clinicHour) - asUtc.getUTCHours() + 24) % 24) * 3_600_000)
}

/** A consult of twenty minutes, for a patient's order. */
export const exactConsult = (start: Date, consultTypeId: number, more: Partial<ExactConsult> = {}): ExactConsult => ({
  startDateTime: start.toISOString(),
  endDateTime: new Date(start.getTime() + 20 * 60_000).toISOString(),
  state: consultState.open,
  consultTypeId,
  ...more,
})
