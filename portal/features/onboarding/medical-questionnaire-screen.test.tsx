import { useMutationState } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { patient } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { status } from '../../api/contract/status.ts'
import { routes } from '../../navigation/route-table.ts'
import { claimDrafts } from '../../platform/drafts/draft-store.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { viewAtom } from '../../platform/view.ts'
import {
  clusterSheet,
  inMedical,
  medicalReplies,
  migraineSheet,
  answersSent,
} from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { MedicalQuestionnaireScreen } from './medical-questionnaire-screen.tsx'

const { startOnboardMedical, finalizeOnboardMedical } = questionnaires
const at = routes.medicalQuestionnaire.pattern
const dashboard = routes.dashboard.pattern
const openWith = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<MedicalQuestionnaireScreen />, { at, state, replies: medicalReplies(...replies), token: 'a-token' })
const open = (...replies: StoryReply[]) => openWith({}, ...replies)

/** An intake with the weight as its first question; `note` states its limits. */
const weightSheet = (note: string | undefined) =>
  mockResponse(questionnaires.getQuestionnaire, {
    questionnaire: {
      id: 5,
      questions_answers: [
        {
          question_id: 'weight',
          answer: null,
          page: 1,
          type: 'int',
          question: 'Hoeveel weegt u, in kilo’s?',
          ...(note !== undefined && { note }),
        },
      ],
    },
  })

const next = () => button('Volgende')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const summary = (title: string) => page.getByRole('heading', { name: title, level: 2 })

describe('the steps', () => {
  test('MED-01.1 MED-01.2 MED-01.4 MED-03.1 MED-03.2 MED-03.3 start at 1 of 11, the first page is 2; Back goes to the previous page, and from the start to the dashboard, as Close does', async () => {
    await open()
    await expect.element(heading('Stap 1 van 11: Voordat u begint')).toBeVisible()
    for (const name of ['Terug', 'Sluiten'])
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', dashboard)
    await button('Beginnen').click()
    await expect.element(heading('Stap 2 van 11: Over u')).toHaveFocus()
    await button('Terug').click()
    await expect.element(heading('Stap 1 van 11: Voordat u begint')).toBeVisible()
  })

  test('APP-09.2 APP-09.3 each page has its document title and one h1', async () => {
    await open(
      mockResponse(patient.getInfo, inMedical('IN_CLUS')),
      mockResponse(questionnaires.getQuestionnaire, { questionnaire: { id: 5, questions_answers: [] } }),
    )
    const names = [
      'Voordat u begint',
      'Uw aanvallen',
      'Wat merkt u nog meer?',
      'Hoe vaak het komt',
      'Wat u eerder probeerde',
      'Tot slot',
      'Klopt alles?',
    ]
    for (const [before, name] of names.entries()) {
      await expect.element(heading(`Stap ${before + 1} van 7: ${name}`)).toBeVisible()
      expect(document.title).toBe(`Stap ${before + 1} van 7: ${name} – Medische vragenlijst – Hoofdpijnkliniek`)
      expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
      if (before + 1 < names.length) await page.getByRole('button', { name: /^(?:Beginnen|Volgende)$/ }).click()
    }
  })

  test('MED-01.3 MED-01.4 the cluster intake has 7 steps; MED-04 a page without questions shows a message and can be passed', async () => {
    await open(mockResponse(patient.getInfo, inMedical('IN_CLUS')), clusterSheet)
    await button('Beginnen').click()
    await expect.element(heading('Stap 2 van 7: Uw aanvallen')).toBeVisible()
    await expect.element(text('Geen vragen geladen voor deze pagina')).toBeVisible()
    await next().click()
    await expect.element(heading('Stap 3 van 7: Wat merkt u nog meer?')).toBeVisible()
  })

  test('MED-13.3 a returning patient resumes at the first incomplete page', async () => {
    await open(migraineSheet('acute'))
    await expect.element(heading('Stap 6 van 11: Wat u eerder probeerde')).toBeVisible()
    await expect.element(text('U was bij: Wat u eerder probeerde')).toBeVisible()
    await button('Terug').click()
    await expect.element(radio('Ja').first()).toBeChecked()
  })

  test('MED-10 a finished questionnaire redirects to the dashboard', async () => {
    await open(
      mockResponse(
        patient.getInfo,
        inMedical('IN_MIGR', { onboardMedicalQstrInfo: { state: 'FINISHED', questionnaire_id: 5, type: 'IN_MIGR' } }),
      ),
    )
    await expect.poll(() => location.pathname).toBe(dashboard)
  })
})

