import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../../navigation/route-table.ts'
import { viewAtom } from '../../platform/view.ts'
import {
  answeredUpTo,
  generalReplies,
  generalSheet,
  medicalReplies,
  migraineSheet,
} from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'
import { MedicalQuestionnaireScreen } from './medical-questionnaire-screen.tsx'

const general = (given: Readonly<Record<string, string>> = answeredUpTo.terms, state?: object) =>
  renderScreen(<GeneralQuestionnaireScreen />, {
    at: routes.generalQuestionnaire.pattern,
    replies: [...generalReplies(given), generalSheet(given)],
    token: 'a-token',
    ...(state && { state }),
  })
const medical = () =>
  renderScreen(<MedicalQuestionnaireScreen />, {
    at: routes.medicalQuestionnaire.pattern,
    replies: medicalReplies(migraineSheet('end')),
    token: 'a-token',
  })
const oneByOne = { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true } as const

const answer = (question: string, name: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const change = (question: string) => button(`Wijzig: ${question}`)
const goBack = () => button('Terug naar uw antwoorden').click()
const row = (question: string) => page.getByRole('term').filter({ hasText: question })

/** The state of this history entry, for the session after a reload. */
const ownWizard = () => ({ wizard: (history.state as { wizard: object }).wizard })

async function expectRow(question: string) {
  await expect.element(heading(/Klopt alles\?/)).toBeInTheDocument()
  await expect.element(change(question)).toHaveFocus()
  await expect.element(row(question)).toBeInViewport({ ratio: 1 })
}

const bloodThinners = 'Gebruikt u bloedverdunners?'
const nausea = 'Bent u misselijk, of moet u overgeven?'
const neurologist = 'Bent u bij een neuroloog geweest?'
const app = 'Wilt u de app van de apotheek gebruiken?'

describe('MED-15 with several questions on a page', () => {
  test.each([
    ['GEN-16.2 a choice of the general questionnaire', general, bloodThinners, () => answer(bloodThinners, 'Nee')],
    ['a typed answer of the general questionnaire', general, 'Woonplaats', () => field('Woonplaats')],
    [
      'GEN-16.2 a list of the general questionnaire',
      general,
      'Hoe heeft u ons gevonden?',
      () => page.getByRole('checkbox').first(),
    ],
    ['MED-13.1 a choice of the medical questionnaire', medical, neurologist, () => answer(neurologist, 'Ja')],
    [
      'one of the three day counts',
      medical,
      'Op hoeveel dagen had u geen hoofdpijn?',
      () => field('Op hoeveel dagen had u geen hoofdpijn?'),
    ],
  ])(
    'MED-15.1 MED-15.2 MED-15.3 %s opens in view and with focus, and its button leads to the changed row',
    async (_name, open, question, control) => {
      await open()
      await change(question).click()
      await expect.element(control()).toHaveFocus()
      await expect.element(page.getByText(question, { exact: true }).first()).toBeInViewport({ ratio: 1 })
      await expect.element(button('Volgende')).not.toBeInTheDocument()
      await goBack()
      await expectRow(question)
    },
  )

  test('MED-15.2 Back leads to the row too, and another change to its own row', async () => {
    await general()
    await change(bloodThinners).click()
    await expect.element(answer(bloodThinners, 'Nee')).toHaveFocus()
    history.back()
    await expectRow(bloodThinners)
    await change('Land').click()
    await goBack()
    await expectRow('Land')
  })

  test('MED-15.1 MED-15.2 a reload reopens the question, and then the row', async () => {
    await general()
    await change(bloodThinners).click()
    await expect.element(answer(bloodThinners, 'Nee')).toHaveFocus()
    const opened = ownWizard()
    cleanup()
    await general(answeredUpTo.terms, opened)
    await expect.element(answer(bloodThinners, 'Nee')).toHaveFocus()
    await goBack()
    await expectRow(bloodThinners)
    const listed = ownWizard()
    cleanup()
    await general(answeredUpTo.terms, listed)
    await expectRow(bloodThinners)
  })

  test('MED-15.2 a change that adds questions shows these first, with a message, and then leads to the row', async () => {
    await general()
    await change(app).click()
    await expect.element(button('Terug naar uw antwoorden')).toBeVisible()
    await answer(app, 'Ja').click()
    await button('Volgende').click()
    await expect.element(heading(/Wat mag de apotheek/)).toHaveFocus()
    for (const group of page.getByRole('radiogroup').all()) await group.getByRole('radio', { name: 'Ja' }).click()
    await goBack()
    await expectRow(app)
  })

  test.each([
    ['adds answered ones', { ...answeredUpTo.termsWithApp, ...answeredUpTo.terms }, 'Ja'],
    ['removes questions', { ...answeredUpTo.terms, ...answeredUpTo.termsWithApp }, 'Nee'],
  ])('MED-15.2 a change that %s leads to the row by its button and by Back', async (_name, given, chosen) => {
    await general(given)
    await change(app).click()
    await answer(app, chosen).click()
    await expect.element(button('Terug naar uw antwoorden')).toBeVisible()
    history.back()
    await expectRow(app)
    await change(app).click()
    await goBack()
    await expectRow(app)
  })

  test('MED-15.2 when the changed answer removes the question, the button leads to the first question of its page', async () => {
    await general({ ...answeredUpTo.terms, refermigid: '0', referclusid: '1' })
    await change('Heeft u een verwijzing voor clusterhoofdpijn?').click()
    await answer('Heeft u een verwijzing voor migraine?', 'Ja').click()
    await goBack()
    await expect.element(change('Heeft u een verwijzing voor clusterhoofdpijn?')).not.toBeInTheDocument()
    await expectRow('Heeft u een verwijzing voor migraine?')
  })
})

describe('MED-15 with one question at a time', () => {
  test.each([
    ['the general questionnaire', general, bloodThinners],
    ['the medical questionnaire', medical, nausea],
  ])(
    'MED-15.1 MED-15.2 MED-15.3 in %s the question is the heading, and its button leads to the changed row',
    async (_name, open, question) => {
      const { store } = await open()
      store.set(viewAtom, oneByOne)
      await change(question).click()
      await expect.element(heading(new RegExp(question.replace('?', String.raw`\?`)))).toHaveFocus()
      await expect.element(heading(new RegExp(question.replace('?', String.raw`\?`)))).toBeInViewport({ ratio: 1 })
      await goBack()
      await expectRow(question)
      history.back()
      history.back()
      await expectRow(question)
    },
  )

  test('MED-15.2 each added question is asked, and only the last one leads back', async () => {
    const { store } = await general()
    store.set(viewAtom, oneByOne)
    await change(app).click()
    await answer(app, 'Ja').click()
    for (const question of [1, 2, 3, 4]) {
      await button('Volgende').click()
      await expect.element(heading(new RegExp(`vraag ${question} van 4`))).toHaveFocus()
      await page.getByRole('radio', { name: 'Ja' }).click()
    }
    await goBack()
    await expectRow(app)
  })

  test('GEN-14.2 the message that the questionnaire was resumed is not shown when changing that question', async () => {
    await general(answeredUpTo.discovery)
    await expect.element(page.getByText(/^U was bij/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Via mijn arts' }).click()
    await button('Volgende').click()
    await change('Hoe heeft u ons gevonden?').click()
    await expect.element(button('Terug naar uw antwoorden')).toBeVisible()
    await expect.element(page.getByText(/^U was bij/)).not.toBeInTheDocument()
  })
})
