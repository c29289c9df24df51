import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ViewSettings, type ViewSettingsProps, type ViewSettingsValue } from './view-settings.tsx'

const labels: ViewSettingsProps['labels'] = {
  theme: 'Licht',
  themes: {
    system: 'Zoals dit apparaat',
    standard: 'Standaard',
    'calm-light': 'Rustig licht',
    'calm-dark': 'Rustig donker',
  },
  softer: 'Zachter',
  textSize: 'Tekst',
  textSizes: { normal: 'Normaal', large: 'Groot', larger: 'Groter' },
  oneQuestion: 'Eén vraag per scherm',
  on: 'Aan',
  off: 'Uit',
  note: 'Uw keuze blijft bewaard.',
}
const value: ViewSettingsValue = { theme: 'standard', softer: false, textSize: 'large', oneQuestion: false }

function show(shown = value) {
  const change = vi.fn()
  return {
    change,
    ...render(<ViewSettings value={shown} onValueChange={change} labels={labels} />),
  }
}

const oneQuestion = () => page.getByRole('switch', { name: 'Eén vraag per scherm', exact: true })
const softer = () => page.getByRole('switch', { name: 'Zachter', exact: true })

test('VIEW-SETTINGS-01 shows the current settings', async () => {
  show()
  await expect
    .element(page.getByRole('radiogroup', { name: 'Licht' }).getByRole('radio', { name: 'Standaard' }))
    .toBeChecked()
  await expect
    .element(page.getByRole('radiogroup', { name: 'Tekst' }).getByRole('radio', { name: 'Groot', exact: true }))
    .toBeChecked()
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(2)
  await expect.element(oneQuestion()).not.toBeChecked()
  await expect.element(softer()).not.toBeChecked()
})

test('VIEW-SETTINGS-02 a choice is reported at once and leaves the other settings unchanged', async () => {
  const { change } = show()
  await page.getByRole('radio', { name: 'Rustig donker' }).click()
  await page.getByRole('radio', { name: 'Groter' }).click()
  await softer().click()
  await oneQuestion().click()
  expect(change.mock.calls.flat()).toEqual([
    { ...value, theme: 'calm-dark' },
    { ...value, textSize: 'larger' },
    { ...value, softer: true },
    { ...value, oneQuestion: true },
  ])
})

test('VIEW-SETTINGS-03 a switch can be turned off again, also with the keyboard', async () => {
  const { change } = show({ ...value, softer: true, oneQuestion: true })
  for (const one of [softer(), oneQuestion()]) {
    ;(one.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
  }
  expect(change.mock.calls.flat()).toEqual([
    { ...value, softer: false, oneQuestion: true },
    { ...value, softer: true, oneQuestion: false },
  ])
})

test('VIEW-SETTINGS-03 a switch is named by its question alone; on and off are also visible text', async () => {
  const { rerender } = show()
  await expect.element(oneQuestion().getByText('Uit', { exact: true })).toBeVisible()
  await expect.element(softer().getByText('Uit', { exact: true })).toBeVisible()
  rerender(<ViewSettings value={{ ...value, oneQuestion: true }} onValueChange={vi.fn()} labels={labels} />)
  await expect.element(oneQuestion().getByText('Aan', { exact: true })).toBeVisible()
  await expect.element(oneQuestion()).toBeChecked()
  await expect.element(softer()).not.toBeChecked()
})

test('VIEW-SETTINGS-04 two panels on one page do not share their radios', async () => {
  render(
    <>
      <ViewSettings value={value} onValueChange={vi.fn()} labels={labels} />
      <ViewSettings value={value} onValueChange={vi.fn()} labels={labels} />
    </>,
  )
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(4)
})

test('the setting for one question at a time is shown only where it has an effect', () => {
  show({ theme: 'standard', softer: false, textSize: 'large' })
  expect(oneQuestion().elements()).toEqual([])
  expect(softer().elements()).toHaveLength(1)
})

test('VIEW-SETTINGS-05 switches are at least 56 px high and chips 44', () => {
  show()
  const height = (role: 'radio' | 'switch', name: string) =>
    page.getByRole(role, { name }).element().getBoundingClientRect().height
  expect(height('switch', 'Eén vraag per scherm')).toBeGreaterThanOrEqual(56)
  expect(height('switch', 'Zachter')).toBeGreaterThanOrEqual(56)
  expect(height('radio', 'Rustig licht')).toBeGreaterThanOrEqual(44)
  expect(height('radio', 'Normaal')).toBeGreaterThanOrEqual(44)
})
