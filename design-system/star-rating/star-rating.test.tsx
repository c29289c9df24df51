import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StarRating, type StarRatingProps } from './star-rating.tsx'

const labels: StarRatingProps['labels'] = [
  '1 ster, slecht',
  '2 sterren, matig',
  '3 sterren, redelijk',
  '4 sterren, goed',
  '5 sterren, uitstekend',
]
const onChange = vi.fn<(value: number) => void>()
const group = () => page.getByRole('radiogroup', { name: 'Hoe was uw afspraak?', exact: true })
const star = (number: number) => page.getByRole('radio', { name: labels[number - 1] ?? '', exact: true })
const chosen = page.getByRole('radio', { checked: true })
const full = () => document.querySelectorAll('[data-state=full]').length

function Sample({ start = 0, ...rest }: Partial<StarRatingProps> & { start?: number }) {
  const [value, setValue] = useState(start)
  const choose = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return (
    <>
      <button type="button">Vooraf</button>
      <StarRating
        legend="Hoe was uw afspraak?"
        name="score"
        labels={labels}
        value={value}
        onValueChange={choose}
        {...rest}
      />
      <button type="button">Daarna</button>
    </>
  )
}

async function tabIn() {
  await page.getByRole('button', { name: 'Vooraf' }).click()
  await userEvent.tab()
}

test('STAR-RATING-01 has exactly five radios with their labels, none checked at 0; the label of the chosen score is visible', async () => {
  const { rerender } = render(<Sample key="0" />)
  expect(
    page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('aria-label')),
  ).toEqual(labels)
  await expect.element(chosen).not.toBeInTheDocument()
  expect(full()).toBe(0)
  for (const score of [1, 2, 3, 4, 5]) {
    rerender(<Sample key={score} start={score} />)
    await expect.element(star(score)).toBeChecked()
    expect(chosen.elements()).toHaveLength(1)
    await expect.element(page.getByText(labels[score - 1] ?? '', { exact: true })).toBeVisible()
    expect(full()).toBe(score)
  }
})

test('STAR-RATING-02 hint and error describe the group, and an error makes it invalid', async () => {
  const { rerender } = render(<Sample />)
  await expect.element(group()).not.toHaveAttribute('aria-invalid')
  rerender(<Sample hint="Eén ster is slecht." error="Geef een score." />)
  await expect.element(group()).toHaveAccessibleDescription('Eén ster is slecht. Geef een score.')
  await expect.element(group()).toHaveAttribute('aria-invalid', 'true')
})

test('STAR-RATING-02 the error is read when focus enters, on a star', async () => {
  const { rerender } = render(<Sample />)
  await tabIn()
  await expect.element(star(1)).not.toHaveAttribute('aria-describedby')
  rerender(<Sample hint="Eén ster is slecht." error="Geef een score." />)
  await tabIn()
  await expect.element(star(1)).toHaveFocus()
  await expect.element(star(1)).toHaveAccessibleDescription('Eén ster is slecht. Geef een score.')
})

test('STAR-RATING-03 Tab focuses the first star and leaves again without choosing; Space chooses one star', async () => {
  onChange.mockClear()
  render(<Sample />)
  await tabIn()
  await expect.element(star(1)).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Daarna' })).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard(' ')
  await expect.element(star(1)).toBeChecked()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1)
})

test('STAR-RATING-03 Tab goes to the chosen star; arrow keys choose and wrap in both directions', async () => {
  render(<Sample start={4} />)
  await tabIn()
  await expect.element(star(4)).toHaveFocus()
  for (const [key, score] of [
    ['ArrowRight', 5],
    ['ArrowDown', 1],
    ['ArrowLeft', 5],
    ['ArrowUp', 4],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(star(score)).toHaveFocus()
    await expect.element(star(score)).toBeChecked()
  }
})

test('a key released before focus has moved still chooses, once', async () => {
  onChange.mockClear()
  render(<Sample start={4} />)
  await tabIn()
  for (const type of ['keydown', 'keyup'])
    star(4)
      .element()
      .dispatchEvent(new KeyboardEvent(type, { key: 'ArrowRight', bubbles: true, cancelable: true }))
  await expect.element(star(5)).toBeChecked()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5)
})

test('with no score, arrow left wraps to five stars', async () => {
  render(<Sample />)
  await tabIn()
  onChange.mockClear()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(star(5)).toBeChecked()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5)
})

