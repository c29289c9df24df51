import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const options: RadioGroupProps['options'] = [
  { value: 'video', label: 'Met beeld bellen', hint: 'U krijgt een link.' },
  { value: 'clinic', label: 'In de kliniek', hint: 'Geen plekken meer.', disabled: true },
  { value: 'phone', label: 'Bellen' },
]
const onChange = vi.fn<(value: string) => void>()
const group = () => page.getByRole('radiogroup', { name: 'Hoe spreekt u ons?', exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const box = (element: Element) => element.getBoundingClientRect()

function Sample({ start = null, ...rest }: Partial<RadioGroupProps> & { start?: string | null }) {
  const [value, setValue] = useState(start)
  const choose = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return (
    <RadioGroup
      legend="Hoe spreekt u ons?"
      name="kind"
      options={options}
      value={value}
      onValueChange={choose}
      {...rest}
    />
  )
}

test('RADIO-GROUP-01 the legend names the group; hint and then error describe it', async () => {
  render(<Sample hint="Kies één manier." error="Maak een keuze." options={options.slice(0, 1)} />)
  await expect.element(group()).toHaveAccessibleDescription('Kies één manier. Maak een keuze.')
  await expect.element(group()).toHaveAttribute('aria-invalid', 'true')
})

test('a group without hint and error has no description and is valid', async () => {
  render(<Sample options={options.slice(0, 1)} />)
  await expect.element(group()).not.toHaveAttribute('aria-describedby')
  await expect.element(group()).not.toHaveAttribute('aria-invalid')
})

test('RADIO-GROUP-02 null means nothing is chosen; Tab focuses the first radio without choosing it', async () => {
  onChange.mockClear()
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample />
      <button type="button">Daarna</button>
    </>,
  )
  await page.getByRole('button', { name: 'Vooraf' }).click()
  await userEvent.tab()
  await expect.element(radio('Met beeld bellen')).toHaveFocus()
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Daarna' })).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('RADIO-GROUP-02 arrow keys move focus and choose, skip disabled options, and wrap', async () => {
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample start="video" />
    </>,
  )
  await page.getByRole('button').click()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Bellen')).toHaveFocus()
  await expect.element(radio('Bellen')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('Met beeld bellen')).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(radio('Bellen')).toBeChecked()
})

test('after arrow keys wrap around, Tab leaves the group and the choice stays', async () => {
  onChange.mockClear()
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample start="phone" />
      <button type="button">Daarna</button>
    </>,
  )
  await page.getByRole('button', { name: 'Vooraf' }).click()
  await userEvent.tab()
  await expect.element(radio('Bellen')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(radio('Met beeld bellen')).toBeChecked()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Daarna' })).toHaveFocus()
  await expect.element(radio('Met beeld bellen')).toBeChecked()
  await userEvent.tab({ shift: true })
  await expect.element(radio('Met beeld bellen')).toHaveFocus()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('video')
})

test('RADIO-GROUP-03 a key released before focus has moved still chooses, once', async () => {
  onChange.mockClear()
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample start="video" />
    </>,
  )
  await page.getByRole('button').click()
  await userEvent.tab()
  for (const type of ['keydown', 'keyup'])
    radio('Met beeld bellen')
      .element()
      .dispatchEvent(new KeyboardEvent(type, { key: 'ArrowDown', bubbles: true, cancelable: true }))
  await expect.element(radio('Bellen')).toBeChecked()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('phone')
})

test('Space chooses the first radio', async () => {
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample />
    </>,
  )
  await page.getByRole('button').click()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(radio('Met beeld bellen')).toBeChecked()
})

test('an error link to the group focuses the chosen radio', async () => {
  render(<Sample start="phone" id="kind" />)
  document.querySelector<HTMLElement>('#kind')?.focus()
  await expect.element(radio('Bellen')).toHaveFocus()
})

test('RADIO-GROUP-04 a press anywhere on a row chooses it', async () => {
  render(<Sample />)
  const row = radio('Met beeld bellen')
  await row.click({ position: { x: box(row.element()).width - 6, y: 6 } })
  await expect.element(row).toBeChecked()
  await radio('Bellen').click({ position: { x: 6, y: 6 } })
  await expect.element(radio('Bellen')).toBeChecked()
  await page.getByText('U krijgt een link.').click()
  await expect.element(row).toBeChecked()
})

test('RADIO-GROUP-05 a disabled option is described by its reason, is readable, and cannot be chosen', async () => {
  onChange.mockClear()
  render(<Sample />)
  const row = radio('In de kliniek')
  await expect.element(row).toBeDisabled()
  await expect.element(row).toHaveAccessibleDescription('Geen plekken meer.')
  await userEvent.click(row, { force: true })
  expect(onChange).not.toHaveBeenCalled()
  const muted = document.createElement('p')
  muted.style.color = 'var(--color-muted)'
  row.element().append(muted)
  expect(getComputedStyle(row.element()).color).toBe(getComputedStyle(muted).color)
  expect(getComputedStyle(row.element()).opacity).toBe('1')
})

