import { expectResult, planned } from './appointment-steps.ts'
import { extended } from '../support/extended.ts'
import { bodiesOf, chooseMode, dayButton, startMoving, times } from './booking-steps.ts'
import { expect, test } from './journey.ts'

const moved = 'Uw afspraak is verzet'

test(
  'booking an earlier time takes two presses, from the overview and from the list, and releases the earlier slot',
  { tag: extended },
  async ({ page, patient, signIn }) => {
    await signIn(page, await patient('planned-video'))
    const sent = [bodiesOf(page, 'getSlots'), bodiesOf(page, 'moveConsult')]
    const ask = page.getByRole('button', { name: /^Kan het eerder\?/ })
    const offers = page.getByRole('button', { name: /^Verzet naar / })
    await ask.click()
    await expect(page.getByText('Het kan eerder. Uw afspraak verandert pas als u hieronder kiest.')).toBeVisible()
    const [, date = '', time = ''] =
      /(\d+ [a-z])[a-z]*, (\d\d:\d\d)$/.exec((await offers.last().innerText()).replaceAll('\u00A0', ' ')) ?? []
    await offers.last().click()
    await expectResult(page, moved)
    await expect(page).toHaveURL(/\/appointments$/)
    expect(sent.map((bodies) => bodies.length)).toEqual([1, 1])
    // The earlier state is shown until the back end has answered again.
    const stands = new RegExp(`((?:maan|dins|woens|donder|vrij|zater|zon)dag ${date}[a-z]*) \\d{4}\\s*${time}`)
    await expect(planned(page)).toContainText(stands)
    const [, left = ''] = stands.exec((await planned(page).textContent()) ?? '') ?? []

    await ask.click()
    await offers.first().click()
    await expect(page.getByRole('heading', { name: moved })).toBeFocused()
    await expectResult(page, moved)
    await expect(planned(page)).toHaveCount(1)
    await expect(planned(page)).not.toContainText(left)
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await startMoving(page)
    await chooseMode(page, 'Via video')
    await dayButton(page, left).click()
    await expect(times(page).filter({ hasText: time })).toHaveCount(1)
  },
)
