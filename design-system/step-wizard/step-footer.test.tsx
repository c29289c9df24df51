import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StepFooter, type StepFooterProps } from './step-footer.tsx'

const submit = vi.fn()
const next = page.getByRole('button', { name: /^(?:Volgende|Bezig…)$/ })

function show(props: Partial<StepFooterProps> = {}) {
  submit.mockClear()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label>
        Naam <input />
      </label>
      <StepFooter next="Volgende" {...props} />
    </form>,
  )
}

test('shows the next button beside the current choice', async () => {
  show({ choiceLabel: 'Uw keuze', children: 'wo 9 december' })
  await expect.element(page.getByText('Uw keuze').element().parentElement).toHaveTextContent('Uw keuzewo 9 december')
  await next.click()
  expect(submit).toHaveBeenCalledOnce()
})

test('STEP-WIZARD-04 a blocked next button can be focused and is described by the reason; neither a press nor Enter in a field submits', async () => {
  show({ blockedReason: 'Vul eerst uw naam in.', children: 'wo 9 december' })
  await expect.element(page.getByText('Vul eerst uw naam in.')).toBeVisible()
  await page.getByLabelText('Naam').click()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveAccessibleDescription('Vul eerst uw naam in.')
  await userEvent.keyboard('{Enter}')
  await next.click({ force: true })
  expect(submit).not.toHaveBeenCalled()
})

test('a secondary next button is not filled and can be pressed', async () => {
  show({ variant: 'secondary', children: 'Nog niets gekozen' })
  expect(getComputedStyle(next.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await next.click()
  expect(submit).toHaveBeenCalledOnce()
})

test('the reason links to the control that unblocks the next button, without a history entry', async () => {
  const before = history.length
  render(<input id="name" aria-label="Naam" />)
  show({ blockedReason: 'Vul eerst uw naam in.', blockedBy: 'name' })
  await page.getByRole('link', { name: 'Vul eerst uw naam in.' }).click()
  await expect.element(page.getByRole('textbox').first()).toHaveFocus()
  expect([history.length, location.hash]).toEqual([before, ''])
})

test('STEP-WIZARD-04 a disabled next button shows the reason', async () => {
  show({ blockedReason: 'Maak eerst een keuze.', disabled: true })
  await expect.element(next).toBeDisabled()
  await expect.element(page.getByText('Maak eerst een keuze.')).toBeVisible()
})

test('a busy next button does not submit again', async () => {
  show({ busyLabel: 'Bezig…' })
  await expect.element(next).toHaveAccessibleName('Bezig…')
  await next.click({ force: true })
  expect(submit).not.toHaveBeenCalled()
})

test('the previous button is before the next button, does not submit, and a reason is above both', async () => {
  const back = vi.fn()
  show({ previous: { label: 'Vorige', onPress: back }, blockedReason: 'Vul eerst uw naam in.' })
  const previous = page.getByRole('button', { name: 'Vorige' })
  const [reason, left, right] = [page.getByText('Vul eerst uw naam in.'), previous, next].map((place) =>
    place.element().getBoundingClientRect(),
  )
  expect(left?.right).toBeLessThan(right?.left ?? 0)
  expect(reason?.bottom).toBeLessThanOrEqual(left?.top ?? 0)
  await previous.click()
  expect(back).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
})

test('an empty reason logs a dev warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  show({ blockedReason: '' })
  expect(warn).toHaveBeenCalledExactlyOnceWith('StepFooter: blockedReason: it says nothing')
})

test('with large text on a small screen the next button is below the text', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  render(<StepFooter next="Volgende" blockedReason="Vul eerst de naam van uw apotheek in." />)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(next.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    page
      .getByText(/Vul eerst/)
      .element()
      .getBoundingClientRect().bottom,
  )
  document.documentElement.removeAttribute('style')
  await page.viewport(390, 844)
})