describe('opening the questionnaire', () => {
  const notStarted = (type: string | null) =>
    mockResponse(
      patient.getInfo,
      inMedical(type, { onboardMedicalQstrInfo: { state: 'NULL', questionnaire_id: null, type } }),
    )

  test.each([
    [
      'MED-02 an unknown type',
      'IN_TENSION',
      'Wij kunnen deze vragenlijst niet vinden. Bel ons, dan zoeken wij het voor u uit.',
    ],
    [
      'DASH-10.1 DASH-10.3 no type',
      null,
      'Wij weten nog niet welke vragen bij u passen. Ga terug naar uw overzicht en probeer het opnieuw.',
    ],
  ])('%s is shown, with a link to the dashboard', async (_name, type, words) => {
    const { backend } = await open(notStarted(type))
    await expect.element(text(words)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Terug naar dashboard' })).toHaveAttribute('href', dashboard)
    expect(backend.bodiesOf(startOnboardMedical)).toEqual([])
  })

  test('DASH-10.2 a type missing from cached patient info is fetched once more, and not reported as missing meanwhile', async () => {
    const [first, second] = [notStarted(null), mockDeferred(patient.getInfo, inMedical())]
    const inOrder = [first, second]
    const { backend } = await open({
      endpoint: patient.getInfo,
      reply: (request) => (inOrder.shift() ?? second).reply(request),
    })
    await expect.poll(() => backend.bodiesOf(patient.getInfo)).toHaveLength(2)
    await expect.element(text('Bezig met laden…')).toBeVisible()
    await expect.element(text(/Wij weten nog niet/)).not.toBeInTheDocument()
    second.tell()
    await expect.element(button('Beginnen')).toBeVisible()
  })

  test.each([
    ['patient info', {}, []],
    ['the card', { type: 'IN_MIGR', questionnaire_id: 9 }, [notStarted(null)]],
  ])('DASH-09.3 DASH-09.4 a questionnaire whose id is in %s is not started', async (_where, state, replies) => {
    const { backend } = await openWith(state, ...replies)
    await expect.element(button('Beginnen')).toBeVisible()
    expect(backend.bodiesOf(startOnboardMedical)).toEqual([])
  })

  test('DASH-09.2 a questionnaire without an id is started with its type, which may come from the card', async () => {
    const started = mockResponse(startOnboardMedical, { id: 5 })
    const { backend } = await openWith({ type: 'IN_MIGR' }, notStarted(null), started)
    await expect.element(button('Beginnen')).toBeVisible()
    expect(backend.bodiesOf(startOnboardMedical)).toEqual([{ type: 'IN_MIGR' }])
  })

  test('DASH-09.6 an answer without an id fails with a specific error', async () => {
    const Failures = () => <output>{useMutationState({ select: ({ state }) => state.error?.message }).join()}</output>
    await renderScreen(
      <>
        <MedicalQuestionnaireScreen />
        <Failures />
      </>,
      {
        at,
        replies: medicalReplies(notStarted('IN_MIGR'), mockResponse(startOnboardMedical, { id: null })),
        token: 'a-token',
      },
    )
    await expect.element(text(/^De vragenlijst kon niet worden geladen/)).toBeVisible()
    await expect.element(text('No id from startOnboardMedical')).toBeInTheDocument()
  })

  test.each([
    [
      'MED-12 an answer without an id',
      mockResponse(startOnboardMedical, { id: null }),
      /^De vragenlijst kon niet worden geladen/,
    ],
    [
      'MED-12 invalid questions',
      mockStatus(questionnaires.getQuestionnaire, 503),
      /^De vragenlijst kon niet worden geladen/,
    ],
    ['MED-12 a start that fails', mockStatus(startOnboardMedical, 500), /^De vragenlijst kon niet worden geladen/],
    [
      'a questionnaire that was already started',
      mockStatus(startOnboardMedical, status.preconditionFailed),
      /^De medische vragenlijst is al gestart of voltooid/,
    ],
  ])('%s is shown, with a retry and a link back', async (_name, reply, words) => {
    const { backend } = await open(notStarted('IN_MIGR'), mockResponse(startOnboardMedical, { id: 5 }), reply)
    await expect.element(text(words)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Terug naar dashboard' })).toBeVisible()
    backend.setReplies(mockResponse(startOnboardMedical, { id: 5 }), migraineSheet())
    await button('Opnieuw proberen').click()
    await expect.element(button('Beginnen')).toBeVisible()
  })
})

describe('questions', () => {
  test('MED-05.1 MED-05.2 MED-06.2 MED-06.3 MED-08.1 missing answers are marked and listed; a number must be whole; fixing one removes its error', async () => {
    const { backend, store } = await open(migraineSheet('severity'))
    await field('Hoeveel aanvallen had u in de afgelopen 12 maanden?').fill('20 à 25')
    await next().click()
    await expect.element(summary('Kijk nog naar 3 vragen')).toHaveFocus()
    expect(store.get(toastsAtom).at(-1)).toMatchObject({ tone: 'error', duration: 6000, text: 'Nog 3 vragen.' })
    await expect
      .element(field('Hoeveel aanvallen had u in de afgelopen 12 maanden?'))
      .toHaveAccessibleDescription('Een schatting is goed genoeg. Vul een heel getal in, zoals 24.')
    await page.getByRole('link', { name: 'Hoe erg is de pijn meestal? Kies één antwoord.' }).click()
    await radio('Ernstig').click()
    await expect.element(summary('Kijk nog naar 2 vragen')).toBeVisible()
    await expect.poll(() => answersSent(backend)).toEqual([['severity', 'Ernstig']])
    await field('Hoeveel aanvallen had u in de afgelopen 12 maanden?').fill('24')
    await radio('4 tot 24 uur').click()
    await next().click()
    await expect.element(heading(/Uw hoofdpijn/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Drukkend' }).click()
    await page.getByRole('checkbox', { name: 'Bonzend of kloppend' }).click()
    await expect.poll(() => answersSent(backend).at(-1)).toEqual(['characteristics', 'Bonzend of kloppend; Drukkend'])
    await next().click()
    await radio('Nee').first().click()
    await expect.poll(() => answersSent(backend).at(-1)).toEqual(['nausea', '0'])
  })

  test('MED-05.3 a disabled question is shown, cannot be changed, and does not block', async () => {
    await open(migraineSheet('side_effects'))
    await expect.element(field('Uw nummer bij de kliniek')).toHaveValue('P-1001')
    await expect.element(field('Uw nummer bij de kliniek')).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Van geen enkel middel' }).click()
    await next().click()
    await expect.element(heading(/Tot slot/)).toBeVisible()
  })

  test('MED-05.1 MED-08.4 MED-09.2 an optional answer can be cleared, which is saved too', async () => {
    const { backend } = await open(migraineSheet('end', { remarks: 'Sinds mijn val.' }))
    await button('Wijzig: Wilt u nog iets kwijt?').click()
    await field('Wilt u nog iets kwijt?').fill('')
    await userEvent.tab()
    await expect.poll(() => answersSent(backend)).toEqual([['remarks', '']])
    await button('Terug naar uw antwoorden').click()
    await expect.element(heading(/Klopt alles/)).toBeVisible()
    await expect.element(page.getByRole('definition').filter({ hasText: 'Niet ingevuld' })).toBeVisible()
  })
})

describe('the 28 days', () => {
  const count = (name: string) => field(`Op hoeveel dagen ${name}?`)

  test('MED-07.1 MED-07.2 counts that do not add up are marked together, and the text shows the difference', async () => {
    const { store } = await open(migraineSheet('days_migraine'))
    await count('had u migraine').fill('5')
    await count('had u alleen hoofdpijn').fill('4')
    await count('had u geen hoofdpijn').fill('17')
    await next().click()
    await expect.element(summary('Kijk nog naar deze vraag')).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Verdeel nog 2 dagen. Samen zijn het er 28.' })).toBeVisible()
    for (const name of ['had u migraine', 'had u alleen hoofdpijn', 'had u geen hoofdpijn'])
      await expect.element(count(name)).toHaveAttribute('aria-invalid', 'true')
    expect(store.get(toastsAtom).at(-1)).toMatchObject({
      tone: 'error',
      text: 'Verdeel nog 2 dagen. Samen zijn het er 28.',
    })
    await expect.element(heading(/Uw laatste 28 dagen/)).toBeVisible()
    await count('had u geen hoofdpijn').fill('19')
    await expect.element(summary('Kijk nog naar deze vraag')).not.toBeInTheDocument()
    await next().click()
    await expect.element(heading(/Uw medicijnen tijdens aanvallen/)).toBeVisible()
  })

  test('MED-06.3 filling in one of three missing counts leaves the errors of the others', async () => {
    await open(migraineSheet('days_migraine'))
    await next().click()
    await expect.element(summary('Kijk nog naar 3 vragen')).toHaveFocus()
    await count('had u migraine').fill('5')
    await expect.element(summary('Kijk nog naar 3 vragen')).not.toBeInTheDocument()
    await expect.element(count('had u migraine')).not.toHaveAttribute('aria-invalid', 'true')
    for (const name of ['had u alleen hoofdpijn', 'had u geen hoofdpijn'])
      await expect.element(count(name)).toHaveAttribute('aria-invalid', 'true')
  })

  test('MED-07.1 MED-07.2 too many days are an error on Next as well, at all three', async () => {
    const { store } = await open(migraineSheet('days_migraine'))
    for (const [name, days] of [
      ['had u migraine', '5'],
      ['had u alleen hoofdpijn', '4'],
      ['had u geen hoofdpijn', '21'],
    ] as const)
      await count(name).fill(days)
    await next().click()
    await expect.element(summary('Kijk nog naar deze vraag')).toHaveFocus()
    expect(store.get(toastsAtom).at(-1)).toMatchObject({
      tone: 'error',
      text: expect.stringMatching(/2 dagen te veel/) as string,
    })
    for (const name of ['had u migraine', 'had u alleen hoofdpijn', 'had u geen hoofdpijn'])
      await expect.element(count(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(heading(/Uw laatste 28 dagen/)).toBeVisible()
  })

  test('MED-11.1 MED-11.2 days marked in the calendar fill the counts; only the counts are sent', async () => {
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'a-token' })
    const { backend } = await open(migraineSheet('days_migraine'))
    const day = () => page.getByRole('gridcell').getByRole('button', { name: /zaterdag 21 november/ })
    await day().click()
    await button('Ja, geen hoofdpijn').click()
    await expect.element(count('had u migraine')).toHaveValue('1')
    await expect.element(count('had u geen hoofdpijn')).toHaveValue('27')
    await next().click()
    await expect.element(heading(/Uw medicijnen tijdens aanvallen/)).toBeVisible()
    expect(new Map(answersSent(backend) as [string, string][])).toEqual(
      new Map([
        ['days_migraine', '1'],
        ['days_headache', '0'],
        ['days_none', '27'],
      ]),
    )
    await button('Terug').click()
    await expect.element(day()).toHaveAccessibleName(/migraine/)
  })

  test('CALM-01 the counts are asked together, also with one question at a time', async () => {
    const { store } = await open(migraineSheet('days_migraine'))
    store.set(viewAtom, { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true })
    for (const name of ['had u migraine', 'had u alleen hoofdpijn', 'had u geen hoofdpijn'])
      await expect.element(count(name)).toBeVisible()
  })
})

describe('MED-08.2 GEN-04.1 an answer rejected by the back end', () => {
  const refusesAnswer = mockStatus(questionnaires.setQuestionAnswer, status.inputLogicError)
  test.each([
    [
      'and below the question, if the question has them',
      'Tussen 20 en 350 kilo.',
      'De kliniek kan dit antwoord niet gebruiken. Vul een getal in tussen 20 en 350.',
    ],
    ['only, if the question has none', undefined, 'De kliniek kan dit antwoord niet gebruiken. Verander het.'],
  ])('shows its limits at the field %s, and does not ask to press again', async (_name, note, words) => {
    const { backend, store } = await open(weightSheet(note), refusesAnswer)
    await button('Beginnen').click()
    const weight = field('Hoeveel weegt u, in kilo’s?')
    await weight.fill('3')
    await next().click()
    await expect.element(weight).toHaveAccessibleDescription(new RegExp(words))
    await expect.element(weight).toHaveAttribute('aria-invalid', 'true')
    await expect.element(summary('Kijk nog naar deze vraag')).toHaveFocus()
    expect(store.get(toastsAtom).at(-1)).toMatchObject({
      tone: 'error',
      text: 'De kliniek kan een antwoord niet gebruiken. Verander het en ga dan verder.',
    })
    await expect.element(page.getByText(/Druk nog eens/).first()).not.toBeInTheDocument()
    backend.setReplies(mockResponse(questionnaires.setQuestionAnswer, {}))
    await weight.fill('70')
    await next().click()
    await expect.element(heading(/^Stap 3 van 11/)).toBeVisible()
  })
})

// The release fault matrix has every other failure.
test.each([
  [
    '412',
    mockStatus(finalizeOnboardMedical, status.preconditionFailed),
    /^De medische vragenlijst is al gestart of voltooid/,
  ],
  ['a lost connection', mockNetworkError(finalizeOnboardMedical), /^Er is geen verbinding/],
])('MED-08 after %s at the end nothing is lost, and it can be sent again', async (_name, failure, words) => {
  const { backend } = await open(migraineSheet('end'), failure)
  await button('Bevestigen').click()
  await expect.element(page.getByRole('main').getByText(words).first()).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: 'Ernstig' })).toBeVisible()
  backend.setReplies(mockResponse(finalizeOnboardMedical, {}))
  await button('Bevestigen').click()
  await expect.poll(() => location.pathname).toBe(dashboard)
})

test('MED-10 a questionnaire finished in another tab meanwhile counts as done: the dashboard opens with a message', async () => {
  const { backend } = await open(migraineSheet('end'), mockStatus(finalizeOnboardMedical, status.preconditionFailed))
  await expect.element(button('Bevestigen')).toBeVisible()
  backend.setReplies(
    mockResponse(
      patient.getInfo,
      inMedical('IN_MIGR', { onboardMedicalQstrInfo: { state: 'FINISHED', questionnaire_id: 5, type: 'IN_MIGR' } }),
    ),
  )
  await button('Bevestigen').click()
  await expect.poll(() => location.pathname).toBe(dashboard)
  expect(history.state).toMatchObject({ message: 'Uw medische vragenlijst is verstuurd.' })
})

test('MED-01.1 MED-01.4 MED-08.5 MED-13.1 the last step thanks the patient, lists every answer, and is confirmed', async () => {
  const { backend } = await open(migraineSheet('end'), mockResponse(finalizeOnboardMedical, {}))
  await expect.element(heading('Stap 11 van 11: Klopt alles?')).toBeVisible()
  await expect.element(text(/Dank u wel/)).toBeVisible()
  for (const answer of ['70', 'Ernstig', 'Aan één kant', '4 tot 24 uur', 'P-1001'])
    await expect.element(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
  await expect.element(button('Wijzig: Uw nummer bij de kliniek')).not.toBeInTheDocument()
  await button('Bevestigen').click()
  await expect.poll(() => location.pathname).toBe(dashboard)
  expect(history.state).toMatchObject({ message: 'Uw medische vragenlijst is verstuurd.' })
  expect(backend.bodiesOf(finalizeOnboardMedical)).toHaveLength(1)
})
