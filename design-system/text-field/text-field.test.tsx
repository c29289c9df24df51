import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TextField } from './text-field.tsx'

const input = () => page.getByRole('textbox')
const border = () => getComputedStyle(input().element())

test('TEXT-FIELD-01 input props, ref, id and an external description reach the input', async () => {
  const ref = createRef<HTMLInputElement>()
  const change = vi.fn()
  render(
    <>
      <TextField
        label="E-mailadres"
        hint="Voor berichten."
        id="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        ref={ref}
        onValueChange={change}
        aria-describedby="extra"
      />
      <p id="extra">Niet van uw werk.</p>
    </>,
  )
  await page.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill('a@b.nl')
  expect(change).toHaveBeenLastCalledWith('a@b.nl', ref.current)
  expect(ref.current).toBe(document.querySelector('#email'))
  await expect.element(input()).toHaveAttribute('autocomplete', 'email')
  await expect.element(input()).toHaveAccessibleDescription('Voor berichten. Niet van uw werk.')
})

test('TEXT-FIELD-02 the unit is shown behind the box and is part of the description', async () => {
  render(<TextField label="Gewicht" suffix="kg" hint="Zonder kleding." />)
  await expect.element(page.getByText('kg')).toBeVisible()
  await expect.element(input()).toHaveAccessibleDescription('Zonder kleding. kg')
})

test('TEXT-FIELD-03 an invalid field differs by its border as well as by its error text', async () => {
  const { rerender } = render(<TextField label="Naam" />)
  const width = Number.parseFloat(border().borderTopWidth)
  rerender(<TextField label="Naam" error="Vul uw naam in." />)
  expect(Number.parseFloat(border().borderTopWidth)).toBeGreaterThan(width)
  await expect.element(page.getByText('Vul uw naam in.')).toBeVisible()
})

test('TEXT-FIELD-04 the box is 52 px high, with and without an error', () => {
  const { rerender } = render(<TextField label="Naam" />)
  expect(input().element().getBoundingClientRect().height).toBe(52)
  rerender(<TextField label="Naam" error="Vul uw naam in." />)
  expect(input().element().getBoundingClientRect().height).toBe(52)
})
