import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field, type FieldControl } from './field.tsx'

const box = (control: FieldControl) => <input {...control} />
const input = () => page.getByRole('textbox', { name: 'Vestiging', exact: true })
const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top

test('FIELD-01 TEXT-FIELD-05 the label names the control, and a press on it focuses the control', async () => {
  render(<Field label="Vestiging">{box}</Field>)
  await page.getByText('Vestiging').click()
  await expect.element(input()).toHaveFocus()
})

test('a field without hint and error has no description and is valid', async () => {
  render(
    <Field label="Vestiging" hint="" error="">
      {box}
    </Field>,
  )
  await expect.element(input()).not.toHaveAttribute('aria-describedby')
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
})

test('FIELD-02 TEXT-FIELD-05 the hint is read before the error, and other descriptions after both', async () => {
  render(
    <>
      <Field label="Vestiging" hint="Typ een plaats." error="Vul een plaats in." describedBy="rules">
        {box}
      </Field>
      <p id="rules">Of een postcode.</p>
    </>,
  )
  await expect.element(input()).toHaveAccessibleDescription('Typ een plaats. Vul een plaats in. Of een postcode.')
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
})

test('FIELD-02 hint and error are shown between label and control', () => {
  render(
    <Field label="Vestiging" hint="Typ een plaats." error="Vul een plaats in.">
      {box}
    </Field>,
  )
  expect(top('Vestiging')).toBeLessThan(top('Typ een plaats.'))
  expect(top('Typ een plaats.')).toBeLessThan(top('Vul een plaats in.'))
  expect(top('Vul een plaats in.')).toBeLessThan(input().element().getBoundingClientRect().top)
})

test('FIELD-03 an error that appears leaves the typed value and interrupts nothing', async () => {
  const { rerender } = render(<Field label="Vestiging">{box}</Field>)
  await input().fill('Zwol')
  rerender(
    <Field label="Vestiging" error="Onbekende plaats.">
      {box}
    </Field>,
  )
  await expect.element(input()).toHaveValue('Zwol')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  rerender(<Field label="Vestiging">{box}</Field>)
  await expect.element(input()).not.toHaveAttribute('aria-describedby')
})

test('FIELD-04 an element at the end of the label is not part of the name and is 44 px high', async () => {
  render(
    <Field label="Vestiging" labelEnd={<a href="#kaart">Kaart</a>}>
      {box}
    </Field>,
  )
  await expect.element(input()).toBeInTheDocument()
  expect(page.getByRole('link', { name: 'Kaart' }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('FIELD-04 Tab goes through the controls before the elements at the end of a label', async () => {
  render(
    <Field label="Vestiging" labelEnd={<a href="#kaart">Kaart</a>}>
      {box}
    </Field>,
  )
  await userEvent.tab()
  await expect.element(input()).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Kaart' })).toHaveFocus()
})

test('FIELD-05 two equal fields do not share ids', () => {
  const { container } = render(
    <>
      {[1, 2].map((key) => (
        <Field key={key} label="Vestiging" hint="Typ een plaats." error="Vul een plaats in.">
          {box}
        </Field>
      ))}
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
})
