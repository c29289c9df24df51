import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useIsPhone } from './use-is-phone.ts'

afterEach(() => page.viewport(390, 844))

const Probe = () => <p>{useIsPhone() ? 'phone' : 'wide'}</p>

test('useIsPhone follows the window over 639 px and back, as when the device is rotated', async () => {
  await page.viewport(639, 844)
  render(<Probe />)
  await expect.element(page.getByText('phone')).toBeVisible()
  await page.viewport(640, 844)
  await expect.element(page.getByText('wide')).toBeVisible()
  await page.viewport(639, 844)
  await expect.element(page.getByText('phone')).toBeVisible()
})
