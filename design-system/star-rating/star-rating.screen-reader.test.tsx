import { render } from '@testing-library/react'
import { useState } from 'react'
import { test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listen } from '#tests/support/hear.ts'
import { StarRating } from './star-rating.tsx'

function Sample() {
  const [value, setValue] = useState(0)
  return (
    <StarRating
      legend="Hoe was uw afspraak?"
      name="score"
      value={value}
      onValueChange={setValue}
      error={value === 0 ? 'Geef een score.' : undefined}
      labels={['1 ster, slecht', '2 sterren, matig', '3 sterren, redelijk', '4 sterren, goed', '5 sterren, uitstekend']}
    />
  )
}

test('reads the error at the first focus, then each score', async () => {
  render(<Sample />)
  const expectHeard = await listen()
  await userEvent.tab()
  await expectHeard(
    'radio, 1 ster, slecht, 1, Geef een score., not checked, position 1, set size 5',
    'radiogroup, Hoe was uw afspraak?, Geef een score., invalid, not required',
  )
  await userEvent.keyboard('{ArrowRight}')
  await expectHeard('radio, 2 sterren, matig, 2, checked, position 2, set size 5')
})
