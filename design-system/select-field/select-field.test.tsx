import { render } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SelectField, type SelectFieldProps } from './select-field.tsx'
import * as radixStories from './radix-list.stories.tsx'

const options = ['Medische vraag', 'Afspraken', 'Rekeningen'].map((label, index) => ({
  value: String(index + 1),
  label,
}))
const onChange = vi.fn<(value: string) => void>()
const select = () => page.getByRole('combobox', { name: 'Afdeling', exact: true })
const shown = () => (select().element() as HTMLSelectElement).selectedOptions[0]?.text

function Sample({ start = '', ...rest }: Partial<SelectFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  const choose = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return (
    <SelectField
      label="Afdeling"
      placeholder="Kies je afdeling"
      options={options}
      {...rest}
      value={value}
      onValueChange={choose}
    />
  )
}

test('SELECT-FIELD-01 starts empty, with a placeholder that cannot be chosen', async () => {
  onChange.mockClear()
  const { container } = render(
    <form>
      <Sample name="department" required />
    </form>,
  )
  await expect.element(select()).toHaveValue('')
  expect(shown()).toBe('Kies je afdeling')
  await expect.element(select()).toHaveAttribute('data-state', 'empty')
  expect(
    [...(select().element() as HTMLSelectElement).options].filter(({ disabled }) => !disabled).map(({ text }) => text),
  ).toEqual(options.map(({ label }) => label))
  await select().selectOptions('Rekeningen')
  await expect.element(select()).toHaveAttribute('data-state', 'chosen')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3')
  expect([...new FormData(container.querySelector('form') ?? undefined).entries()]).toEqual([['department', '3']])
})

test('SELECT-FIELD-02 arrow keys and letters choose an option', async () => {
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample start="1" />
    </>,
  )
  await page.getByRole('button').click()
  await userEvent.tab()
  await expect.element(select()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(select()).toHaveValue('2')
  await userEvent.keyboard('re')
  await expect.element(select()).toHaveValue('3')
})

test('SELECT-FIELD-03 is described by hint and error; other props, id and ref reach the select', async () => {
  const ref = createRef<HTMLSelectElement>()
  render(
    <>
      <Sample id="department" ref={ref} hint="Wie moet dit lezen?" error="Kies een afdeling." aria-describedby="more" />
      <p id="more">Dit moet.</p>
    </>,
  )
  await expect.element(select()).toHaveAccessibleDescription('Wie moet dit lezen? Kies een afdeling. Dit moet.')
  await expect.element(select()).toHaveAttribute('aria-invalid', 'true')
  expect(ref.current).toBe(document.querySelector('#department'))
})

test('SELECT-FIELD-04 is 52 px high with any option text, and never widens the page', () => {
  const { rerender } = render(<Sample start="1" />)
  expect(select().element().getBoundingClientRect().height).toBe(52)
  rerender(
    <Sample
      key="long"
      start="x"
      options={[
        { value: 'x', label: 'lang '.repeat(30) },
        { value: 'y', label: 'y'.repeat(300) },
      ]}
    />,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  // A long option wraps instead of being cut off.
  expect(select().element().getBoundingClientRect().height).toBeGreaterThan(80)
})

test('a press on the arrow opens the list: the arrow does not cover the select', () => {
  const { container } = render(<Sample />)
  const arrow = (container.querySelector('svg') as Element).getBoundingClientRect()
  expect(document.elementFromPoint(arrow.left + arrow.width / 2, arrow.top + arrow.height / 2)).toBe(select().element())
})

test('SELECT-FIELD-05 a disabled select is not focusable and has a dashed border', async () => {
  render(<Sample disabled start="1" />)
  await expect.element(select()).toBeDisabled()
  expect(getComputedStyle(select().element()).borderTopStyle).toBe('dashed')
})

test.each<{ what: string; props: Partial<SelectFieldProps> & { start?: string }; said: string; count: number }>([
  {
    what: 'a value that is no option',
    props: { start: 'x' },
    said: 'value: "x" is no option; nothing is chosen',
    count: 3,
  },
  {
    what: 'a value twice',
    props: { options: [...options, { value: '1', label: 'Nog eens' }] },
    said: 'options: "Nog eens" has no value of its own and is not shown',
    count: 3,
  },
  {
    what: 'an empty value',
    props: { options: [...options, { value: '', label: 'Leeg' }] },
    said: 'options: "Leeg" has no value of its own and is not shown',
    count: 3,
  },
  { what: 'no options', props: { options: [] }, said: 'options: there is nothing to choose', count: 0 },
])('$what chooses nothing, with a dev warning', ({ props, said, count }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Sample {...props} />)
  expect(shown()).toBe('Kies je afdeling')
  expect(select().element().querySelectorAll('option:not([hidden])')).toHaveLength(count)
  expect(warn).toHaveBeenCalledExactlyOnceWith(`SelectField: ${said}`)
})

// The reason for the native select. If Radix changes, that decision can be reconsidered.
test("does not set innerHTML, which the portal's CSP would block; Radix Select still does, even when closed", () => {
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  render(<Sample />)
  expect(write).not.toHaveBeenCalled()
  const RadixList = radixStories.default.component
  render(<RadixList open={false} />)
  expect(write.mock.calls.flat().join('')).toContain('data-radix-select-viewport')
})

test('SELECT-FIELD-06 uncontrolled, it starts from `defaultValue` and reports changes', async () => {
  onChange.mockClear()
  render(
    <SelectField
      label="Afdeling"
      placeholder="Kies je afdeling"
      options={options}
      defaultValue="1"
      onValueChange={onChange}
    />,
  )
  expect(shown()).toBe('Medische vraag')
  await select().selectOptions('Rekeningen')
  expect(shown()).toBe('Rekeningen')
  expect(onChange.mock.calls).toEqual([['3']])
})
