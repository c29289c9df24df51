import type { Locator, Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { expectResult, planned } from './appointment-steps.ts'
import { complete, expectStep, freeDays, modeOption, next, times } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { pointersOn, press, tabTo } from './keyboard-steps.ts'
import { codeField, emailField, passwordField } from './sign-in-steps.ts'

async function arrowTo(page: Page, chosen: Locator): Promise<void> {
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toBeChecked()
}

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null)

test(
  'a patient signs in, books, reschedules and cancels an appointment with the keyboard alone',
  { tag: extended },
  async ({ page, patient, testAdmin }) => {
    const { email, password } = await patient('nothing-planned')
    const pointers = await pointersOn(page)

    await page.goto('/login')
    await expect(page).toHaveTitle(/ – /)
    await tabTo(page, emailField(page))
    await page.keyboard.type(email)
    await tabTo(page, passwordField(page))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await tabTo(page, codeField(page))
    await page.keyboard.type(await testAdmin.codeFor(email))
    await page.keyboard.press('Enter')

    await press(page, page.getByRole('button', { name: 'Afspraak maken' }))
    await expectStep(page, 'type')
    await press(page, modeOption(page, 'Via video'), 'Space')
    await expect(modeOption(page, 'Via video')).toBeChecked()
    await press(page, next(page))
    await expectStep(page, 'time')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, freeDays(page))
    const day = ((await focused(page)) ?? '').replace(/,[^,]*$/, '')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Tijden op ${day}` })).toBeFocused()
    await press(page, times(page), 'Space')
    await arrowTo(page, times(page).nth(1))
    const time = await times(page).nth(1).innerText()
    await press(page, next(page))
    await expectStep(page, 'confirm')
    await expect(page.getByRole('main').getByRole('definition').first()).toContainText(time)
    await press(page, complete(page))
    await expectResult(page, 'Uw afspraak is gemaakt')
    await expect(planned(page)).toContainText([`${day} `])
    await expect(planned(page)).toContainText([time])
    await expect(page.getByRole('heading', { name: 'Uw afspraak is gemaakt' })).toBeFocused()

    await press(page, page.getByRole('button', { name: /^Verzetten: / }))
    await expectStep(page, 'time')
    await press(page, page.getByRole('button', { name: 'Wijzig: soort afspraak' }))
    await expectStep(page, 'type')
    await tabTo(page, modeOption(page, 'Via video'))
    await arrowTo(page, modeOption(page, 'Via de telefoon'))
    await press(page, next(page))
    await expectStep(page, 'time')
    await tabTo(page, page.getByRole('grid').getByRole('button'))
    const before = await focused(page)
    await page.keyboard.press('PageDown')
    await expect.poll(() => focused(page)).not.toBe(before)
    while (!((await focused(page)) ?? '').endsWith(' vrij')) await page.keyboard.press('ArrowRight')
    const otherDay = ((await focused(page)) ?? '').replace(/,[^,]*$/, '')
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: `Tijden op ${otherDay}` })).toBeFocused()
    await press(page, times(page), 'Space')
    const otherTime = await times(page).first().innerText()
    await press(page, next(page))
    await press(page, complete(page))
    await expectResult(page, 'Uw afspraak is verzet')
    await expect(planned(page)).toContainText([`${otherDay} `])
    await expect(planned(page)).toContainText([otherTime])

    await press(page, page.getByRole('button', { name: /^Afzeggen: / }))
    await tabTo(page, page.getByRole('textbox', { name: 'Wilt u er iets bij zeggen?' }))
    await page.keyboard.type('Het gaat weer goed.')
    await press(page, page.getByRole('button', { name: 'Afspraak afzeggen', exact: true }))
    await expectResult(page, 'Uw afspraak is afgezegd')
    await expect(page.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible()
    expect(pointers).toEqual([])
    // A pointer would have been noticed.
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => pointers).toEqual(expect.arrayContaining(['pointerdown', 'mousedown', 'click']))
  },
)
