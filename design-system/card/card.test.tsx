import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Card } from './card.tsx'

test('CARD-01 a card with a name is a region of that name', async () => {
  render(
    <Card aria-labelledby="kop">
      <h2 id="kop">Volgende afspraak</h2>
    </Card>,
  )
  await expect.element(page.getByRole('region', { name: 'Volgende afspraak' })).toBeVisible()
})

test('CARD-01 a card without a name is not a landmark', () => {
  render(<Card>Tekst</Card>)
  expect(page.getByRole('region').elements()).toHaveLength(0)
})

test('CARD-02 the children of a card are 16 px apart', () => {
  render(
    <Card>
      <p>Een</p>
      <p>Twee</p>
    </Card>,
  )
  const bottom = page.getByText('Een').element().getBoundingClientRect().bottom
  expect(page.getByText('Twee').element().getBoundingClientRect().top - bottom).toBe(16)
})
