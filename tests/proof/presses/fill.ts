import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Desk, DeskPatient } from '../../support/desk.ts'

const word = 'Zachte-Regen-2291-wolk'
const newcomerEmail = `nieuw.${randomUUID().slice(0, 8)}@voorbeeld.test`
const phone = `06${String(10_000_000 + Math.floor(Number.parseInt(randomUUID().slice(0, 6), 16)))}`

interface Field {
  type: string
  autocomplete: string
  inputMode: string
  label: string
}

async function wordsFor(page: Page, desk: Desk, someone: DeskPatient, { type, autocomplete, inputMode, label }: Field): Promise<string> {
  const isNewcomer = page.url().endsWith('/register')
  const email = isNewcomer ? newcomerEmail : someone.email
  if (autocomplete === 'one-time-code') return desk.codeFor(email, label.includes('e-mail') ? 'email' : 'sms')
  if (type === 'password') return autocomplete === 'new-password' ? word : someone.password
  if (type === 'email' || autocomplete === 'username' || /e-mail/i.test(label)) return email
  if (type === 'tel') return isNewcomer ? phone : someone.phone
  if (/bsn|burgerservice/i.test(label)) return '999990019'
  if (/postcode/i.test(label)) return '1234 AB'
  if (inputMode === 'numeric') return '12'
  return 'Lindelaan'
}

/** Fills in whatever is empty in the form on the screen, as somebody would who wants to go on. */
export async function fillIn(page: Page, desk: Desk, someone: DeskPatient): Promise<void> {
  const main = page.getByRole('main')
  const groups = await main.getByRole('radiogroup').all()
  for (const group of groups) if (await group.getByRole('radio', { checked: true }).count() === 0) await press(group.getByRole('radio').first())
  for (const box of await main.getByRole('checkbox', { checked: false }).all()) await press(box)
  for (const list of await main.getByRole('combobox').all()) {
    const values = await list.evaluate((element) => element instanceof HTMLSelectElement ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value) : [])
    if (values.length > 0 && await list.inputValue() === '') await list.selectOption(values.find((value) => value !== '') ?? '')
  }
  for (const field of await main.locator('input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [type=search]):visible, textarea:visible').all()) {
    if (await field.inputValue() !== '' || !await field.isEditable()) continue
    const facts = await field.evaluate((element) => {
      const input = element as HTMLInputElement
      return { type: input.type, autocomplete: input.autocomplete, inputMode: input.inputMode, label: [...input.labels ?? []].map(({ textContent }) => textContent).join(' ') }
    })
    await field.fill(await wordsFor(page, desk, someone, facts))
  }
}

const press = (box: Locator): Promise<void> => box.click({ timeout: 2000 }).catch(() => {})
