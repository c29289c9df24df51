import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { themes } from './theme.ts'

test.each(themes)('every control has a focus ring on keyboard focus, in %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  render(
    <>
      <button type="button">Knop</button>
      <a href="#verder">Verder</a>
      <input aria-label="Naam" />
    </>,
  )
  for (const control of [page.getByRole('button'), page.getByRole('link'), page.getByRole('textbox')]) {
    await userEvent.tab()
    await expect.element(control).toHaveFocus()
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(control.element())
    expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', theme === 'standard' ? '3px' : '2px', '2px'])
    control.element().setAttribute('style', 'color: var(--color-focus)')
    expect(outlineColor).toBe(getComputedStyle(control.element()).color)
  }
})

test('a heading focused by script has no focus ring', () => {
  render(<h1 tabIndex={-1}>Afspraken</h1>)
  const heading = page.getByRole('heading').element() as HTMLElement
  heading.focus()
  expect(getComputedStyle(heading).outlineStyle).toBe('none')
})
