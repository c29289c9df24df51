import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const errors = [{ controlId: 'naam', message: 'Vul uw naam in.' }]
const follow = (name: string) => page.getByRole('link', { name }).click()
const options = [
  { value: '1', label: 'Ja' },
  { value: '0', label: 'Nee' },
]

test('ERROR-SUMMARY-01 focuses its heading when it appears and at each failed attempt, but not while errors are solved', async () => {
  const summary = (attempt: number, left = errors) => (
    <>
      <ErrorSummary key={attempt} title="Er zijn 2 fouten" errors={left} />
      <TextField id="naam" label="Naam" />
    </>
  )
  const { rerender } = render(summary(1))
  const heading = page.getByRole('heading', { level: 2, name: 'Er zijn 2 fouten' })
  await expect.element(heading).toHaveFocus()
  await page.getByLabelText('Naam').click()
  rerender(summary(1, [...errors, { controlId: 'plaats', message: 'Vul uw plaats in.' }]))
  await expect.element(page.getByLabelText('Naam')).toHaveFocus()
  rerender(summary(2))
  await expect.element(heading).toHaveFocus()
  // Moving focus announces it; a live region would announce it twice.
  expect(document.querySelectorAll('[role=alert], [role=status], [aria-live], output')).toHaveLength(0)
})

test('ERROR-SUMMARY-02 is a region named by its title, and lists every error as a link at least 44 px high', async () => {
  render(
    <ErrorSummary
      title="Er zijn 5 fouten"
      errors={[1, 2, 3, 4, 5].map((at) => ({ controlId: `v${at}`, message: `Vul vraag ${at} in.` }))}
    />,
  )
  const region = page.getByRole('region', { name: 'Er zijn 5 fouten' })
  expect(region.getByRole('listitem').elements()).toHaveLength(5)
  for (const link of region.getByRole('link').elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Vul vraag 1 in.' })).toHaveFocus()
})

test('ERROR-SUMMARY-02 a link focuses the field, scrolls its label into view and does not change the URL', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => <p key={at}>Regel</p>)
  render(
    <>
      <ErrorSummary title="Fout" errors={errors} />
      {rows}
      <TextField id="naam" label="Naam" />
      {rows}
    </>,
  )
  const before = location.href
  page.getByRole('link').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Naam')).toHaveFocus()
  await expect.element(page.getByText('Naam', { exact: true })).toBeInViewport({ ratio: 1 })
  expect(location.href).toBe(before)
})

function Choice() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <ErrorSummary title="Fout" errors={[{ controlId: 'verwijzing', message: 'Kies ja of nee.' }]} />
      <form>
        <RadioGroup
          id="verwijzing"
          legend="Verwezen?"
          name="verwijzing"
          value={value}
          onValueChange={setValue}
          options={options}
        />
      </form>
    </>
  )
}

test('ERROR-SUMMARY-03 a link to a radio group focuses the first radio without choosing it, and later the chosen one', async () => {
  render(<Choice />)
  await follow('Kies ja of nee.')
  await expect.element(page.getByRole('radio', { name: 'Ja' })).toHaveFocus()
  await expect.element(page.getByRole('radio', { name: 'Ja' })).not.toBeChecked()
  await page.getByRole('radio', { name: 'Nee' }).click()
  await follow('Kies ja of nee.')
  await expect.element(page.getByRole('radio', { name: 'Nee' })).toHaveFocus()
})

test('ERROR-SUMMARY-03 a link to a list of checkboxes focuses the first enabled one', async () => {
  render(
    <>
      <ErrorSummary title="Fout" errors={[{ controlId: 'gevonden', message: 'Kies ten minste één.' }]} />
      <fieldset id="gevonden">
        <legend>Hoe vond u ons?</legend>
        <label>
          <input type="checkbox" disabled />
          Krant
        </label>
        <label>
          <input type="checkbox" />
          Huisarts
        </label>
      </fieldset>
    </>,
  )
  await follow('Kies ten minste één.')
  await expect.element(page.getByRole('checkbox', { name: 'Huisarts' })).toHaveFocus()
})

test.each(['knop', 'zone'])(
  'ERROR-SUMMARY-03 a link to a dropzone focuses the button, by the id of its %s',
  async (controlId) => {
    render(
      <>
        <ErrorSummary title="Fout" errors={[{ controlId, message: 'Kies een bestand.' }]} />
        <div id="zone">
          <input id="bestand" type="file" hidden />
          <button id="knop" type="button">
            Bestand kiezen
          </button>
        </div>
      </>,
    )
    await follow('Kies een bestand.')
    await expect.element(page.getByRole('button', { name: 'Bestand kiezen' })).toHaveFocus()
  },
)

test('without errors nothing is rendered, and a link to a missing control does nothing, with a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { container, rerender } = render(<ErrorSummary title="Fout" errors={[]} />)
  expect(container).toBeEmptyDOMElement()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('ErrorSummary: errors'))
  rerender(
    <ErrorSummary
      title="Fout"
      errors={[
        { controlId: '', message: 'Vul in.' },
        { controlId: '', message: 'Vul in.' },
      ]}
    />,
  )
  await page.getByRole('link').click()
  expect(page.getByRole('link').elements()).toHaveLength(1)
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('leads to no control'))
})
