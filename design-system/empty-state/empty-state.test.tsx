import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { calendarIcon, mailIcon } from '../icon/icons.ts'
import { EmptyState } from './empty-state.tsx'

test('EMPTY-STATE-01 shows the title, the explanation and the action, in that order', () => {
  const { container } = render(
    <EmptyState icon={calendarIcon} title="Geen afspraken" action={<a href="#maken">Afspraak maken</a>}>
      U kunt er een maken.
    </EmptyState>,
  )
  expect(container.textContent).toBe('Geen afsprakenU kunt er een maken.Afspraak maken')
})

test('EMPTY-STATE-02 is not a live region and not a heading: the list above it has one', async () => {
  render(<EmptyState icon={mailIcon} title="Geen berichten" />)
  await expect.element(page.getByText('Geen berichten')).toBeVisible()
  expect(page.getByRole('status').elements()).toHaveLength(0)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})

test('is left-aligned', () => {
  const { container } = render(<EmptyState icon={mailIcon} title="Geen berichten" />)
  expect(container.querySelector('svg')?.getBoundingClientRect().left).toBe(container.getBoundingClientRect().left)
  expect(getComputedStyle(page.getByText('Geen berichten').element()).textAlign).toBe('start')
})
