import { useMutationState } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readPage } from '#tests/support/hear.ts'
import { patient } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { status } from '../../api/contract/status.ts'
import { routes } from '../../navigation/route-table.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { answeredUpTo, generalReplies, inGeneral, answersSent } from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import {
  mockResponse,
  answersOddly,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'

const { setQuestionAnswer, getQuestionnaire, startOnboardGeneral, finalizeOnboardGeneral } = questionnaires
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
const footer = (step: number) => text(`Stap ${step} van 8`)
const summary = (title: string) => page.getByRole('heading', { name: title, level: 2 })
const link = (name: string) => page.getByRole('link', { name })

describe('the steps', () => {
  test('APP-09.2 GEN-01.1 GEN-01.2 GEN-01.4 GEN-01.5 GEN-18 are eight, each with a history entry, and Back returns through them', async () => {
    await open({ ...answeredUpTo.terms })
    await expect.element(heading(/Klopt alles/)).toBeVisible()
    await expect.element(footer(8)).toBeVisible()
    const titles = [
      'Hoe vond u ons?',
      'Korte medische vragen',
      'Uw verwijzing',
      'Uw eigen apotheek',
      'De app van de apotheek',
      'Waar woont u?',
      'Wie bent u?',
    ]
    for (const [before, title] of titles.entries()) {
      await button('Terug').click()
      await expect
        .element(heading(new RegExp(`^Stap ${7 - before} van 8: ${title.replace('?', String.raw`\?`)}`)))
        .toHaveFocus()
      await expect.element(footer(7 - before)).toBeVisible()
      expect(document.title).toContain(title)
    }
    await expect.element(link('Terug')).toHaveAttribute('href', dashboard)
    await expect.element(link('Sluiten')).toHaveAttribute('href', dashboard)
    await next().click()
    await expect.element(heading(/Waar woont u/)).toBeVisible()
  })

  test.each([
    ['Ja', 'Wat mag de apotheek?'],
    ['Nee', 'Uw eigen apotheek'],
  ])('GEN-01.1 GEN-07.2 GEN-07.3 answering %s to the app leads to %s, both step 4', async (answer, title) => {
    await open(answeredUpTo.medappintro)
    await inGroup('Wilt u de app van de apotheek gebruiken?', answer).click()
    await next().click()
    await expect.element(heading(`Stap 4 van 8: ${title}`)).toBeVisible()
    // The step is visible in three places; a screen reader announces it once.
    expect((await readPage()).filter((words) => words.includes('Stap 4 van 8'))).toEqual([
      `heading, Stap 4 van 8: ${title}, level 1`,
    ])
  })

  test('GEN-14.1 GEN-14.2 a returning patient resumes at the first incomplete step, with the earlier answers', async () => {
    await open(answeredUpTo.address)
    await expect.element(footer(2)).toBeVisible()
    await expect.element(text('U was bij: Waar woont u?')).toBeVisible()
    await button('Terug').click()
    await expect.element(field('Voornaam')).toHaveValue('Emma')
    await expect.element(text(/U was bij/)).not.toBeInTheDocument()
  })

  test('GEN-14.2 a new patient starts at the first step, without a message about resuming', async () => {
    await open()
    await expect.element(heading(/Wie bent u/)).toBeVisible()
    await expect.element(text(/U was bij/)).not.toBeInTheDocument()
  })

  test('GEN-15 a finished questionnaire redirects to the dashboard', async () => {
    await open(
      {},
      mockResponse(patient.getInfo, inGeneral({ onboardGeneralQstrInfo: { state: 'FINISHED', questionnaire_id: 4 } })),
    )
    await expect.poll(() => location.pathname).toBe(dashboard)
  })
})

