import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { destinations } from '../../navigation/destinations.ts'
import { answeredUpTo, generalReplies } from '../../stories/fixture/questionnaire.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'

const radio = (name: string) => page.getByRole('radio', { name })
const oneByOne = () => page.getByRole('switch', { name: 'Eén vraag per scherm' })
const isSplit = () => page.getByRole('heading', { level: 1, name: /vraag \d van/ })

test('choosing a calm theme or one question at a time leaves the panel open, with focus on what was pressed', async () => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    dataset.theme = 'standard'
  })
  await renderScreen(<GeneralQuestionnaireScreen />, {
    at: destinations.generalQuestionnaire.pattern,
    replies: generalReplies(answeredUpTo.address),
    token: 'a-token',
  })
  // Focus that arrives with the screen would close the panel.
  await expect.element(heading(/Waar woont u/)).toHaveFocus()
  await button(/^Rust/).click()
  await radio('Rustig donker').click()
  await expect.element(isSplit()).toBeVisible()
  await expect.element(radio('Rustig donker')).toHaveFocus()
  await oneByOne().click()
  await expect.element(isSplit()).not.toBeInTheDocument()
  await expect.element(oneByOne()).toHaveFocus()
})
