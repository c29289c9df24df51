import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Icon } from './icon.tsx'
import { calendarIcon, closeIcon } from './icons.ts'

test('ICON-01 an icon is hidden from screen readers, not focusable, and has the colour of the text', async () => {
  const { container } = render(
    <button type="button" className="text-error">
      <Icon icon={closeIcon} />
      Sluiten
    </button>,
  )
  const picture = container.querySelector('svg')
  await expect.element(page.getByRole('button', { name: 'Sluiten', exact: true })).toBeVisible()
  expect(picture).toHaveAttribute('aria-hidden', 'true')
  expect(picture).toHaveAttribute('focusable', 'false')
  expect(getComputedStyle(picture as Element).stroke).toBe(getComputedStyle(page.getByRole('button').element()).color)
})

test('ICON-02 an icon scales with the text size and does not shrink beside a long word', () => {
  const { container } = render(
    <p className="flex" style={{ width: 60 }}>
      <Icon icon={calendarIcon} />
      Hoofdpijnbehandelovereenkomst
    </p>,
  )
  const width = () => container.querySelector('svg')?.getBoundingClientRect().width
  expect(width()).toBe(24)
  document.documentElement.style.fontSize = '200%'
  expect(width()).toBe(48)
  document.documentElement.style.fontSize = ''
})
