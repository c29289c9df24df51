import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { heading, renderScreen } from '../../stories/render-screen.tsx'
import { AccessibilityScreen } from './accessibility-screen.tsx'

test('the statement has the sections of the Dutch model in order, claims no compliance, and is linked in the footer', async () => {
  await renderScreen(<AccessibilityScreen />, { at: pathTo('accessibility') })
  await expect.element(heading('Toegankelijkheid')).toBeVisible()
  const parts = textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))
  expect(parts).toEqual([
    'Voldoet dit portaal aan de regels?',
    'Hoe deze verklaring is gemaakt',
    'Lukt iets niet?',
    'Niet tevreden met ons antwoord?',
    'Wat is getoetst',
    'Wat niet is bewezen',
    'Laten voorlezen',
  ])
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }))
    .toHaveAttribute('href', pathTo('accessibility'))
  expect(page.getByRole('main').element().textContent).toContain('nog niet vastgesteld')
})

test('shows what is checked, without results for a build that has not been checked', async () => {
  await renderScreen(<AccessibilityScreen check={null} />, { at: pathTo('accessibility') })
  await expect.element(page.getByText(/Het programma kijkt naar elk scherm/)).toBeVisible()
  await expect.element(page.getByText('knoppen: minstens 44 bij 44 pixels')).toBeVisible()
  expect(page.getByText(/vond/).elements()).toEqual([])
})

test.each([
  [0, 'Het programma vond geen fouten.'],
  [2, 'Het programma vond fouten in 2 van deze standen. Wij lossen die op.'],
])('shows the results of the check of this build, with %i failing states', async (failed, found) => {
  const check = { date: '2026-11-29', version: '0.1.0', screens: 3, components: 4, failed }
  await renderScreen(<AccessibilityScreen check={check} />, { at: pathTo('accessibility') })
  await expect.element(page.getByText(/getoetst op 29 november 2026\. Dat was versie 0\.1\.0\./)).toBeVisible()
  await expect.element(page.getByText(/keek naar 3 standen van schermen en 4 standen van onderdelen/)).toBeVisible()
  await expect.element(page.getByText(found)).toBeVisible()
})

test('READ-01.8 explains that the device itself reads messages and letters, and how each phone reads any page in three steps', async () => {
  await renderScreen(<AccessibilityScreen />, { at: pathTo('accessibility') })
  await expect.element(page.getByText(/De stem van een bedrijf gebruiken wij niet/)).toBeVisible()
  const lists = [...page.getByRole('main').element().querySelectorAll('ol')]
  expect(lists.map((list) => [list.previousElementSibling?.textContent, list.children.length])).toEqual([
    ['Op een iPhone', 3],
    ['Op een telefoon met Android', 3],
  ])
})

test('READ-01.7 does not mention the button when the clinic disables it', async () => {
  vi.stubEnv('VITE_READ_ALOUD', 'false')
  await renderScreen(<AccessibilityScreen />, { at: pathTo('accessibility') })
  await expect.element(heading('Toegankelijkheid')).toBeVisible()
  await expect.element(page.getByText('Op een iPhone')).toBeVisible()
  expect(page.getByText(/‘Lees voor’/).elements()).toEqual([])
})
