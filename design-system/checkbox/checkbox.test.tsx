import { render } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

const onChange = vi.fn<(checked: boolean) => void>()
const box = page.getByRole('checkbox')

function Sample({ start = false, ...rest }: Partial<CheckboxProps> & { start?: boolean }) {
  const [checked, setChecked] = useState(start)
  const change = (next: boolean) => {
    onChange(next)
    setChecked(next)
  }
  return <Checkbox label="Ik ga akkoord" {...rest} checked={checked} onCheckedChange={change} />
}

const withLinks = (
  <>
    Ik heb de <a href="#voorwaarden">voorwaarden</a> gelezen en ga akkoord.
  </>
)

test('CHECKBOX-01 is named by its label and described by hint and error; with an error it is invalid', async () => {
  const { rerender } = render(<Sample />)
  await expect.element(page.getByRole('checkbox', { name: 'Ik ga akkoord', exact: true })).not.toBeChecked()
  await expect.element(box).not.toHaveAttribute('aria-describedby')
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  rerender(<Sample required hint="U kunt dit veranderen." error="Zet een vinkje." />)
  await expect
    .element(page.getByRole('checkbox', { name: 'Ik ga akkoord', exact: true }))
    .toHaveAccessibleDescription('U kunt dit veranderen. Zet een vinkje.')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAttribute('aria-required', 'true')
})

test('props, ref and id reach the checkbox', async () => {
  const ref = createRef<HTMLButtonElement>()
  const focused = vi.fn()
  render(
    <>
      <Sample id="terms" ref={ref} onFocus={focused} aria-describedby="more" />
      <p id="more">Lees goed.</p>
    </>,
  )
  document.querySelector<HTMLElement>('#terms')?.focus()
  expect(focused).toHaveBeenCalledOnce()
  expect(ref.current).toBe(box.element())
  await expect.element(box).toHaveAccessibleDescription('Lees goed.')
})

test.each([false, true])(
  'CHECKBOX-02 a press anywhere on the row, the label or the hint toggles it once; inside a form: %s',
  async (inForm) => {
    onChange.mockClear()
    const sample = <Sample name="terms" hint="U kunt dit veranderen." />
    render(inForm ? <form>{sample}</form> : sample)
    const row = page.elementLocator(document.querySelector('[data-state=valid]') as Element)
    const { width, height } = row.element().getBoundingClientRect()
    const points = [
      { x: 4, y: 4 },
      { x: width - 4, y: height - 4 },
      { x: 28, y: height / 2 },
      { x: width - 4, y: 4 },
    ]
    for (const [index, position] of points.entries()) {
      await row.click({ position })
      expect(onChange).toHaveBeenCalledTimes(index + 1)
    }
    await page.getByText('Ik ga akkoord').click()
    await page.getByText('U kunt dit veranderen.').click()
    expect(onChange.mock.calls.flat()).toEqual([true, false, true, false, true, false])
  },
)

test.each([false, true])(
  'CHECKBOX-03 a link in the label follows its href and does not tick the box; inside a form: %s',
  async (inForm) => {
    onChange.mockClear()
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    render(
      inForm ? (
        <form>
          <Sample label={withLinks} />
        </form>
      ) : (
        <Sample label={withLinks} />
      ),
    )
    await page.getByRole('link', { name: 'voorwaarden' }).click()
    expect(location.hash).toBe('#voorwaarden')
    expect(onChange).not.toHaveBeenCalled()
    await page.getByText('gelezen en ga akkoord', { exact: false }).click({ position: { x: 4, y: 10 } })
    expect(onChange).toHaveBeenCalledOnce()
  },
)

test('focus on the box shows a focus ring around the whole row', async () => {
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample />
    </>,
  )
  const outline = () => getComputedStyle(document.querySelector('label') as Element).outlineStyle
  await page.getByRole('button').first().click()
  expect(outline()).toBe('none')
  await userEvent.tab()
  await expect.poll(outline).toBe('solid')
})

test('CHECKBOX-03 Tab goes to the box, then to the links; Space ticks, Enter on a link does not', async () => {
  onChange.mockClear()
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  render(
    <>
      <button type="button">Vooraf</button>
      <Sample label={withLinks} />
    </>,
  )
  await page.getByRole('button').first().click()
  await userEvent.tab()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box).toBeChecked()
  await userEvent.tab()
  await expect.element(page.getByRole('link')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('CHECKBOX-06 the form has the value only while it is ticked, skips browser validation, and the hidden input does not stick out', async () => {
  const { container } = render(
    <form>
      <Sample name="terms" value="yes" required />
    </form>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  const sent = () => [...new FormData(form).entries()]
  expect(sent()).toEqual([])
  expect(form.checkValidity()).toBe(true)
  await box.click()
  await expect.poll(sent).toEqual([['terms', 'yes']])
  const hidden = container.querySelector('input')?.getBoundingClientRect()
  expect(hidden?.left).toBeCloseTo(box.element().getBoundingClientRect().left, 0)
  expect(hidden?.top).toBeCloseTo(box.element().getBoundingClientRect().top, 0)
})

test('CHECKBOX-04 the row is 56 px high and the box 52 px wide; ticked and disabled differ by shape, not only by colour', async () => {
  const { container, rerender } = render(<Sample />)
  const frame = () => container.querySelector('[data-state=checked], [data-state=unchecked]') as Element
  expect(frame().getBoundingClientRect().height).toBe(56)
  expect(box.element().getBoundingClientRect().width).toBe(52)
  expect(container.querySelector('svg')).toBeNull()
  await box.click()
  await expect.element(box).toBeChecked()
  expect(frame().getBoundingClientRect().height).toBe(56)
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(16)
  rerender(<Sample disabled />)
  expect(getComputedStyle(frame()).borderTopStyle).toBe('dashed')
})

test('CHECKBOX-05 a disabled checkbox is described by the reason and cannot be ticked, by its label either', async () => {
  onChange.mockClear()
  render(<Sample disabled hint="Kies eerst een document." />)
  await expect.element(box).toBeDisabled()
  await expect.element(box).toHaveAccessibleDescription('Kies eerst een document.')
  await userEvent.click(page.getByText('Ik ga akkoord'), { force: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('a very long word breaks inside the row', () => {
  render(<Sample label={'x'.repeat(200)} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

test('CHECKBOX-07 uncontrolled, it starts from `defaultChecked` and reports changes', async () => {
  onChange.mockClear()
  render(<Checkbox label="Ik ga akkoord" defaultChecked onCheckedChange={onChange} />)
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(box).not.toBeChecked()
  expect(onChange.mock.calls).toEqual([[false]])
})
