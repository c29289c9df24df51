import type { Page } from '@playwright/test'
import { answerTo } from '../support/answer-to.ts'
import { expect } from './journey.ts'
import { press, tabTo } from './keyboard-steps.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: /^(?:Volgende|Beginnen)$/ })
export const confirm = (page: Page) => page.getByRole('button', { name: 'Bevestigen' })

const inAnswers = (page: Page) => page.getByRole('main').locator('form')

async function answerByKeyboard(page: Page, question: string, chosen: Readonly<Record<string, string>>): Promise<void> {
  const form = inAnswers(page)
  if ((await form.getByRole('grid').count()) > 0) {
    await press(page, form.getByRole('gridcell').getByRole('button', { name: /, nog leeg$/ }))
    await press(page, form.getByRole('button', { name: 'Ja, geen hoofdpijn' }))
    return
  }
  const choice = Object.entries(chosen).find(([part]) => question.includes(part))?.[1]
  const radios = form.getByRole('radiogroup').first().getByRole('radio')
  const option = form
    .getByRole('radiogroup')
    .first()
    .getByRole('radio', { name: choice ?? '', exact: true })
  if ((await radios.count()) > 0) {
    // From the first one on, arrows choose.
    await press(page, radios, 'Space')
    if (choice === undefined) return
    while (!(await option.isChecked())) await page.keyboard.press('ArrowDown', { delay: 20 })
    return
  }
  const box = form.getByRole('checkbox')
  if ((await box.count()) > 0) return press(page, box.first(), 'Space')
  const field = form.getByRole('textbox')
  if ((await field.count()) === 0 || /Wilt u nog iets kwijt|Welke bijwerkingen/.test(question)) return
  await tabTo(page, field)
  await page.keyboard.type(answerTo(question))
}

/** Goes through a questionnaire question by question, with the keyboard alone, up to its last page. */
export async function answerAllByKeyboard(page: Page, chosen: Readonly<Record<string, string>> = {}): Promise<number> {
  for (let screens = 1; ; screens += 1) {
    await expect(title(page)).toBeFocused()
    const question = (await title(page).getAttribute('aria-label')) ?? ''
    if (question.includes('Klopt alles?')) return screens
    await answerByKeyboard(page, question, chosen)
    await press(page, next(page))
    await expect(title(page)).not.toHaveAttribute('aria-label', question)
  }
}