describe('opening the questionnaire', () => {
  const notStarted = mockResponse(
    patient.getInfo,
    inGeneral({ onboardGeneralQstrInfo: { state: 'NULL', questionnaire_id: null } }),
  )

  test('DASH-09.3 does not start one with an id again', async () => {
    const { backend } = await open()
    await expect.element(field('Voorletters')).toBeVisible()
    expect(backend.bodiesOf(startOnboardGeneral)).toHaveLength(0)
    expect(backend.bodiesOf(getQuestionnaire)).toEqual([{ questionnaireId: 4 }])
  })

  test('DASH-09.4 accepts the id from the card too', async () => {
    const { backend } = await renderScreen(<GeneralQuestionnaireScreen />, {
      at,
      state: { questionnaire_id: 9 },
      replies: [...generalReplies(), notStarted],
      token: 'a-token',
    })
    await expect.element(field('Voorletters')).toBeVisible()
    expect(backend.bodiesOf(startOnboardGeneral)).toHaveLength(0)
    expect(backend.bodiesOf(getQuestionnaire)).toEqual([{ questionnaireId: 9 }])
  })

  test('DASH-09.1 starts one without an id once', async () => {
    const { backend } = await open({}, notStarted, mockResponse(startOnboardGeneral, { id: 4 }))
    await expect.element(field('Voorletters')).toBeVisible()
    expect(backend.bodiesOf(startOnboardGeneral)).toHaveLength(1)
  })

  test.each([
    [
      'DASH-09 GEN-02.1 GEN-02.2 GEN-02.3 an answer without an id',
      notStarted,
      mockResponse(startOnboardGeneral, {}),
      '',
    ],
    ['GEN-02.1 GEN-02.2 GEN-02.3 a start that fails', notStarted, mockStatus(startOnboardGeneral, 500), ''],
    [
      'GEN-02.1 GEN-02.2 GEN-02.3 invalid questions',
      mockStatus(getQuestionnaire, 503),
      mockPending(startOnboardGeneral),
      '',
    ],
    [
      'GEN-02.1 GEN-02.2 GEN-02.3 ERR-04.1 a lost connection',
      mockNetworkError(getQuestionnaire),
      mockPending(startOnboardGeneral),
      'Er is geen verbinding. ',
    ],
    [
      'GEN-02.1 GEN-02.2 GEN-02.3 ERR-04.1 an answer that breaks the contract',
      answersOddly(getQuestionnaire),
      mockPending(startOnboardGeneral),
      'Er ging bij ons iets mis. ',
    ],
  ])('%s shows an error with a retry and a link back', async (_name, one, other, first) => {
    const { backend } = await open({}, one, other)
    await expect
      .element(
        text(
          new RegExp(
            `^${first}.*De vragenlijst kon niet worden geladen\\. Probeer het opnieuw of ga terug naar het dashboard\\.$`,
          ),
        ),
      )
      .toBeVisible()
    await expect.element(link('Terug naar dashboard')).toHaveAttribute('href', dashboard)
    backend.setReplies(...generalReplies(), mockResponse(startOnboardGeneral, { id: 4 }))
    await button('Opnieuw proberen').click()
    await expect.element(field('Voorletters')).toBeVisible()
  })

  test('DASH-09.5 fails with a specific error for an answer without an id', async () => {
    const Failures = () => <output>{useMutationState({ select: ({ state }) => state.error?.message }).join()}</output>
    await renderScreen(
      <>
        <GeneralQuestionnaireScreen />
        <Failures />
      </>,
      { at, replies: [...generalReplies(), notStarted, mockResponse(startOnboardGeneral, {})], token: 'a-token' },
    )
    await expect.element(text(/De vragenlijst kon niet worden geladen/)).toBeVisible()
    await expect.element(text('Geen ID ontvangen van startOnboardGeneral')).toBeInTheDocument()
  })

  test('DASH-09 does not start again when only its questions failed to load', async () => {
    const { backend } = await open(
      {},
      notStarted,
      mockResponse(startOnboardGeneral, { id: 4 }),
      mockStatus(getQuestionnaire, 503),
    )
    await expect.element(button('Opnieuw proberen')).toBeVisible()
    backend.setReplies(...generalReplies(), notStarted, mockStatus(startOnboardGeneral, status.preconditionFailed))
    await button('Opnieuw proberen').click()
    await expect.element(field('Voorletters')).toBeVisible()
    expect(backend.bodiesOf(startOnboardGeneral)).toHaveLength(1)
  })

  test('GEN-13.1 shows that it was started or finished before, with a link to the dashboard', async () => {
    await open({}, notStarted, mockStatus(startOnboardGeneral, status.preconditionFailed))
    await expect.element(text('De algemene vragenlijst is al gestart of voltooid.')).toBeVisible()
    await expect.element(link('Terug naar dashboard')).toHaveAttribute('href', dashboard)
  })
})

