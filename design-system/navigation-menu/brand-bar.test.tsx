import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { BrandBar } from './brand-bar.tsx'

test('BRAND-BAR-01 the brand links to the home page, and without menu items the bar shows only the caller’s controls, on the right', async () => {
  render(
    <BrandBar brand="Kliniek" homeHref="#begin">
      <button type="button">Rust</button>
    </BrandBar>,
  )
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Kliniek' }))
    .toHaveAttribute('href', '#begin')
  expect(textsOf(page.getByRole('button'))).toEqual(['Rust'])
  expect(page.getByRole('navigation').elements()).toEqual([])
})
