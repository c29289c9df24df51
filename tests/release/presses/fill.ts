import type { Locator } from '@playwright/test'
import { answerTo } from '../../support/answer-to.ts'
import type { Walk } from './walk.ts'

const word = 'Zachte-Regen-2291-wolk'

type Filling = Pick<Walk, 'page' | 'desk' | 'someone' | 'newcomer'>

interface Field {
  type: string
  autocomplete: string
  label: string
}

async function wordsFor(
  { page, desk, someone, newcomer }: Filling,
  { type, autocomplete, label }: Field,
): Promise<string> {
  const { email, phone } = page.url().endsWith('/register') ? newcomer : someone
  if (autocomplete === 'one-time-code') return desk.codeFor(email, label.includes('e-mail') ? 'email' : 'sms')
  if (type === 'password') return autocomplete === 'new-password' ? word : someone.password
  if (type === 'email' || autocomplete === 'username' || /e-mail/i.test(label)) return email
  if (type === 'tel') return phone
  return answerTo(label)
}

/** Fills in whatever is empty in the form on the screen, as somebody would who wants to go on. */
export async function fillIn(walk: Filling): Promise<void> {
  const { page } = walk
  const main = page.getByRole('main')
  const groups = await main.getByRole('radiogroup').all()
  for (const group of groups)
    if ((await group.getByRole('radio', { checked: true }).count()) === 0) await press(group.getByRole('radio').first())
  for (const box of await main.getByRole('checkbox', { checked: false }).all()) await press(box)
  for (const list of await main.getByRole('combobox').all()) {
    const values = await list.evaluate((element) =>
      element instanceof HTMLSelectElement
        ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
        : [],
    )
    if (values.length > 0 && (await list.inputValue()) === '')
      await list.selectOption(values.find((value) => value !== '') ?? '')
  }
  for (const field of await main
    .locator(
      'input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [type=search]):visible, textarea:visible',
    )
    .all()) {
    if ((await field.inputValue()) !== '' || !(await field.isEditable())) continue
    const facts = await field.evaluate((element) => {
      const input = element as HTMLInputElement
      return {
        type: input.type,
        autocomplete: input.autocomplete,
        label: [...(input.labels ?? [])].map(({ textContent }) => textContent).join(' '),
      }
    })
    await field.fill(await wordsFor(walk, facts))
  }
  await fillDays(main)
}

/** The first day that is still empty takes the sign that is chosen, and one press more says the same of all others. */
async function fillDays(main: Locator): Promise<void> {
  const empty = main.getByRole('gridcell').getByRole('button', { name: /, nog leeg$/ })
  if ((await empty.count()) === 0) return
  await press(empty.first())
  await press(main.getByRole('button', { name: 'Ja, geen hoofdpijn' }))
}

const press = (box: Locator): Promise<void> => box.click({ timeout: 2000 }).catch(() => {})
