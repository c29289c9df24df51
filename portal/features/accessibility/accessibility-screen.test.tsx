import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { heading, renderScreen } from '../../stories/render-screen.tsx'
import { AccessibilityScreen } from './accessibility-screen.tsx'

test('the statement has the parts of the Dutch model in their order, claims no compliance, and is linked from the foot', async () => {
  await renderScreen(<AccessibilityScreen />, { at: addressOf('accessibility') })
  await expect.element(heading('Toegankelijkheid')).toBeVisible()
  const parts = textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))
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
  expect(page.getByRole('main').element().textContent).toContain('nog niet vastgesteld')
})

test('says what is checked, and nothing was counted, where what was built has not been checked', async () => {
  await renderScreen(<AccessibilityScreen check={null} />, { at: addressOf('accessibility') })
  await expect.element(page.getByText(/Het programma kijkt naar elk scherm/)).toBeVisible()
  await expect.element(page.getByText('knoppen: minstens 44 bij 44 pixels')).toBeVisible()
  expect(page.getByText(/vond/).elements()).toEqual([])
})

test.each([
  [0, 'Het programma vond geen fouten.'],
  [2, 'Het programma vond fouten in 2 van deze standen. Wij lossen die op.'],
])('says what was counted in what was built, with %i states in which something was found', async (failed, found) => {
  const check = { date: '2026-11-29', version: '0.1.0', screens: 3, components: 4, failed }
  await renderScreen(<AccessibilityScreen check={check} />, { at: addressOf('accessibility') })
  await expect.element(page.getByText(/getoetst op 29 november 2026\. Dat was versie 0\.1\.0\./)).toBeVisible()
  await expect.element(page.getByText(/keek naar 3 standen van schermen en 4 standen van onderdelen/)).toBeVisible()
  await expect.element(page.getByText(found)).toBeVisible()
})
