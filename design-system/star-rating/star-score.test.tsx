import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { StarScore } from './star-score.tsx'

const full = () => document.querySelectorAll('[data-state=full]').length

test('STAR-SCORE-01 a score is one image with one text alternative and no controls', async () => {
  const { container } = render(<StarScore score={4} label="4 van 5 sterren" />)
  await expect.element(page.getByRole('img', { name: '4 van 5 sterren', exact: true })).toBeVisible()
  expect(page.getByRole('img').elements()).toHaveLength(1)
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  expect(container.querySelectorAll('[data-state]')).toHaveLength(5)
  expect(full()).toBe(4)
})

test('STAR-SCORE-03 with size text a star is about as large as the text', () => {
  render(
    <p>
      <StarScore score={4} size="text" label="4 van 5 sterren" />
    </p>,
  )
  const { width, height } = page.getByRole('img').element().getBoundingClientRect()
  expect(width).toBeLessThanOrEqual(112)
  expect(height).toBeLessThan(28)
})

test.each([
  { score: -2, shown: 0 },
  { score: 9, shown: 5 },
  { score: Number.NaN, shown: 0 },
])('STAR-SCORE-02 the score $score shows $shown stars, with a dev warning', ({ score, shown }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<StarScore score={score} label="Score" />)
  expect(full()).toBe(shown)
  expect(warn).toHaveBeenCalledExactlyOnceWith(`StarScore: score: ${score} is not between 0 and 5`)
})