describe('saving', () => {
  test('GEN-03.2 GEN-17.1 a text is saved trimmed when its field loses focus, unless it is empty or unchanged', async () => {
    const { backend } = await open(answeredUpTo.address, mockPending(finalizeOnboardGeneral))
    await button('Terug').click()
    await field('Voornaam').fill('  Emma ')
    await userEvent.tab()
    await field('Voornaam').fill('')
    await userEvent.tab()
    await expect.element(text('Nog niet opgeslagen')).toBeVisible()
    await field('Voornaam').fill('Emma')
    await field('Achternaam').fill(' van den Berg ')
    expect(answersSent(backend)).toEqual([])
    await userEvent.tab()
    await expect.poll(() => answersSent(backend)).toEqual([['lastname', 'van den Berg']])
    await expect.element(text(/^Opgeslagen \d\d:\d\d$/)).toBeVisible()
  })

  test('GEN-03.1 a choice is saved at once', async () => {
    const { backend } = await open()
    await inGroup('Geslacht', 'Anders').click()
    await expect
      .poll(() => backend.bodiesOf(setQuestionAnswer))
      .toEqual([{ questionnaireId: 4, questionId: 'gender', answer: 'other' }])
  })

  test('GEN-04.1 GEN-04.3 GEN-04.4 GEN-17.1 a failed save shows an error at its field; Next tries again and stays on the step while it fails', async () => {
    const { backend, store } = await open(answeredUpTo.medappintro, mockNetworkError(setQuestionAnswer))
    await inGroup('Wilt u de app van de apotheek gebruiken?', 'Nee').click()
    await expect.element(text('Nog niet opgeslagen. Uw antwoord staat er nog.')).toBeVisible()
    await expect.element(text('Nog niet opgeslagen')).toBeVisible()
    await next().click()
    const failed = 'Niet alles is opgeslagen. Uw antwoorden staan er nog. Druk nog eens op de knop.'
    await expect.element(page.getByRole('main').getByText(failed)).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: failed, duration: 6000 }])
    await expect.element(footer(3)).toBeVisible()
    backend.setReplies(mockResponse(setQuestionAnswer, {}))
    dispatchEvent(new Event('online'))
    await expect.element(text(/^Opgeslagen/)).toBeVisible()
    await expect.element(page.getByRole('main').getByText(failed)).not.toBeInTheDocument()
    await next().click()
    await expect.element(heading(/Uw eigen apotheek/)).toBeVisible()
  })

  test('GEN-06.3 the country is initially the Netherlands and is saved with the rest', async () => {
    const { backend } = await open(answeredUpTo.address)
    await expect.element(page.getByRole('combobox', { name: 'Land' })).toHaveValue('NL')
    for (const [name, typed] of [
      ['Straat', 'Lindelaan'],
      ['Huisnummer', '12'],
      ['Postcode', '1234 AB'],
      ['Woonplaats', 'Voorbeeldstad'],
    ] as const)
      await field(name).fill(typed)
    await next().click()
    await expect.element(heading(/De app van de apotheek/)).toBeVisible()
    expect(answersSent(backend)).toContainEqual(['country', 'NL'])
  })
})

