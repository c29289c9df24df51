import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import glossary from '#locales/nl/glossary.json'
import { startTexts } from '../../../stories/story-portal.tsx'
import { Glossary } from './glossary.tsx'

beforeEach(startTexts)

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a question with a medical term explains it, and names it', async () => {
  render(<Glossary texts={['Krijgt u vooraf een aura?', 'Ja', 'Nee']} />)
  await button('Wat bedoelen wij hiermee? Aura').click()
  await expect.element(page.getByText(glossary.terms.aura.meaning)).toBeVisible()
  expect(page.getByRole('term').elements()).toHaveLength(1)
})

test('with many terms their number is in the name of the button', async () => {
  render(<Glossary texts={['Sumatriptan', 'Een andere triptan', 'Paracetamol', 'Ibuprofen, naproxen of diclofenac']} />)
  await button('Wat bedoelen wij hiermee? 6 woorden').click()
  expect(textsOf(page.getByRole('term'))).toEqual([
    'Sumatriptan',
    'Triptan',
    'Paracetamol',
    'Ibuprofen',
    'Naproxen',
    'Diclofenac',
  ])
})

test('a question without medical terms has no button', () => {
  const { container } = render(<Glossary texts={['Hoe lang bent u, in centimeters?', 'Tranend', 'oog']} />)
  expect(container).toBeEmptyDOMElement()
})
