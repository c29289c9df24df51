import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { dropFiles } from '#portal/stories/drop-files.ts'
import { button } from '#portal/stories/render-screen.tsx'
import { email } from './open-way.tsx'
import type { Way } from './way.ts'

const field = (label: string): Locator => page.getByLabelText(label, { exact: true })
const removal = (file: string): Locator => button(`Verwijder ${file}`)

async function enter(label: string, value: string): Promise<void> {
  const found = field(label)
  await expect.element(found).toBeVisible()
  if (found.element() instanceof HTMLSelectElement) await found.selectOptions(value)
  else await found.fill(value)
}

async function attach(name: string): Promise<void> {
  await expect.poll(() => document.querySelector('[data-file-zone]')).not.toBeNull()
  dropFiles(new File(['%PDF-1.7'], name))
  await expect.element(removal(name)).toBeVisible()
}

/** Types, chooses and attaches what the call needs. */
export async function fillIn({ before, types = {}, picks = [], attaches }: Way): Promise<void> {
  await before?.()
  for (const [label, value] of Object.entries(types)) await enter(label, value)
  if (attaches !== undefined) await attach(attaches)
  for (const pick of picks) await pick().click()
}

/** What was typed, chosen and attached is still there. */
export async function expectKept({ types = {}, picks = [], attaches, keeps }: Way): Promise<void> {
  if (keeps) return expect.element(keeps()).toBeVisible()
  for (const [label, value] of Object.entries(types)) await expect.element(field(label)).toHaveValue(value)
  for (const pick of picks) await expect.element(pick()).toBeChecked()
  if (attaches !== undefined) await expect.element(removal(attaches)).toBeVisible()
}

/** Signs in as the patient whose session ended. */
export async function signInAgain(): Promise<void> {
  await page.getByLabelText('E-mailadres').fill(email)
  await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
  await button('Inloggen').click()
  await page.getByLabelText('Code uit de sms').fill('123456')
  await button('Bevestigen').click()
}

/** Not with the pointer, which a passing message may be under. */
export async function pressButton(name: string): Promise<void> {
  await expect.element(button(name).first()).toBeEnabled()
  button(name)
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Whatever was set in motion by now has been drawn. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** Two presses before anything is drawn, and one more while the call is under way. */
export async function pressTwice(name: string): Promise<void> {
  await expect.element(button(name)).toBeEnabled()
  const pressed = button(name).element() as HTMLButtonElement
  pressed.click()
  pressed.click()
  await drawn()
  pressed.form?.requestSubmit()
}