describe('validation', () => {
  test('GEN-12.1 GEN-12.2 GEN-12.3 marks, lists and announces missing answers; the list links to the fields and shrinks as they are filled in', async () => {
    const { store } = await open()
    await next().click()
    await expect.element(summary('Kijk nog naar 3 vragen')).toHaveFocus()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', duration: 6000, text: 'Nog 3 vragen.' }])
    await link('Achternaam: vul dit in.').click()
    await expect.element(field('Achternaam')).toHaveFocus()
    await expect.element(field('Achternaam')).toHaveAccessibleDescription('Vul dit in.')
    await field('Achternaam').fill('Bos')
    await expect.element(field('Achternaam')).toHaveAccessibleDescription('')
    await expect.element(summary('Kijk nog naar 2 vragen')).toBeVisible()
    await expect.element(footer(1)).toBeVisible()
  })

  test('GEN-07.3 GEN-07.4 GEN-07.5 APP-11.2 APP-11.3 checks the e-mail address of the pharmacy on blur and on Next, and saves it in lower case', async () => {
    const { backend, store } = await open(answeredUpTo.pharmacy)
    const wrong = 'Dit e-mailadres klopt niet. Schrijf het zo: naam@voorbeeld.nl.'
    const email = field('E-mailadres van uw apotheek')
    await email.fill('apotheek')
    await userEvent.tab()
    await expect.element(email).toHaveAccessibleDescription(new RegExp(`${wrong}$`))
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: wrong, duration: 6000 }])
    await field('Naam van uw apotheek').fill('De Linde')
    await next().click()
    await expect.element(summary('Kijk nog naar deze vraag')).toHaveFocus()
    await email.fill('')
    await next().click()
    await expect.element(email).toHaveAccessibleDescription(/Vul een e-mailadres in\.$/)
    expect(store.get(toastsAtom).at(-1)).toMatchObject({ tone: 'error', text: 'Nog 1 vraag.' })
    await email.fill(' Balie@Apotheek.Example ')
    await next().click()
    await expect.element(heading(/Uw verwijzing/)).toBeVisible()
    expect(answersSent(backend)).toEqual([
      ['pharmacyname', 'De Linde'],
      ['pharmacyemail', 'balie@apotheek.example'],
    ])
  })

  test('GEN-08.2 GEN-18.1 a referral for migraine sets "no" for cluster headache: it is saved and disabled', async () => {
    const { backend } = await open(answeredUpTo.referral)
    await inGroup('Heeft u een verwijzing voor clusterhoofdpijn?', 'Ja').click()
    // Of two answers to one question that wait, only the later is sent.
    await expect.poll(() => answersSent(backend)).toEqual([['referclusid', '1']])
    await inGroup('Heeft u een verwijzing voor migraine?', 'Ja').click()
    await expect.element(inGroup('Heeft u een verwijzing voor clusterhoofdpijn?', 'Nee')).toBeChecked()
    await expect.element(inGroup('Heeft u een verwijzing voor clusterhoofdpijn?', 'Ja')).toBeDisabled()
    await expect
      .poll(() => answersSent(backend))
      .toEqual([
        ['referclusid', '1'],
        ['refermigid', '1'],
        ['referclusid', '0'],
      ])
  })

  test('GEN-08.3 an answer set by another one is saved even if the back end has a different value', async () => {
    const { backend } = await open({ ...answeredUpTo.terms, refermigid: '1', referclusid: '1' })
    await expect.poll(() => answersSent(backend)).toEqual([['referclusid', '0']])
    await button('Wijzig: Heeft u een verwijzing voor migraine?').click()
    await expect.element(inGroup('Heeft u een verwijzing voor clusterhoofdpijn?', 'Nee')).toBeChecked()
    await expect.element(inGroup('Heeft u een verwijzing voor clusterhoofdpijn?', 'Ja')).toBeDisabled()
  })

  test('GEN-08.1 GEN-08.4 with nothing chosen only the first question is missing', async () => {
    await open(answeredUpTo.referral)
    await next().click()
    await expect.element(summary('Kijk nog naar deze vraag')).toHaveFocus()
    await expect
      .element(page.getByRole('radiogroup', { name: 'Heeft u een verwijzing voor migraine?' }))
      .toHaveAccessibleDescription(/Kies ja of nee/)
    await expect
      .element(page.getByRole('radiogroup', { name: 'Heeft u een verwijzing voor clusterhoofdpijn?' }))
      .not.toHaveAccessibleDescription(/Kies ja of nee/)
  })

  test('GEN-01.3 GEN-08.4 GEN-08.5 without any referral the patient cannot continue, and sees why', async () => {
    await open(answeredUpTo.referral)
    await inGroup('Heeft u een verwijzing voor migraine?', 'Nee').click()
    await next().click()
    await expect.element(summary('Kijk nog naar deze vraag')).toHaveFocus()
    await inGroup('Heeft u een verwijzing voor clusterhoofdpijn?', 'Nee').click()
    await expect.element(page.getByRole('status').filter({ hasText: 'U heeft een verwijzing nodig' })).toBeVisible()
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(next()).toHaveAccessibleDescription('Zonder verwijzing kunt u niet verder.')
    // GEN-01: the step number stays visible beside the reason.
    await expect.element(footer(5)).toBeVisible()
    next().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading(/Uw verwijzing/)).toBeVisible()
  })

  test('GEN-10.2 GEN-10.3 GEN-10.4 GEN-20.2 another source requires a text, which the error list links to', async () => {
    const { backend } = await open(answeredUpTo.discovery)
    await page.getByRole('checkbox', { name: 'Anders' }).click()
    await next().click()
    await expect.element(summary('Kijk nog naar deze vraag')).toHaveFocus()
    await link('Vul in hoe u ons vond.').click()
    await expect.element(field('Hoe dan?')).toHaveFocus()
    await expect.element(field('Hoe dan?')).toHaveAccessibleDescription('Vul in hoe u ons vond.')
    await expect
      .element(page.getByRole('group', { name: 'Hoe heeft u ons gevonden?' }))
      .not.toHaveAccessibleDescription(/Kies één/)
    await field('Hoe dan?').fill(' een poster ')
    await expect.element(field('Hoe dan?')).toHaveAccessibleDescription('')
    await next().click()
    await expect.element(heading(/Klopt alles/)).toBeVisible()
    // An answer 'other' without text is incomplete and not sent.
    expect(new Set(answersSent(backend).map(([, answer]) => answer))).toEqual(
      new Set(['[{"value":"OTHER","text":"een poster"}]']),
    )
  })
})
