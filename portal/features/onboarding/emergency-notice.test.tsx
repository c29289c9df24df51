import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../../navigation/route-table.ts'
import { viewAtom } from '../../platform/view.ts'
import { answeredUpTo, generalReplies } from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'

const paralysis = 'Kunt u een arm, een been of uw gezicht soms niet bewegen?'
const call = () => page.getByRole('link', { name: 'Bel 112' })
const saved = () => text(/^Opgeslagen/)
const alert = () => page.getByRole('alert').filter({ hasText: 'Gebeurt dit nu, of is het nieuw?' })
const radio = (question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer })
const openScreening = (answers: Readonly<Record<string, string>> = {}) =>
  renderScreen(<GeneralQuestionnaireScreen />, {
    at: routes.generalQuestionnaire.pattern,
    replies: generalReplies({ ...answeredUpTo.medicalshort, ...answers }),
    token: 'a-token',
  })

/** Between the top of the window and the bar at its bottom. */
function expectInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const bar = document.querySelector('[data-part=sticky-footer]')?.getBoundingClientRect().top ?? innerHeight
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(bar)
}

describe('on the smallest screen with the largest text', () => {
  beforeEach(async () => {
    const { dataset } = document.documentElement
    await page.viewport(320, 640)
    dataset.textSize = 'larger'
    onTestFinished(async () => {
      delete dataset.textSize
      await page.viewport(390, 844)
    })
  })

  test('GEN-19.1 with several questions, answering yes to the paralysis question scrolls 112 into view beside it', async () => {
    await openScreening()
    await radio(paralysis, 'Ja').click()
    await expect.element(call()).toHaveAttribute('href', 'tel:112')
    await expect.poll(() => expectInView(alert().element())).toBeUndefined()
    expect(radio(paralysis, 'Nee').element().compareDocumentPosition(call().element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(
      call().element().compareDocumentPosition(radio('Heeft u kanker, of heeft u dat gehad?', 'Ja').element()),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect.element(radio(paralysis, 'Ja')).toHaveFocus()
    await expect.element(saved()).toBeVisible()
  })

  test('GEN-19.1 with one question at a time, answering yes to the paralysis question scrolls 112 into view', async () => {
    const { store } = await openScreening({ flagyear: '1' })
    store.set(viewAtom, { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true })
    document.documentElement.dataset.textSize = 'larger'
    await radio(paralysis, 'Ja').click()
    await expect.poll(() => expectInView(alert().element())).toBeUndefined()
    await expect.element(saved()).toBeVisible()
  })
})

test.each(['1', 'true'])('GEN-19.1 a saved yes of %j shows 112 beside the question, without scrolling', async (yes) => {
  await openScreening({ flagyear: '1', flagsymp: yes })
  await expect.element(call()).toBeVisible()
  await expect.element(heading(/Korte medische vragen/)).toBeVisible()
  expect(scrollY).toBe(0)
})

test('GEN-19.1 GEN-09.2 GEN-09.3 112 is shown before what the doctor will do, and disappears with a no; the patient can continue', async () => {
  await openScreening({ flagyear: '1' })
  await radio(paralysis, 'Ja').click()
  const later = alert().getByText('Anders bespreekt uw arts dit met u.')
  await expect.element(later).toBeVisible()
  expect(call().element().compareDocumentPosition(later.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect.element(text('Goed dat u dit vertelt')).not.toBeInTheDocument()
  await radio(paralysis, 'Nee').click()
  await expect.element(call()).not.toBeInTheDocument()
  await radio(paralysis, 'Ja').click()
  for (const question of ['Heeft u kanker, of heeft u dat gehad?', 'Gebruikt u bloedverdunners?'])
    await radio(question, 'Nee').click()
  await button('Volgende').click()
  await expect.element(heading(/Hoe vond u ons/)).toBeVisible()
})

test('GEN-19.1 nothing scrolls when it is already in view', async () => {
  await page.viewport(390, 1600)
  onTestFinished(() => page.viewport(390, 844))
  await openScreening()
  await radio(paralysis, 'Ja').click()
  await expect.element(call()).toBeVisible()
  expect(scrollY).toBe(0)
  await expect.element(saved()).toBeVisible()
})

test.each([
  ['Heeft u langer dan een jaar hoofdpijn?', 'Nee'],
  ['Heeft u kanker, of heeft u dat gehad?', 'Ja'],
  ['Gebruikt u bloedverdunners?', 'Ja'],
])(
  'GEN-19.3 GEN-09.2 GEN-09.3 %s %s shows an information notice, and the patient can continue',
  async (question, answer) => {
    await openScreening({ flagyear: '1', flagsymp: '0', flaghist: '0' })
    await radio('Gebruikt u bloedverdunners?', 'Nee').click()
    await radio(question, answer).click()
    const notice = page.getByRole('status').filter({ hasText: 'Goed dat u dit vertelt' })
    await expect.element(notice).toBeVisible()
    expect(notice.element().querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('info')
    await expect.element(call()).not.toBeInTheDocument()
    await button('Volgende').click()
    await expect.element(heading(/Hoe vond u ons/)).toBeVisible()
  },
)
