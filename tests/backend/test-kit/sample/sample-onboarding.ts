import { generalQuestion } from '#portal/api/contract/questionnaire.ts'
import type { TestBackend } from '../test-backend.ts'
import { infoOf } from '../granted.ts'
import { type Arrange, changed, from, typed, type Sample } from './sample.ts'

const dashboard = (backend: TestBackend) => ({ redirectUrl: `${backend.origin}/dashboard` })
const identify: Arrange = async (backend) => ({
  token: (await backend.signedIn('new')).token,
  body: dashboard(backend),
})
const [bsn, otherBsn] = ['999990019', '999991772']

const decide: Arrange = async (backend) => {
  const { token } = await backend.signedIn('new')
  const { body } = await backend.call('startIdentification', { token, body: dashboard(backend) })
  return {
    token,
    body: {
      sessionId: (body as { identificationUrl: string }).identificationUrl.split('/').at(-1),
      decision: 'approved',
    },
  }
}

/** The general questionnaire of a patient. */
function questionnaireIn(state: 'general-started' | 'general-done', more: object = {}): Arrange {
  return async (backend) => {
    const { token } = await backend.signedIn(state)
    return {
      token,
      body: { questionnaireId: (await infoOf(backend, token)).onboardGeneralQstrInfo.questionnaire_id, ...more },
    }
  }
}

const answer: Arrange = async (backend) =>
  questionnaireIn('general-started', { questionId: generalQuestion.city, answer: typed('Leiden') })(backend)

/** With every answer given and only the last step to do. */
function allAnswered(kind: 'general' | 'medical', state: 'general-done' | 'done'): Arrange {
  return async (backend) => {
    const { token, patientId } = await backend.signedIn(state)
    await backend.database.rows(`update patient set ${kind}_state = 'STARTED' where id = $1`, [patientId])
    await backend.database.rows(
      `update questionnaire set finished = false where patient_id = $1 and (kind = 'GENERAL') = $2`,
      [patientId, kind === 'general'],
    )
    return { token }
  }
}

export const onboardingSamples = {
  startIdentification: {
    granted: identify,
    newcomer: 200,
    refused: {
      412: async (backend) => ({ token: (await backend.signedIn('identified')).token, body: dashboard(backend) }),
      491: changed(identify, { redirectUrl: 'https://elders.example/dashboard' }),
    },
  },
  setBSN: {
    granted: from('no-bsn', { bsn }),
    newcomer: 200,
    refused: {
      412: async (backend) => {
        const { token } = await backend.signedIn('no-bsn')
        await backend.call('setBSN', { token, body: { bsn: otherBsn } })
        return { token, body: { bsn } }
      },
      491: from('no-bsn', { bsn: '999990018' }),
    },
  },
  decisionHook: { granted: decide, inEarnest: 403, owned: { sessionId: 495 } },
  startOnboardGeneral: { granted: from('identified'), newcomer: 412, refused: { 412: from('general-started') } },
  getQuestionnaire: { granted: questionnaireIn('general-started'), owned: { questionnaireId: 495 } },
  setQuestionAnswer: {
    granted: answer,
    owned: { questionnaireId: 495 },
    refused: {
      412: questionnaireIn('general-done', { questionId: generalQuestion.city, answer: 'Leiden' }),
      491: changed(answer, { questionId: generalQuestion.country, answer: 'Nergenshuizen' }),
    },
  },
  finalizeOnboardGeneral: {
    granted: allAnswered('general', 'general-done'),
    newcomer: 412,
    refused: { 412: from('general-done'), 491: from('general-started') },
  },
  startOnboardMedical: {
    granted: from('general-done', { type: 'IN_MIGR' }),
    newcomer: 412,
    refused: { 412: from('medical-started', { type: 'IN_MIGR' }), 491: from('general-done', { type: 'IN_CLUS' }) },
  },
  finalizeOnboardMedical: {
    granted: allAnswered('medical', 'done'),
    newcomer: 412,
    refused: { 412: from('done'), 491: from('medical-started') },
  },
} satisfies Readonly<Record<string, Sample>>
