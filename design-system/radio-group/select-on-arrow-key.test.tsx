import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StarRating } from '../star-rating/star-rating.tsx'
import { RadioGroup } from './radio-group.tsx'

/** Dispatches keydown and keyup in one task, as a switch device or a busy phone does. */
function tap(key: string) {
  for (const type of ['keydown', 'keyup'])
    document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
}
const chosen = () =>
  page
    .getByRole('radio')
    .elements()
    .findIndex((radio) => radio.getAttribute('aria-checked') === 'true')
const focused = () =>
  page
    .getByRole('radio')
    .elements()
    .findIndex((radio) => radio === document.activeElement)

function Choice() {
  const [value, setValue] = useState<string | null>('a')
  return (
    <RadioGroup
      legend="Hoe?"
      name="how"
      value={value}
      onValueChange={setValue}
      options={['a', 'b', 'c', 'd'].map((one) => ({ value: one, label: one, disabled: one === 'c' }))}
    />
  )
}

test('three quick arrow presses choose the focused radio, skip disabled ones and wrap around', async () => {
  render(<Choice />)
  page.getByRole('radio').first().element().focus()
  tap('ArrowDown')
  tap('ArrowDown')
  await expect.poll(() => [chosen(), focused()]).toEqual([3, 3])
  tap('ArrowRight')
  tap('ArrowUp')
  tap('ArrowLeft')
  await expect.poll(() => [chosen(), focused()]).toEqual([1, 1])
})

function Stars() {
  const [score, setScore] = useState(1)
  return (
    <StarRating
      legend="Hoe was het?"
      name="score"
      labels={['1 ster', '2 sterren', '3 sterren', '4 sterren', '5 sterren']}
      value={score}
      onValueChange={setScore}
    />
  )
}

test('three quick arrow presses from one star choose four stars', async () => {
  render(<Stars />)
  page.getByRole('radio', { checked: true }).element().focus()
  for (let press = 0; press < 3; press += 1) tap('ArrowRight')
  await expect
    .poll(() => [
      page.getByRole('radio', { checked: true }).element().getAttribute('value'),
      document.activeElement?.getAttribute('value'),
    ])
    .toEqual(['4', '4'])
})
