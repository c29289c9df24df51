import { cleanup } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { routes } from '../../navigation/route-table.ts'
import { claimDrafts } from '../../platform/drafts/draft-store.ts'
import { answersSent, medicalReplies, migraineSheet } from '../../stories/fixture/questionnaire.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockNetworkError, type StoryReply } from '../../stories/story-backend.ts'
import { MedicalQuestionnaireScreen } from './medical-questionnaire-screen.tsx'

const open = (...replies: StoryReply[]) =>
  renderScreen(<MedicalQuestionnaireScreen />, {
    at: routes.medicalQuestionnaire.pattern,
    replies: medicalReplies(...replies),
    token: 'a-token',
  })
const severe = () => page.getByRole('radio', { name: 'Ernstig', exact: true })

test('MED-13.2 the list prints alone, without controls', async () => {
  await open(migraineSheet('end'))
  await expect.element(button(/^Wijzig: .*weegt u/)).toBeVisible()
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  for (const answer of ['70', 'Ernstig', 'P-1001'])
    await expect.element(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
  for (const hidden of [button(/./), page.getByRole('banner')]) await expect.element(hidden).not.toBeInTheDocument()
})

test('MED-08.3 an answer that could not be saved shows that, is restored after a reload, and is saved then', async () => {
  const patient = { email: 'emma@voorbeeld.nl', token: 'a-token' }
  await claimDrafts(patient)
  await open(migraineSheet('severity'), mockNetworkError(questionnaires.setQuestionAnswer))
  await severe().click()
  await expect.element(text('Nog niet opgeslagen. Uw antwoord staat er nog.')).toBeVisible()
  cleanup()
  await claimDrafts(patient)
  const { backend } = await open(migraineSheet('severity'))
  await expect.element(severe()).toBeChecked()
  await expect.poll(() => answersSent(backend)).toEqual([['severity', 'Ernstig']])
  await expect.element(text(/^Opgeslagen/)).toBeVisible()
})
