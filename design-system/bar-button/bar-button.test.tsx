import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { moonIcon } from '../icon/icons.ts'
import { BarButton } from './bar-button.tsx'

test('BAR-BUTTON-01 a toggle exposes its pressed state; a plain button has none', () => {
  const press = vi.fn()
  const { rerender } = render(<BarButton label="Rust" icon={moonIcon} onClick={press} />)
  const button = page.getByRole('button', { name: 'Rust' }).element() as HTMLElement
  expect(button).not.toHaveAttribute('aria-pressed')
  for (const pressed of [true, false]) {
    rerender(<BarButton label="Rust" icon={moonIcon} pressed={pressed} onClick={press} />)
    expect(button).toHaveAttribute('aria-pressed', String(pressed))
  }
  button.click()
  expect(press).toHaveBeenCalledOnce()
})

test('BAR-BUTTON-02 a pressed toggle has a filled icon', () => {
  const fillOf = (pressed: boolean) => {
    const { container, unmount } = render(<BarButton label="Rust" icon={moonIcon} pressed={pressed} />)
    const picture = container.querySelector('svg')
    const fill = picture && getComputedStyle(picture).fill
    unmount()
    return fill
  }
  expect(fillOf(false)).toBe('none')
  expect(fillOf(true)).not.toBe('none')
})
