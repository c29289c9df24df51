import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx'

const options: CheckboxGroupProps['options'] = [
  { value: 'DOCTOR', label: 'Via mijn huisarts' },
  { value: 'FRIEND', label: 'Via vrienden', hint: 'Of familie.' },
  { value: 'NEVER', label: 'Via de post', hint: 'Dit kan niet meer.', disabled: true },
  {
    value: 'OTHER',
    label: 'Anders, namelijk…',
    opens: (
      <label>
        Hoe dan? <input />
      </label>
    ),
  },
]
const onChange = vi.fn<(value: string[]) => void>()
const group = () => page.getByRole('group', { name: 'Hoe vond u ons?', exact: true })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

const nothing: string[] = []

function Sample({ start = nothing, ...rest }: Partial<CheckboxGroupProps> & { start?: string[] }) {
  const [value, setValue] = useState(start)
  const change = (next: string[]) => {
    onChange(next)
    setValue(next)
  }
  return (
    <CheckboxGroup
      legend="Hoe vond u ons?"
      name="discovery"
      options={options}
      {...rest}
      value={value}
      onValueChange={change}
    />
  )
}

test('CHECKBOX-GROUP-01 is a fieldset with a legend, described by its hint and then its error', async () => {
  const { container, rerender } = render(<Sample />)
  expect(container.querySelector('fieldset > legend')?.textContent).toBe('Hoe vond u ons?')
  await expect.element(group()).not.toHaveAttribute('aria-describedby')
  rerender(<Sample hint="Meer dan één mag." error="Kies er minstens één." />)
  await expect.element(group()).toHaveAccessibleDescription('Meer dan één mag. Kies er minstens één.')
  await expect.element(group()).toHaveAttribute('data-state', 'invalid')
})

test('CHECKBOX-GROUP-02 an error link moves focus to the group, which reads the question; Tab goes on to the first box', async () => {
  render(<Sample id="discovery" />)
  document.querySelector<HTMLElement>('#discovery')?.focus()
  await expect.element(group()).toHaveFocus()
  await userEvent.tab()
  await expect.element(box('Via mijn huisarts')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(box('Via vrienden')).toBeChecked()
})

test('CHECKBOX-GROUP-03 the values are in the order of the options, not of the presses', async () => {
  onChange.mockClear()
  const { container } = render(
    <form>
      <Sample />
    </form>,
  )
  await box('Anders, namelijk…').click()
  await box('Via mijn huisarts').click()
  await box('Anders, namelijk…').click()
  expect(onChange.mock.calls).toEqual([[['OTHER']], [['DOCTOR', 'OTHER']], [['DOCTOR']]])
  const sent = () => new FormData(container.querySelector('form') ?? undefined).getAll('discovery')
  await expect.poll(sent).toEqual(['DOCTOR'])
})

test('CHECKBOX-GROUP-04 an option expands its field right below itself and keeps focus', async () => {
  render(<Sample />)
  const field = page.getByRole('textbox', { name: 'Hoe dan?' })
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(box('Anders, namelijk…')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box('Via mijn huisarts')).not.toHaveAttribute('aria-expanded')
  await box('Anders, namelijk…').click()
  await expect.element(field).toBeVisible()
  await expect.element(box('Anders, namelijk…')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(box('Anders, namelijk…')).toHaveFocus()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await box('Anders, namelijk…').click()
  await expect.element(field).not.toBeInTheDocument()
})

test('CHECKBOX-GROUP-05 a disabled option is described by its reason and cannot be chosen', async () => {
  onChange.mockClear()
  render(<Sample />)
  await expect.element(box('Via de post')).toHaveAccessibleDescription('Dit kan niet meer.')
  await userEvent.click(box('Via de post'), { force: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('a value that is not an option is preserved, with a dev warning', async () => {
  onChange.mockClear()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Sample start={['PIGEON']} />)
  await box('Via vrienden').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['FRIEND', 'PIGEON'])
  expect(warn).toHaveBeenCalledExactlyOnceWith('CheckboxGroup: value: "PIGEON" is no option; it is kept')
})

test('duplicate values show one box and no options show only the legend, with a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { rerender } = render(
    <Sample
      options={[
        { value: 'x', label: 'Eerste' },
        { value: 'x', label: 'Tweede' },
      ]}
    />,
  )
  await expect.element(box('Eerste')).toBeVisible()
  await expect.element(box('Tweede')).not.toBeInTheDocument()
  rerender(<Sample options={[]} />)
  await expect.element(group()).toBeVisible()
  expect(warn.mock.calls.flat()).toEqual([
    'CheckboxGroup: options: the value "x" stands there more than once; only the first is shown',
    'CheckboxGroup: options: there is nothing to choose',
  ])
})

test('CHECKBOX-GROUP-06 uncontrolled, it starts from `defaultValue` and reports changes', async () => {
  onChange.mockClear()
  render(
    <CheckboxGroup
      legend="Hoe vond u ons?"
      name="discovery"
      options={options}
      defaultValue={['FRIEND']}
      onValueChange={onChange}
    />,
  )
  await box('Via mijn huisarts').click()
  await expect.element(box('Via mijn huisarts')).toBeChecked()
  await expect.element(box('Via vrienden')).toBeChecked()
  expect(onChange.mock.calls).toEqual([[['DOCTOR', 'FRIEND']]])
})
