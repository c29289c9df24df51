import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { routes } from '../../navigation/route-table.ts'
import { answeredUpTo, answersSent, generalReplies } from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { mockPending } from '../../stories/story-backend.ts'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'

const open = (given: Readonly<Record<string, string>>) =>
  renderScreen(<GeneralQuestionnaireScreen />, {
    at: routes.generalQuestionnaire.pattern,
    replies: [...generalReplies(given), mockPending(questionnaires.finalizeOnboardGeneral)],
    token: 'a-token',
  })
const radio = (name: string) =>
  page.getByRole('radiogroup', { name: 'Geslacht' }).getByRole('radio', { name, exact: true })
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('GEN-05.2 gender has three options and is optional', async () => {
  const { backend } = await open({ initials: 'E.M.', firstname: 'Emma' })
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('de Wit')
  expect(page.getByRole('radiogroup', { name: 'Geslacht' }).getByRole('radio').elements()).toHaveLength(3)
  for (const name of ['Man', 'Vrouw', 'Anders']) await expect.element(radio(name)).not.toBeChecked()
  await button('Volgende').click()
  await expect.element(heading(/Waar woont u/)).toBeVisible()
  await button('Terug').click()
  for (const [name, value] of [
    ['Man', 'male'],
    ['Vrouw', 'female'],
    ['Anders', 'other'],
  ] as const) {
    await radio(name).click()
    // Of choices that follow at once only the last is sent.
    await expect.poll(() => answersSent(backend).at(-1)).toEqual(['gender', value])
  }
  expect(answersSent(backend)).toHaveLength(4)
})

test('GEN-06.2 country has five options, with the codes of the back end', async () => {
  await open(answeredUpTo.address)
  const country = page.getByRole('combobox', { name: 'Land' })
  await expect.element(country).toBeVisible()
  expect(
    [...(country.element() as HTMLSelectElement).options]
      .filter(({ value }) => value !== '')
      .map(({ value, text }) => [value, text]),
  ).toEqual([
    ['NL', 'Nederland'],
    ['BE', 'België'],
    ['DE', 'Duitsland'],
    ['EN', 'Engeland'],
    ['FR', 'Frankrijk'],
  ])
})

test('an unusual postal code is questioned in the list of answers too', async () => {
  await open({ ...answeredUpTo.terms, postal: '12' })
  await expect
    .element(page.getByRole('definition').filter({ hasText: 'Klopt dit? Een postcode is bijvoorbeeld 1234 AB.' }))
    .toBeVisible()
})

test('GEN-06.1 an unusual Dutch postal code is questioned when the field loses focus, and does not block', async () => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const { backend } = await open(answeredUpTo.address)
  for (const [name, typed] of [
    ['Straat', 'Lindelaan'],
    ['Huisnummer', '12'],
    ['Woonplaats', 'Voorbeeldstad'],
    ['Postcode', '12'],
  ] as const)
    await field(name).fill(typed)
  await expect.element(field('Postcode')).toHaveAccessibleDescription('')
  await userEvent.tab()
  await expect.element(page.getByText(/^Opgeslagen/)).toBeVisible()
  await expect
    .element(field('Postcode'))
    .toHaveAccessibleDescription('Klopt dit? Een postcode is bijvoorbeeld 1234 AB.')
  await expect.element(field('Postcode')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('combobox', { name: 'Land' }).selectOptions('BE')
  await expect.element(field('Postcode')).toHaveAccessibleDescription('')
  await page.getByRole('combobox', { name: 'Land' }).selectOptions('NL')
  await expect.element(field('Postcode')).toHaveAccessibleDescription(/^Klopt dit/)
  await button('Volgende').click()
  await expect.element(heading(/De app van de apotheek/)).toBeVisible()
  expect(answersSent(backend)).toContainEqual(['postal', '12'])
})

test('GEN-10.1 several of six sources can be chosen, and "other" has a text', async () => {
  const { backend } = await open(answeredUpTo.discovery)
  await expect.element(checkbox('Anders')).toBeVisible()
  const ways = {
    'Via mijn arts': 'DOCTOR',
    'Via iemand die ik ken': 'FRIEND',
    'Via Google': 'GOOGLE',
    'Via sociale media': 'SOCIAL',
    'Via krant, radio of tv': 'MEDIA',
  }
  expect(page.getByRole('checkbox').elements()).toHaveLength(6)
  for (const way of Object.keys(ways)) await checkbox(way).click()
  await checkbox('Anders').click()
  await page.getByRole('textbox', { name: 'Hoe dan?' }).fill('een poster')
  await button('Volgende').click()
  await expect.element(heading(/Klopt alles/)).toBeVisible()
  expect(answersSent(backend).at(-1)).toEqual([
    'discovery',
    JSON.stringify([...Object.values(ways), { value: 'OTHER', text: 'een poster' }]),
  ])
})
