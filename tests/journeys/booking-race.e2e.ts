import type { Locator, Page } from '@playwright/test'
import type { ScenarioName } from '../support/test-admin.ts'
import { expectResult, planned } from './appointment-steps.ts'
import {
  chooseMode,
  chooseTimeAndGoOn,
  complete,
  dayButton,
  expectStep,
  modeOption,
  next,
  startBooking,
  startMoving,
  times,
} from './booking-steps.ts'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { inPage } from './message-steps.ts'
import { toastOf } from './toast-steps.ts'

const result = (page: Page) => page.getByRole('region', { name: /^Uw afspraak is/ })
const conflict = 'Deze tijd is net door iemand anders gekozen. Kies een andere tijd.'
/** The same, as it stays in the page. */
const taken = (page: Page): Locator => inPage(page, conflict)

const races: readonly { call: string; scenario: ScenarioName; start: typeof startBooking; done: string }[] = [
  { call: 'addConsult', scenario: 'nothing-planned', start: startBooking, done: 'Uw afspraak is gemaakt' },
  { call: 'moveConsult', scenario: 'planned-video', start: startMoving, done: 'Uw afspraak is verzet' },
]
for (const { call, scenario, start, done } of races) {
  test(
    `BOOK-13.3 BOOK-13.4 ${call}: of two patients at the same time one gets the slot, the other chooses again from refreshed slots`,
    { tag: extended },
    async ({ page, browser, patient, signIn, journey }) => {
      const first = await patient(scenario)
      const second = await patient(scenario, { location: first.location })
      const elsewhere = await browser.newContext()
      await journey.watch(elsewhere)
      journey.expectFailure(new RegExp(`/${call}$`), 409)
      const pages = [page, await elsewhere.newPage()] as const
      const choices = await Promise.all(
        pages.map(async (own, place) => {
          await signIn(own, place === 0 ? first : second)
          await start(own)
          await chooseMode(own, 'Via video')
          return chooseTimeAndGoOn(own, 1)
        }),
      )
      const [{ day, time } = { day: '', time: '' }] = choices
      expect(choices).toEqual([
        { day, time },
        { day, time },
      ])

      await Promise.all(pages.map((own) => complete(own).click()))
      const won = await Promise.all(
        pages.map(async (own) => {
          await expect(result(own).or(taken(own))).toBeVisible()
          return result(own).isVisible()
        }),
      )
      expect(won.filter(Boolean)).toHaveLength(1)
      const [loser, winner] = won[0] ? [pages[1], pages[0]] : pages
      await expect(planned(winner)).toContainText(time)

      await expect(toastOf(loser, conflict)).toBeVisible()
      await expect(taken(loser)).toBeVisible()
      await expectStep(loser, 'time')
      await expect(loser.getByRole('heading', { name: `Tijden op ${day}` })).toBeVisible()
      await expect(times(loser).filter({ hasText: time })).toHaveCount(0)
      await expect(loser.getByRole('radio', { checked: true })).toHaveCount(0)
      await loser.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
      await expectStep(loser, 'type')
      await expect(modeOption(loser, 'Via video')).toBeChecked()
      await next(loser).click()
      await dayButton(loser, day).click()
      const other = times(loser).nth(1)
      const otherTime = await other.innerText()
      await other.click()
      await next(loser).click()
      await complete(loser).click()
      await expectResult(loser, done)
      await expect(planned(loser)).toContainText(otherTime)
      await elsewhere.close()
    },
  )
}

const changed =
  'Deze afspraak is al veranderd, misschien in een ander venster. Wij hebben nu niets veranderd. Bij uw afspraken ziet u wat nu geldt.'

test(
  'of two tabs of one patient the first change wins; the other tab reports and shows it: reschedule and reschedule, reschedule and cancel, cancel and cancel',
  { tag: extended },
  async ({ page, context, patient, signIn, journey }) => {
    await signIn(page, await patient('planned-video'))
    const tabs = [page, await context.newPage()] as const
    const [one, other] = tabs
    const inEach = (act: (tab: Page) => Promise<unknown>): Promise<unknown> => Promise.all(tabs.map(act))
    const openCancel = async (tab: Page): Promise<void> => tab.getByRole('button', { name: /^Afzeggen: / }).click()
    const cancel = (tab: Page): Locator => tab.getByRole('button', { name: 'Afspraak afzeggen', exact: true })
    await other.goto('/dashboard')

    journey.expectFailure(/\/moveConsult$/, 491)
    await startMoving(one)
    await startMoving(other)
    await inEach(async (tab) => chooseMode(tab, 'Via video'))
    const chosen = [await chooseTimeAndGoOn(one, 0), await chooseTimeAndGoOn(other, 1)]
    await inEach(async (tab) => complete(tab).click())
    await inEach(async (tab) => expect(result(tab).or(inPage(tab, changed))).toBeVisible())
    const won = await Promise.all(tabs.map(async (tab) => inPage(tab, changed).isHidden()))
    expect(won.filter(Boolean)).toHaveLength(1)
    await inEach(async (tab) => expect(planned(tab)).toContainText([chosen[won.indexOf(true)]?.time ?? '']))

    journey.expectFailure(/\/cancelConsult$/, 491)
    await openCancel(other)
    await startMoving(one)
    await chooseMode(one, 'Via de telefoon')
    const { time } = await chooseTimeAndGoOn(one, 2)
    await complete(one).click()
    await expectResult(one, 'Uw afspraak is verzet')
    await cancel(other).click()
    await expect(inPage(other, changed)).toBeVisible()
    await expect(planned(other)).toContainText([time])

    await inEach(openCancel)
    await inEach(async (tab) => cancel(tab).click())
    await inEach(async (tab) => expectResult(tab, 'Uw afspraak is afgezegd'))
    await inEach(async (tab) => expect(tab.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible())
  },
)