test('STAR-RATING-04 hovering a star previews its score; leaving restores the chosen one', async () => {
  onChange.mockClear()
  render(<Sample start={2} />)
  await userEvent.hover(star(5))
  await expect.poll(full).toBe(5)
  await expect.element(page.getByText('5 sterren, uitstekend', { exact: true })).toBeVisible()
  await expect.element(star(2)).toBeChecked()
  await userEvent.hover(page.getByRole('button', { name: 'Daarna' }))
  await expect.poll(full).toBe(2)
  await expect.element(page.getByText('2 sterren, matig', { exact: true })).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

test('a score chosen by keyboard is shown although the mouse hovers another; a press chooses', async () => {
  render(<Sample start={1} />)
  await star(1).click()
  await userEvent.hover(star(5))
  await expect.poll(full).toBe(5)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(full).toBe(2)
  await star(4).click()
  await expect.element(star(4)).toBeChecked()
  expect(full()).toBe(4)
})

test('STAR-RATING-05 stars are at least 44 px without gaps, and choosing does not shift the layout', async () => {
  render(<Sample hint="Eén ster is slecht." />)
  const boxes = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getBoundingClientRect())
  const below = () => page.getByRole('button', { name: 'Daarna' }).element().getBoundingClientRect().top
  for (const [index, { width, height, right }] of boxes.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(boxes[index + 1]?.left ?? right).toBeCloseTo(right, 3)
  }
  const before = below()
  await star(3).click()
  await expect.element(star(3)).toBeChecked()
  expect(below()).toBe(before)
})

test('STAR-RATING-06 full and empty stars differ by fill and by outline', () => {
  render(<Sample start={1} />)
  const [chosenStar, openStar] = ['full', 'open'].map((state) =>
    getComputedStyle(document.querySelector(`[data-state=${state}] svg`) as Element),
  )
  expect(openStar?.fill).toBe('none')
  expect(chosenStar?.fill).not.toBe('none')
  expect(Number.parseFloat(chosenStar?.strokeWidth ?? '')).toBeGreaterThan(
    Number.parseFloat(openStar?.strokeWidth ?? ''),
  )
})

test('STAR-RATING-07 while disabled nothing can be chosen, and hovering shows no other score', async () => {
  onChange.mockClear()
  render(<Sample start={4} disabled />)
  await userEvent.click(star(1), { force: true })
  for (const radio of page.getByRole('radio').elements()) expect(radio).toBeDisabled()
  expect(onChange).not.toHaveBeenCalled()
  expect(full()).toBe(4)
})

test('the form data has the score under its name', async () => {
  const { container } = render(
    <form>
      <Sample />
    </form>,
  )
  const sent = () => [...new FormData(container.querySelector('form') ?? undefined).entries()]
  expect(sent()).toEqual([])
  await star(3).click()
  await expect.poll(sent).toEqual([['score', '3']])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

test('as rows each score is a radio with a visible label and as many stars, hidden from screen readers', async () => {
  onChange.mockClear()
  const words = ['Slecht', 'Matig', 'Redelijk', 'Goed', 'Heel goed'] as const
  const { container } = render(
    <form>
      <Sample look="row" labels={words} error="Geef een score." />
    </form>,
  )
  await expect.element(group()).toHaveAccessibleDescription('Geef een score.')
  for (const [index, word] of words.entries()) {
    const radio = page.getByRole('radio', { name: word, exact: true })
    await expect.element(radio).toBeVisible()
    await expect.element(radio).not.toBeChecked()
    expect(radio.element().querySelectorAll('svg')).toHaveLength(index + 1)
  }
  await page.getByRole('radio', { name: 'Goed', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Goed', exact: true })).toBeChecked()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
  expect(new FormData(container.querySelector('form') ?? undefined).get('score')).toBe('4')
})

test.each([-1, 2.5, 6, Number.NaN])('the score %s chooses nothing, with a dev warning', async (score) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Sample start={score} />)
  await expect.element(chosen).not.toBeInTheDocument()
  expect(full()).toBe(0)
  expect(warn).toHaveBeenCalledExactlyOnceWith(`StarRating: value: ${score} is no score from 0 to 5; nothing is chosen`)
})

test('a missing label is replaced by the number, with a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Sample labels={['1 ster', '', '3 sterren', '4 sterren', '5 sterren']} />)
  await expect.element(page.getByRole('radio', { name: '2', exact: true })).toBeVisible()
  expect(warn).toHaveBeenCalledExactlyOnceWith('StarRating: labels: there must be five, none of them empty')
})

test.each(['stars', 'row'] as const)(
  'STAR-RATING-08 uncontrolled, it starts from `defaultValue` and reports changes (%s)',
  async (look) => {
    onChange.mockClear()
    render(
      <StarRating
        legend="Hoe was uw afspraak?"
        name="score"
        labels={labels}
        look={look}
        defaultValue={2}
        onValueChange={onChange}
      />,
    )
    await expect.element(star(2)).toBeChecked()
    await star(4).click()
    await expect.element(star(4)).toBeChecked()
    expect(onChange.mock.calls).toEqual([[4]])
  },
)
