import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { RecentToasts } from './recent-toasts.tsx'

const toasts = ['6', '5', '4', '3', '2', '1'].map((id) => ({
  id,
  tone: 'error' as const,
  toneLabel: 'Fout',
  text: `Melding ${id}`,
}))

test('RECENT-TOASTS-01 TOASTER-08 one press shows the last five toasts, newest first, each with its tone', async () => {
  render(<RecentToasts label="Laatste meldingen" toasts={toasts} />)
  await expect.element(page.getByText('Fout: Melding 6')).not.toBeVisible()
  const summary = page.getByText('Laatste meldingen').element().closest('summary')
  expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  summary?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Fout: Melding 6')).toBeVisible()
  expect(textsOf(page.getByRole('listitem'))).toEqual(['6', '5', '4', '3', '2'].map((id) => `Fout: Melding ${id}`))
})

test('RECENT-TOASTS-02 without toasts nothing is rendered', () => {
  const { container } = render(<RecentToasts label="Laatste meldingen" toasts={[]} />)
  expect(container).toBeEmptyDOMElement()
})
