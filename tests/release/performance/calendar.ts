import type { CDPSession, Page } from '@playwright/test'
import { consultCategory, consultType, type Slots } from '#portal/api/contract/consult.ts'
import { dayKey, noonOf } from '#portal/rules/clinic-time.ts'
import { drawn, frame, inTurn, median, openPhone, slowestOf, type Measurement, type Given } from './phone.ts'

const turns = 9
export const manyDays = 365
const timesADay = 40
const names = ['empty', 'full'] as const

/** What the script of the page takes, in ms. */
interface Round {
  /** From the press that opens the step with the calendar until it stands, its times known. */
  opened: number
  /** The calendar alone: from the list of days to the weeks, on the same step. */
  unfolded: number
  /** Each five weeks that are turned to. */
  turned: readonly number[]
  /** Opening the step after it, which has no calendar. */
  confirmed: number
}

/** So many times on each of so many days from the clinic's tomorrow, a quarter of an hour after each other. */
function slotsFor(days: number, times: number): Slots {
  const noon = noonOf(dayKey(new Date())).getTime()
  const offered = Array.from({ length: days }, (_, ahead) => {
    const day = new Date(noon + (ahead + 1) * 86_400_000).toISOString().slice(0, 10)
    return [
      day.replaceAll('-', ''),
      Array.from({ length: times }, (__, at) => ({
        startDT: new Date(Date.parse(`${day}T08:00:00Z`) + at * 900_000).toISOString().replace('.000Z', '+00:00'),
        avId: ahead + 1,
        typeId: consultType.followUpVideo,
      })),
    ] as const
  })
  return { [String(consultCategory.followUp)]: Object.fromEntries(offered) }
}

async function scripted(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}

/** What a press of the button in focus costs. The key comes from the browser itself, which waits for all that follows at once; what follows later is counted until it is drawn. */
async function press(page: Page, session: CDPSession, untilDrawn: boolean): Promise<number> {
  await drawn(page)
  const before = await scripted(session)
  await page.keyboard.press('Enter')
  if (untilDrawn) await drawn(page)
  return (await scripted(session)) - before
}

async function measureRound(page: Page, session: CDPSession, origin: string): Promise<Round> {
  // From elsewhere: the same address again would be a reload, which keeps the step.
  await page.goto(`${origin}/dashboard`)
  await page.goto(`${origin}/appointment?type=video`)
  const next = page.getByRole('button', { name: 'Volgende', exact: true })
  const firstStep = page.getByRole('heading', { level: 1, name: /^Stap 1 van 3/ })
  await firstStep.waitFor()
  await next.click()
  await page.getByRole('grid').waitFor()
  await page.waitForLoadState('networkidle')
  // Once more, with the answer of the clinic at hand: its reading is no part of the calendar.
  await page.getByRole('button', { name: 'Terug' }).click()
  await firstStep.waitFor()
  await next.focus()
  const opened = await press(page, session, true)
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Volgende weken' }).focus()
  const turned = []
  for (let turn = 0; turn < turns; turn += 1) turned.push(await press(page, session, false))
  await page.getByRole('button', { name: 'Toon de dagen als lijst' }).focus()
  await press(page, session, true)
  await page.getByRole('button', { name: 'Toon de dagen als kalender' }).focus()
  const unfolded = await press(page, session, false)
  await page.getByRole('grid').waitFor()
  await page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button').first().focus()
  const confirmed = await press(page, session, true)
  await page.getByRole('heading', { level: 1, name: /^Stap 3 van 3/ }).waitFor()
  return { opened, unfolded, turned, confirmed }
}

/** What a calendar of a year full of times costs, beside one whose weeks are empty. */
export async function calendar(given: Given): Promise<Measurement[]> {
  const { page, session } = await openPhone(given, await given.testAdmin.createPatient('nothing-planned'))
  const slots = { empty: slotsFor(1, 1), full: slotsFor(manyDays, timesADay) }
  let shown: keyof typeof slots = 'empty'
  await page.route('**/patientPortal/getSlots', (route) => route.fulfill({ json: { slots: slots[shown] } }))
  await session.send('Performance.enable')
  const { empty, full } = await inTurn(names, 11, (name) => {
    shown = name
    return measureRound(page, session, given.origin)
  })
  const middle = (rounds: readonly Round[], step: 'opened' | 'unfolded' | 'confirmed') =>
    median(rounds.map((round) => round[step]))
  return [
    { what: 'opening a full calendar', value: middle(full, 'unfolded'), unit: 'ms', most: frame },
    {
      what: 'slowest turn of a full calendar',
      value: slowestOf(full.map(({ turned }) => turned)),
      unit: 'ms',
      most: frame,
    },
    {
      what: 'opening its step, more than with empty weeks',
      value: middle(full, 'opened') - middle(empty, 'opened'),
      unit: 'ms',
      most: frame,
    },
    {
      what: 'opening its step, more than a step without a calendar',
      value: middle(full, 'opened') - middle(full, 'confirmed'),
      unit: 'ms',
      most: frame,
    },
  ]
}
