import { cleanup } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { status } from '../../api/contract/status.ts'
import { routes } from '../../navigation/route-table.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { claimDrafts, draftsSettled, draftsOf } from '../../platform/drafts/draft-store.ts'
import { viewAtom } from '../../platform/view.ts'
import { answeredUpTo, generalReplies, answersSent } from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockNetworkError, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'

const { finalizeOnboardGeneral } = questionnaires
const at = routes.generalQuestionnaire.pattern
const dashboard = routes.dashboard.pattern
const open = (given: Readonly<Record<string, string>> = {}, ...replies: StoryReply[]) =>
  renderScreen(<GeneralQuestionnaireScreen />, {
    at,
    replies: [...generalReplies(given), ...replies],
    token: 'a-token',
  })

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const inGroup = (question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer })
const next = () => button('Volgende')
const goBack = () => button('Terug naar uw antwoorden')

describe('the last step', () => {
  const agree = () => page.getByRole('checkbox', { name: /Ik ga akkoord/ })
  const confirm = () => button('Bevestigen')

  test('GEN-16.1 GEN-16.2 lists every answer, each with a change button that returns to the list', async () => {
    const { backend } = await open(answeredUpTo.terms)
    await expect.element(text(/Via mijn arts/)).toBeVisible()
    for (const answer of ['E.M.', 'Vrouw', 'Nederland', 'balie@apotheek.example', 'Anders: een collega'])
      await expect.element(page.getByRole('definition').filter({ hasText: answer })).toBeVisible()
    const listed = page.getByRole('definition').elements()
    // Cluster headache follows from migraine: it has no answer of its own to change.
    expect([page.getByRole('term').elements().length, button(/^Wijzig: /).elements().length]).toEqual([19, 18])
    expect(listed.at(-1)?.compareDocumentPosition(agree().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await button('Wijzig: Woonplaats').click()
    await expect.element(heading(/Waar woont u/)).toBeVisible()
    await field('Woonplaats').fill('Leiden')
    await goBack().click()
    await expect.element(page.getByRole('definition').filter({ hasText: 'Leiden' })).toBeVisible()
    expect(answersSent(backend)).toEqual([['city', 'Leiden']])
  })

  test.each(['standard', 'calm-dark'])('GEN-16.3 in %s the list prints alone, dark on white', async (theme) => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    onTestFinished(async () => {
      dataset.theme = before
      await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    })
    await open(answeredUpTo.terms)
    await expect.element(button('Wijzig: Woonplaats')).toBeVisible()
    dataset.theme = theme
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    const city = page.getByRole('definition').filter({ hasText: 'Voorbeeldstad' })
    await expect.element(city).toBeVisible()
    expect(getComputedStyle(city.element()).color).toBe('rgb(30, 37, 27)')
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(250, 251, 246)')
    for (const hidden of [button('Wijzig: Woonplaats'), confirm(), page.getByRole('banner')])
      await expect.element(hidden).not.toBeInTheDocument()
  })

  test('GEN-16.2 a change that adds questions shows these first', async () => {
    await open(answeredUpTo.terms)
    await button('Wijzig: Wilt u de app van de apotheek gebruiken?').click()
    await inGroup('Wilt u de app van de apotheek gebruiken?', 'Ja').click()
    await next().click()
    await expect.element(heading(/Wat mag de apotheek/)).toBeVisible()
    for (const group of page.getByRole('radiogroup').all()) await group.getByRole('radio', { name: 'Ja' }).click()
    await goBack().click()
    await expect.element(heading(/Klopt alles/)).toBeVisible()
  })

  test('GEN-01.2 GEN-01.3 GEN-11.1 GEN-11.2 GEN-11.3 can be confirmed once the terms are accepted, which open in a new tab; then the dashboard shows a message', async () => {
    const { backend } = await open(answeredUpTo.terms, mockResponse(finalizeOnboardGeneral, {}))
    await expect.element(confirm()).toBeDisabled()
    await page.getByRole('link', { name: 'Nog nodig: uw akkoord' }).click()
    await expect.element(agree()).toHaveFocus()
    await expect.element(agree()).toBeInViewport()
    await expect.element(text('Stap 8 van 8')).toBeVisible()
    for (const name of ['Algemene voorwaarden', 'Privacybeleid', 'Financiële voorwaarden']) {
      await expect
        .element(page.getByRole('link', { name: `${name} (opent in een nieuw tabblad)` }))
        .toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    }
    await agree().click()
    await confirm().click()
    await expect.poll(() => location.pathname).toBe(dashboard)
    expect(history.state).toMatchObject({ message: 'Uw algemene vragenlijst is verstuurd.' })
    expect(backend.bodiesOf(finalizeOnboardGeneral)).toHaveLength(1)
  })

  test('SES-07 the acceptance is restored after leaving the screen, and deleted once sent', async () => {
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'a-token' })
    await open(answeredUpTo.terms)
    await agree().click()
    await draftsSettled()
    cleanup()
    await open(answeredUpTo.terms, mockResponse(finalizeOnboardGeneral, {}))
    await expect.element(agree()).toBeChecked()
    await confirm().click()
    await expect.poll(() => location.pathname).toBe(dashboard)
    await draftsSettled()
    expect(await draftsOf('a-token').read('terms 4')).toBeUndefined()
  })

  test('GEN-13.2 an error that it was finished before is shown in the page and as a toast', async () => {
    const { store } = await open(answeredUpTo.terms, mockStatus(finalizeOnboardGeneral, status.preconditionFailed))
    await agree().click()
    await confirm().click()
    const past = 'De algemene vragenlijst is al gestart of voltooid.'
    await expect.element(page.getByRole('main').getByText(past)).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: past, duration: 6000 }])
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Naar uw overzicht' }))
      .toHaveAttribute('href', dashboard)
  })

  // The release fault matrix has every other failure.
  test.each([
    ['491', mockStatus(finalizeOnboardGeneral, 491), /kan dit zo niet verwerken/],
    ['a lost connection', mockNetworkError(finalizeOnboardGeneral), /Er is geen verbinding/],
  ])('after %s the list and the acceptance stay, and it can be sent again', async (_name, failure, words) => {
    const { backend } = await open(answeredUpTo.terms, failure)
    await agree().click()
    await confirm().click()
    await expect.element(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect.element(agree()).toBeChecked()
    backend.setReplies(mockResponse(finalizeOnboardGeneral, {}))
    await confirm().click()
    await expect.poll(() => location.pathname).toBe(dashboard)
  })
})

