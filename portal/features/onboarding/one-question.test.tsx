import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../../navigation/route-table.ts'
import { answeredUpTo, generalReplies } from '../../stories/fixture/questionnaire.ts'
import { isAtRestAtom, switchRestAtom } from '../../platform/view.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'

const radio = (name: string) => page.getByRole('radio', { name })
const oneByOne = () => page.getByRole('switch', { name: 'Eén vraag per scherm' })
const isSplit = () => page.getByRole('heading', { level: 1, name: /vraag \d van/, includeHidden: true })

test('choosing a calm theme or one question at a time leaves the panel open, with focus on the pressed control', async () => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    // A choice is applied after the paint, or when the page is hidden.
    document.dispatchEvent(new Event('visibilitychange'))
    dataset.theme = 'standard'
  })
  await renderScreen(<GeneralQuestionnaireScreen />, {
    at: routes.generalQuestionnaire.pattern,
    replies: generalReplies(answeredUpTo.address),
    token: 'a-token',
  })
  await expect.element(heading(/Waar woont u/)).toHaveFocus()
  await button('Weergave').click()
  await radio('Rustig donker').click()
  await expect.element(isSplit()).toBeVisible()
  await expect.element(radio('Rustig donker')).toHaveFocus()
  await oneByOne().click()
  await expect.element(isSplit()).not.toBeInTheDocument()
  await expect.element(oneByOne()).toHaveFocus()
})

test('CALM-03.6 switching Rust on shows the current question, and typed text stays', async () => {
  const { store } = await renderScreen(<GeneralQuestionnaireScreen />, {
    at: routes.generalQuestionnaire.pattern,
    replies: generalReplies(answeredUpTo.address),
    token: 'a-token',
  })
  onTestFinished(() => {
    if (store.get(isAtRestAtom)) store.set(switchRestAtom)
  })
  await expect.element(heading(/Waar woont u/)).toHaveFocus()
  const fields = page.getByRole('textbox')
  const second = fields.nth(1)
  const { id } = second.element()
  // One question after the other: who left one out is shown that one.
  await fields.first().fill('Lindelaan')
  await second.fill('12')
  await button('Rust').click()
  await expect.element(isSplit()).toBeVisible()
  expect(page.getByRole('textbox').element().id).toBe(id)
  await expect.element(page.getByRole('textbox')).toHaveValue('12')
  await expect.element(button('Rust')).toHaveFocus()
})
