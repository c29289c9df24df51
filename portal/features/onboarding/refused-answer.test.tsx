import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { status } from '../../api/contract/status.ts'
import { routes } from '../../navigation/route-table.ts'
import { openedQueueAtom } from './answers/answers.ts'
import { Toasts } from '../../ui/layout/toasts.tsx'
import { toastsAtom } from '../../session/toast-state.ts'
import { medicalReplies, migraineSheet } from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { MedicalQuestionnaireScreen } from './medical-questionnaire-screen.tsx'

const { setQuestionAnswer, getQuestionnaire } = questionnaires
const refusesAnswer = mockStatus(setQuestionAnswer, status.inputLogicError)
const acceptsAnswer = mockResponse(setQuestionAnswer, {})
const weightSheet = mockResponse(getQuestionnaire, {
  questionnaire: {
    id: 5,
    questions_answers: [
      {
        question_id: 'weight',
        answer: null,
        page: 1,
        type: 'int',
        question: 'Hoeveel weegt u, in kilo’s?',
        note: 'Tussen 20 en 350 kilo.',
      },
    ],
  },
})

const open = (...replies: StoryReply[]) =>
  renderScreen(
    <>
      <Toasts />
      <MedicalQuestionnaireScreen />
    </>,
    { at: routes.medicalQuestionnaire.pattern, replies: medicalReplies(...replies), token: 'a-token' },
  )
const next = () => button('Volgende')
const weight = () => page.getByRole('textbox', { name: 'Hoeveel weegt u, in kilo’s?', exact: true })
const inMain = (words: string | RegExp) => page.getByRole('main').getByText(words)

// The release fault matrix has every other status.
test('MED-08.2 GEN-04.1 a 409 shows its own text at the field and in a toast, once each, without asking for another answer or press', async () => {
  const words = /^Dit is intussen al veranderd\./
  const { backend, store } = await open(weightSheet, mockStatus(setQuestionAnswer, 409))
  await button('Beginnen').click()
  await weight().fill('70')
  await userEvent.tab()
  await expect.element(inMain(words)).toBeVisible()
  await next().click()
  await expect.poll(() => store.get(toastsAtom).map(({ text: said }) => said)).toEqual([expect.stringMatching(words)])
  expect(inMain(words).elements()).toHaveLength(1)
  for (const unhelpful of [/Verander het/, /Vul een getal in tussen/, /Druk nog eens/])
    expect(page.getByText(unhelpful).elements()).toEqual([])
  expect(button(/^Opnieuw proberen/).elements()).toEqual([])
  backend.setReplies(acceptsAnswer)
  await next().click()
  await expect.element(heading(/^Stap 3 van 11/)).toBeVisible()
})

test('MED-08.2 TOAST-02 an answer rejected twice is reported once, without a count', async () => {
  const { store } = await open(weightSheet, refusesAnswer)
  await button('Beginnen').click()
  await weight().fill('3')
  for (const tries of [1, 2]) {
    await next().click()
    await expect
      .poll(() => store.get(toastsAtom).map(({ id }) => id).length, { message: `after press ${tries}` })
      .toBe(1)
    await expect.element(page.getByRole('heading', { name: 'Kijk nog naar deze vraag', level: 2 })).toHaveFocus()
  }
  const toast = page.getByRole('listitem').filter({ hasText: 'De kliniek kan een antwoord niet gebruiken.' })
  expect(toast.elements()).toHaveLength(1)
  expect(document.body.textContent).not.toContain('×)')
})

test('MED-08.2 MED-13.1 an answer rejected at the end links to its question, and from there back to the end', async () => {
  const { backend, store } = await open(
    migraineSheet('end'),
    refusesAnswer,
    mockResponse(questionnaires.finalizeOnboardMedical, {}),
  )
  await expect.element(heading('Stap 11 van 11: Klopt alles?')).toBeVisible()
  const queue = await store.get(openedQueueAtom)(5)
  queue?.save('weight', '3')
  await expect.poll(() => queue?.state()).toBe('refused')
  await button('Bevestigen').click()
  await expect
    .element(inMain('De kliniek kan een antwoord niet gebruiken. Verander het en ga dan verder.'))
    .toBeVisible()
  expect(page.getByText(/Druk nog eens/).elements()).toEqual([])
  // The list of answers below has a button of the same name.
  const link = button(/^Wijzig: .*weegt u/).first()
  await expect.element(link).toHaveTextContent('Wijzig: Hoeveel weegt u, in kilo’s?')
  await link.click()
  await expect.element(heading(/^Stap 2 van 11/)).toBeVisible()
  const field = page.getByRole('textbox', { name: /weegt u/ })
  await expect.element(field).toHaveAccessibleDescription(/De kliniek kan dit antwoord niet gebruiken\./)
  backend.setReplies(acceptsAnswer)
  await field.fill('70')
  await button('Terug naar uw antwoorden').click()
  await expect.element(heading('Stap 11 van 11: Klopt alles?')).toBeVisible()
  await expect
    .element(text('De kliniek kan een antwoord niet gebruiken. Verander het en ga dan verder.'))
    .not.toBeInTheDocument()
})

test('MED-08.2 GEN-04 an answer rejected on another page links to its question too', async () => {
  const { backend, store } = await open(migraineSheet('acute'))
  const isWeight = () => (backend.bodiesOf(setQuestionAnswer).at(-1) as { questionId: string }).questionId === 'weight'
  backend.setReplies({
    endpoint: setQuestionAnswer,
    reply: (request) => (isWeight() ? refusesAnswer : acceptsAnswer).reply(request),
  })
  await expect.element(heading(/^Stap 6 van 11/)).toBeVisible()
  const queue = await store.get(openedQueueAtom)(5)
  queue?.save('weight', '3')
  await expect.poll(() => queue?.state()).toBe('refused')
  await page.getByRole('checkbox').first().click()
  await next().click()
  await button('Wijzig: Hoeveel weegt u, in kilo’s?').click()
  await expect.element(heading(/^Stap 2 van 11/)).toBeVisible()
})
