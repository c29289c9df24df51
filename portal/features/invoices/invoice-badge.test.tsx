import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startTexts } from '../../stories/story-portal.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import type { InvoiceStatus } from './rules/invoice-status.ts'

/** The name of a colour by its hue in degrees; grey where it has hardly any. */
function colorName(element: Element): string {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? []
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most - least < 0.3 * most) return 'grey'
  const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  if (hue < -30 || hue > 170) return 'another'
  return hue < 25 ? 'red' : hue < 60 ? 'orange' : 'green'
}

test.each<[InvoiceStatus, words: string, color: string]>([
  ['paid', 'Betaald', 'green'],
  ['withdrawn', 'Vervallen', 'grey'],
  ['processing', 'Betaling wordt verwerkt', 'orange'],
  ['overdue', 'Achterstallig', 'red'],
  ['open', 'Openstaand', 'grey'],
  ['none', '-', 'grey'],
])('FIN-04.3 %s is shown as %s, in %s', async (status, words, color) => {
  await startTexts()
  render(<InvoiceBadge status={status} />)
  const badge = page.getByText(words, { exact: true })
  await expect.element(badge).toBeVisible()
  expect(colorName(badge.element())).toBe(color)
})
