import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressOf } from '../../navigation/destinations.ts'
import { heading, renderScreen } from '../../stories/render-screen.tsx'
import { AccessibilityScreen } from './accessibility-screen.tsx'
import measured from './measured.json'

test('the statement has the parts of the Dutch model in their order, says what was measured, claims no compliance, and is linked from the foot', async () => {
  await renderScreen(<AccessibilityScreen />, { at: addressOf('accessibility') })
  await expect.element(heading('Toegankelijkheid')).toBeVisible()
  const parts = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(parts).toEqual([
    'Voldoet dit portaal aan de regels?',
    'Hoe deze verklaring is gemaakt',
    'Lukt iets niet?',
    'Niet tevreden met ons antwoord?',
    'Wat is getoetst',
    'Wat niet is bewezen',
  ])
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }))
    .toHaveAttribute('href', addressOf('accessibility'))
  const said = page.getByRole('main').element().textContent
  expect(said).toContain(
    `keek naar ${measured.screens} standen van schermen en ${measured.parts} standen van onderdelen`,
  )
  expect(said).toContain(`Dat was versie ${measured.version}.`)
  expect(said).toContain('nog niet vastgesteld')
})
