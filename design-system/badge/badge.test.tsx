import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clockIcon, openIcon, successIcon, warningIcon } from '../icon/icons.ts'
import { Badge } from './badge.tsx'

test('BADGE-01 shows a state as text with an icon hidden from screen readers', async () => {
  const { container } = render(
    <Badge tone="error" icon={warningIcon}>
      Achterstallig
    </Badge>,
  )
  await expect.element(page.getByText('Achterstallig')).toBeVisible()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.textContent).toBe('Achterstallig')
})

test('BADGE-03 icon and text share the colour of the tone', () => {
  const colors = (['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => {
    const { container, unmount } = render(
      <Badge tone={tone} icon={openIcon}>
        Staat
      </Badge>,
    )
    const [icon, badge] = [container.querySelector('svg'), container.querySelector('[data-tone]')].map(
      (part) => part && getComputedStyle(part).color,
    )
    unmount()
    expect(icon).toBe(badge)
    return badge
  })
  expect(new Set(colors).size).toBe(5)
})

test('BADGE-02 the states of an invoice differ by icon and text; without an icon no shape is drawn', () => {
  const shapes = [successIcon, warningIcon, clockIcon, openIcon, undefined].map((icon) => {
    const { container, unmount } = render(
      <Badge tone="neutral" icon={icon}>
        Staat
      </Badge>,
    )
    const shape = container.querySelector('svg')?.innerHTML
    unmount()
    return shape
  })
  expect(new Set(shapes).size).toBe(5)
  expect(shapes.at(-1)).toBeUndefined()
})