test('RADIO-GROUP-05 the group description names disabled options and their reasons, but not for chips', async () => {
  const { rerender } = render(<Sample hint="Kies één manier." />)
  await expect.element(group()).toHaveAccessibleDescription('Kies één manier. In de kliniek Geen plekken meer.')
  rerender(<Sample look="chip" />)
  await expect.element(group()).not.toHaveAttribute('aria-describedby')
})

test('RADIO-GROUP-06 yes and no are two equal 56 px targets side by side, or stacked where they do not fit', () => {
  const yesNo = [
    { value: 'yes', label: 'Ja' },
    { value: 'no', label: 'Nee' },
  ]
  const { container } = render(<Sample look="inline" options={yesNo} />)
  const [yes, no] = yesNo.map(({ label }) => radio(label).element())
  expect(box(yes as Element).top).toBe(box(no as Element).top)
  expect(box(yes as Element).width).toBeCloseTo(box(no as Element).width, 0)
  expect(box(yes as Element).width).toBeGreaterThan(150)
  expect(box(yes as Element).height).toBe(56)
  container.style.width = '200px'
  expect(box(yes as Element).bottom).toBeLessThan(box(no as Element).top)
})

test('RADIO-GROUP-07 the form data has the chosen value, and nothing when nothing is chosen', async () => {
  const { container } = render(
    <form>
      <Sample />
    </form>,
  )
  const sent = () => [...new FormData(container.querySelector('form') ?? undefined).entries()]
  expect(sent()).toEqual([])
  await radio('Bellen').click()
  await expect.poll(sent).toEqual([['kind', 'phone']])
  await radio('Met beeld bellen').click()
  await expect.poll(sent).toEqual([['kind', 'video']])
})

test.each(['row', 'chip'] as const)('a %s in a form covers its hidden input and is a large enough target', (look) => {
  const { container } = render(
    <form>
      <Sample look={look} start="phone" />
    </form>,
  )
  const inputs = [...container.querySelectorAll('input')]
  expect(inputs).toHaveLength(3)
  for (const [index, element] of page.getByRole('radio').elements().entries()) {
    expect(box(element).height).toBeGreaterThanOrEqual(look === 'row' ? 56 : 44)
    expect(box(element).width).toBeGreaterThanOrEqual(44)
    expect(box(inputs[index] as Element).left).toBeCloseTo(box(element).left, 0)
    expect(box(inputs[index] as Element).top).toBeCloseTo(box(element).top, 0)
  }
})

test.each(['row', 'chip'] as const)(
  'choosing a %s does not change the layout and shows more than a colour',
  async (look) => {
    render(
      <Sample
        look={look}
        options={[
          { value: 'a', label: '09:00' },
          { value: 'b', label: '09:25' },
        ]}
      />,
    )
    const first = radio('09:00').element()
    const before = {
      box: box(first),
      next: box(radio('09:25').element()),
      border: Number.parseFloat(getComputedStyle(first).borderTopWidth),
    }
    await radio('09:00').click()
    await expect.element(radio('09:00')).toBeChecked()
    expect(box(first).height).toBe(before.box.height)
    expect(Math.abs(box(radio('09:25').element()).left - before.next.left)).toBeLessThanOrEqual(2)
    expect(Number.parseFloat(getComputedStyle(first).borderTopWidth)).toBeGreaterThan(before.border)
    expect(first.querySelector('[data-state=checked]')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(8)
  },
)

test('a value that is no option chooses nothing', async () => {
  render(<Sample start="pigeon" />)
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument()
})

test('values with spaces and quotes do not mix up names and descriptions', async () => {
  render(<Sample options={[{ value: 'a "b" c', label: 'Anders', hint: 'Namelijk iets anders.' }]} />)
  await expect.element(radio('Anders')).toHaveAccessibleDescription('Namelijk iets anders.')
})

test('a duplicate value shows one radio, with a dev warning that names it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <Sample
      options={[
        { value: 'x', label: 'Eerste' },
        { value: 'x', label: 'Tweede' },
      ]}
    />,
  )
  await expect.element(radio('Eerste')).toBeVisible()
  await expect.element(radio('Tweede')).not.toBeInTheDocument()
  expect(warn.mock.calls).toEqual([
    ['RadioGroup: options: the value "x" stands there more than once; only the first is shown'],
  ])
})

test('without options only the legend is shown, with a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Sample options={[]} />)
  await expect.element(page.getByText('Hoe spreekt u ons?')).toBeVisible()
  expect(warn).toHaveBeenCalledExactlyOnceWith('RadioGroup: options: there is nothing to choose')
})

test('resetting the form does not call onValueChange', async () => {
  onChange.mockClear()
  const { container } = render(
    <form>
      <Sample />
    </form>,
  )
  await radio('Bellen').click()
  container.querySelector('form')?.reset()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('phone')
})

test('RADIO-GROUP-08 uncontrolled, it starts from `defaultValue` and reports changes', async () => {
  onChange.mockClear()
  render(
    <RadioGroup
      legend="Hoe spreekt u ons?"
      name="kind"
      options={options}
      defaultValue="video"
      onValueChange={onChange}
    />,
  )
  await expect.element(radio('Met beeld bellen')).toBeChecked()
  await radio('Bellen').click()
  await expect.element(radio('Bellen')).toBeChecked()
  expect(onChange.mock.calls).toEqual([['phone']])
})