const oneByOne = { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true } as const

describe('CALM-01 one question at a time', () => {
  const openOneByOne = async (given: Readonly<Record<string, string>>) => {
    const opened = await open(given)
    opened.store.set(viewAtom, oneByOne)
    return opened
  }
  const errorList = () => page.getByRole('heading', { name: /^Kijk nog naar/ })

  test('GEN-20.1 a missing answer is shown at its field, which gets focus, and in the toast', async () => {
    const { store } = await openOneByOne({})
    await expect.element(heading(/vraag 1 van 4: Voorletters/)).toBeVisible()
    await next().click()
    await expect.element(field('Voorletters')).toHaveFocus()
    await expect.element(field('Voorletters')).toHaveAccessibleDescription('Vul dit in.')
    await expect.element(errorList()).not.toBeInTheDocument()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: 'Vul dit in.', duration: 6000 }])
    await field('Voorletters').fill('E.M.')
    await expect.element(field('Voorletters')).toHaveAccessibleDescription('')
  })

  test('GEN-20.1 for a choice without an answer the first option gets focus, at each attempt', async () => {
    await openOneByOne(answeredUpTo.medicalshort)
    for (const press of [1, 2]) {
      await next().click()
      await expect.element(page.getByRole('radio', { name: 'Ja' }), { message: `press ${press}` }).toHaveFocus()
    }
    await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Kies ja of nee.')
    await expect.element(errorList()).not.toBeInTheDocument()
  })

  test('GEN-20.1 GEN-20.2 another source without a text is an error at its own field, which gets focus', async () => {
    await openOneByOne(answeredUpTo.discovery)
    await page.getByRole('checkbox', { name: 'Anders' }).click()
    await next().click()
    await expect.element(field('Hoe dan?')).toHaveFocus()
    await expect.element(field('Hoe dan?')).toHaveAccessibleDescription('Vul in hoe u ons vond.')
    await expect.element(errorList()).not.toBeInTheDocument()
    await field('Hoe dan?').fill('een poster')
    await next().click()
    await expect.element(heading(/Klopt alles/)).toBeVisible()
  })

  test('GEN-14.2 a returning patient sees in the footer that this is where they were, until the first answer', async () => {
    await openOneByOne(answeredUpTo.medicalshort)
    await expect.element(text('Verder waar u was')).toBeVisible()
    await expect.element(text(/U was bij/)).not.toBeInTheDocument()
    await page.getByRole('radio', { name: 'Ja' }).click()
    await expect.element(text('Verder waar u was')).not.toBeInTheDocument()
    await expect.element(text(/^Opgeslagen/)).toBeVisible()
  })

  test('each question is a step with its own heading, and the next one requires its answer', async () => {
    const { store } = await open(answeredUpTo.medicalshort)
    store.set(viewAtom, oneByOne)
    await expect.element(heading('Stap 6 van 8, vraag 1 van 4: Heeft u langer dan een jaar hoofdpijn?')).toBeVisible()
    // The one visible counter.
    await expect.element(text('vraag 1 van 4')).toBeVisible()
    expect(page.getByText('Stap 6 van 8').elements()).toEqual([])
    expect(page.getByRole('radiogroup').elements()).toHaveLength(1)
    await next().click()
    await expect.element(page.getByRole('radio', { name: 'Ja' })).toHaveFocus()
    await page.getByRole('radio', { name: 'Ja' }).click()
    await next().click()
    await expect
      .element(heading(/vraag 2 van 4: Kunt u een arm, een been of uw gezicht soms niet bewegen/))
      .toHaveFocus()
    await button('Terug').click()
    await expect.element(page.getByRole('radio', { name: 'Ja' })).toBeChecked()
    store.set(viewAtom, { ...oneByOne, oneQuestion: false })
    await expect.element(heading('Stap 6 van 8: Korte medische vragen')).toBeVisible()
    expect(page.getByRole('radiogroup').elements()).toHaveLength(4)
  })

  test('GEN-08 a question settled by another answer appears and disappears below, and the question asked keeps its position and focus', async () => {
    const { store } = await open(answeredUpTo.referral)
    store.set(viewAtom, oneByOne)
    await expect.element(heading(/vraag 1 van 2: Heeft u een verwijzing voor migraine/)).toBeVisible()
    await page.getByRole('radio', { name: 'Ja' }).click()
    await expect.element(inGroup('Heeft u een verwijzing voor clusterhoofdpijn?', 'Nee')).toBeDisabled()
    await inGroup('Heeft u een verwijzing voor migraine?', 'Nee').click()
    await expect.element(inGroup('Heeft u een verwijzing voor migraine?', 'Nee')).toHaveFocus()
    await expect
      .element(page.getByRole('radiogroup', { name: 'Heeft u een verwijzing voor clusterhoofdpijn?' }))
      .not.toBeInTheDocument()
  })

  test('CALM-01.2 is offered in the settings panel here', async () => {
    const { store } = await open()
    await expect.element(field('Voorletters')).toBeVisible()
    await button('Weergave').click()
    await page.getByRole('switch', { name: 'Eén vraag per scherm' }).click()
    await expect.element(page.getByRole('switch', { name: 'Eén vraag per scherm' })).toBeChecked()
    expect(store.get(viewAtom).oneQuestion).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(heading(/vraag 1 van 4: Voorletters/)).toBeVisible()
  })
})
