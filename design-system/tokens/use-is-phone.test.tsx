import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '../toast/toaster.tsx'
import { useIsPhone } from './use-is-phone.ts'

afterEach(() => page.viewport(390, 844))

const Probe = () => <p>{useIsPhone() ? 'phone' : 'wide'}</p>

test('what is open follows the window over 639 px and back, as when the device is turned', async () => {
  await page.viewport(639, 844)
  render(<Probe />)
  await expect.element(page.getByText('phone')).toBeVisible()
  await page.viewport(640, 844)
  await expect.element(page.getByText('wide')).toBeVisible()
  await page.viewport(639, 844)
  await expect.element(page.getByText('phone')).toBeVisible()
})

test('the toasts that wait on a phone come when there is room for them', async () => {
  await page.viewport(639, 844)
  const toasts = ['Een', 'Twee'].map((text) => ({ id: text, tone: 'info' as const, toneLabel: 'Info', text, duration: 60_000 }))
  render(<Toaster label="Meldingen" toasts={toasts} closeLabel={(text) => `Sluit melding: ${text}`} onClose={() => {}} />)
  const shown = () => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem').elements().length
  await expect.poll(shown).toBe(1)
  await page.viewport(640, 844)
  await expect.poll(shown).toBe(2)
  await page.viewport(639, 844)
  await expect.poll(shown).toBe(1)
})
