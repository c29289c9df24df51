import { generalQuestion, type QuestionAnswer } from '#portal/api/contract/questionnaire.ts'
import type { Check } from '../check.ts'
import { mustBe, mustHold } from '../finding.ts'
import { fillIn } from '../fill-in.ts'
import { answering, identifying, testBsn } from '../sample.ts'
import { mustRefuse, type World } from '../world.ts'

async function answerIn(
  world: World,
  token: string,
  questionnaireId: number,
  id: string,
): Promise<string | null | undefined> {
  const { questionnaire } = await world.done<{ questionnaire: { questions_answers: QuestionAnswer[] } }>(
    'getQuestionnaire',
    { token, body: { questionnaireId } },
  )
  return questionnaire.questions_answers.find(({ question_id: question }) => question === id)?.answer
}

export const onboarding: readonly Check[] = [
  {
    id: 'identification/started',
    calls: ['startIdentification', 'getInfo'],
    description:
      'A patient who starts identification has the state STARTED, and an identified one cannot start again (412)',
    async run(world) {
      const { token, body } = await identifying(world)
      const { identificationUrl } = await world.done<{ identificationUrl?: string }>('startIdentification', {
        token,
        body,
      })
      mustHold('where to go', 'an address', URL.canParse(identificationUrl ?? ''), identificationUrl)
      mustBe('the state', 'STARTED', (await world.info(token)).identificationInfo.state)
      const { token: identified } = await world.signedIn('identified')
      mustRefuse('identifying again', await world.send('startIdentification', { token: identified, body }), 412)
    },
  },
  {
    id: 'identification/sent-back',
    calls: ['startIdentification'],
    description: 'A redirect URL outside the portal is refused (491)',
    async run(world) {
      const { token } = await identifying(world)
      for (const redirectUrl of ['https://elders.example/dashboard', 'javascript:alert(1)', 'geen adres'])
        mustRefuse(redirectUrl, await world.send('startIdentification', { token, body: { redirectUrl } }), 491)
    },
  },
  {
    id: 'bsn/set',
    calls: ['setBSN', 'getInfo'],
    description:
      'A BSN that fails the eleven test gets a 491, a valid one completes identification, and another one afterwards gets a 412',
    async run(world) {
      const { token } = await world.signedIn('no-bsn')
      for (const bsn of ['999990018', '123', '000000000', 'abcdefghi'])
        mustRefuse(`the BSN ${bsn}`, await world.send('setBSN', { token, body: { bsn } }), 491)
      await world.done('setBSN', { token, body: { bsn: testBsn } })
      mustBe('the state', 'APPROVED', (await world.info(token)).identificationInfo.state)
      mustRefuse('another BSN', await world.send('setBSN', { token, body: { bsn: '999991772' } }), 412)
    },
  },
  {
    id: 'questionnaire/order',
    calls: ['startOnboardGeneral', 'startOnboardMedical', 'finalizeOnboardGeneral', 'finalizeOnboardMedical'],
    description: 'No step of onboarding can be skipped (412)',
    async run(world) {
      const { token } = await world.signedIn('new')
      for (const name of ['startOnboardGeneral', 'finalizeOnboardGeneral', 'finalizeOnboardMedical'] as const)
        mustRefuse(name, await world.send(name, { token }), 412)
      mustRefuse(
        'startOnboardMedical',
        await world.send('startOnboardMedical', { token, body: { type: 'IN_MIGR' } }),
        412,
      )
    },
  },
  {
    id: 'questionnaire/begun-once',
    calls: ['startOnboardGeneral', 'startOnboardMedical'],
    description: 'Of two simultaneous starts one creates a questionnaire, which is in the patient info',
    async run(world) {
      for (const [state, name, body, part] of [
        ['identified', 'startOnboardGeneral', undefined, 'onboardGeneralQstrInfo'],
        ['general-done', 'startOnboardMedical', { type: 'IN_MIGR' }, 'onboardMedicalQstrInfo'],
      ] as const) {
        const { token } = await world.signedIn(state)
        const answers = await Promise.all([1, 2].map(() => world.send(name, { token, ...(body && { body }) })))
        mustBe(
          `statuses of ${name}`,
          [200, 412],
          answers.map(({ status }) => status).toSorted((a, b) => a - b),
        )
        const { state: now, questionnaire_id: id } = (await world.info(token))[part]
        mustBe('state in patient info', 'STARTED', now)
        mustHold('questionnaire in patient info', 'an id', id !== null, id)
      }
    },
  },
  {
    id: 'questionnaire/other-intake',
    calls: ['startOnboardMedical'],
    description: 'An intake that does not match the referral gets a 491',
    async run(world) {
      const { token } = await world.signedIn('general-done')
      for (const type of ['IN_CLUS', 'IN_NIETS'])
        mustRefuse(type, await world.send('startOnboardMedical', { token, body: { type } }), 491)
    },
  },
  {
    id: 'questionnaire/options',
    calls: ['getQuestionnaire'],
    description: 'No option of a multiple-choice question contains the separator of answers',
    async run(world) {
      const { token } = await world.signedIn('medical-started')
      const {
        onboardMedicalQstrInfo: { questionnaire_id: questionnaireId },
      } = await world.info(token)
      const { questionnaire } = await world.done<{ questionnaire: { questions_answers: QuestionAnswer[] } }>(
        'getQuestionnaire',
        { token, body: { questionnaireId } },
      )
      const several = questionnaire.questions_answers.filter(({ type }) => type === 'multi_select')
      mustHold('questions with several answers', 'one or more', several.length > 0, several.length)
      mustBe(
        'options that hold a semicolon',
        [],
        several.flatMap(({ answers = [] }) => answers.filter((option) => option.includes(';'))),
      )
    },
  },
  {
    id: 'questionnaire/last-saved',
    calls: ['setQuestionAnswer', 'getQuestionnaire'],
    description: 'An answer is the last one saved, unchanged, and an empty one clears it',
    async run(world) {
      const { token, body } = await answering(world)
      for (const answer of ['Leiden', "'s-Gravenhage", '  Ĳsselstein “é” ']) {
        await world.done('setQuestionAnswer', { token, body: { ...body, answer } })
        mustBe('the answer', answer, await answerIn(world, token, body.questionnaireId, body.questionId))
      }
      await world.done('setQuestionAnswer', { token, body: { ...body, answer: '' } })
      mustHold(
        'the answer that was taken back',
        'empty or null',
        !(await answerIn(world, token, body.questionnaireId, body.questionId)),
        'an answer',
      )
    },
  },
  {
    id: 'questionnaire/answers-together',
    calls: ['setQuestionAnswer', 'getQuestionnaire'],
    description:
      'Of two simultaneous answers to one question one is stored whole; answers to two questions are both stored',
    async run(world) {
      const { token, body } = await answering(world)
      const save = (more: object) => world.done('setQuestionAnswer', { token, body: { ...body, ...more } })
      await Promise.all(['Leiden', 'Utrecht', 'Delft'].map((answer) => save({ answer })))
      const kept = await answerIn(world, token, body.questionnaireId, body.questionId)
      mustHold('the answer', 'Leiden, Utrecht or Delft', ['Leiden', 'Utrecht', 'Delft'].includes(kept ?? ''), kept)
      await Promise.all([save({ answer: 'Zwolle' }), save({ questionId: generalQuestion.street, answer: 'Markt' })])
      mustBe(
        'both answers',
        ['Zwolle', 'Markt'],
        [
          await answerIn(world, token, body.questionnaireId, body.questionId),
          await answerIn(world, token, body.questionnaireId, generalQuestion.street),
        ],
      )
    },
  },
  {
    id: 'questionnaire/unfit-answer',
    calls: ['setQuestionAnswer'],
    description: 'An invalid answer, or one to an unknown question, gets a 491 and changes nothing',
    async run(world) {
      const { token, body } = await answering(world)
      await world.done('setQuestionAnswer', {
        token,
        body: { ...body, questionId: generalQuestion.country, answer: 'NL' },
      })
      for (const odd of [
        { questionId: generalQuestion.country, answer: 'Nergenshuizen' },
        { questionId: generalQuestion.medicationApp, answer: 'misschien' },
        { questionId: 'bestaat-niet', answer: '1' },
      ]) {
        mustRefuse(
          JSON.stringify(odd),
          await world.send('setQuestionAnswer', { token, body: { ...body, ...odd } }),
          491,
        )
      }
      mustBe('the answer', 'NL', await answerIn(world, token, body.questionnaireId, generalQuestion.country))
    },
  },
  {
    id: 'questionnaire/incomplete',
    calls: ['finalizeOnboardGeneral', 'finalizeOnboardMedical'],
    description: 'A questionnaire with an answer missing cannot be finished (491)',
    async run(world) {
      for (const [state, name] of [
        ['general-started', 'finalizeOnboardGeneral'],
        ['medical-started', 'finalizeOnboardMedical'],
      ] as const)
        mustRefuse(name, await world.send(name, { token: (await world.signedIn(state)).token }), 491)
      const { token, body } = await answering(world)
      await fillIn(world, token, 'general')
      await world.done('setQuestionAnswer', { token, body: { ...body, answer: '' } })
      mustRefuse('finalizeOnboardGeneral without a city', await world.send('finalizeOnboardGeneral', { token }), 491)
    },
  },
  {
    id: 'questionnaire/closed',
    calls: ['setQuestionAnswer', 'finalizeOnboardGeneral', 'startOnboardGeneral'],
    description: 'A finished questionnaire accepts no answers, and cannot be finished or started again (412)',
    async run(world) {
      const { token, body } = await answering(world, 'general-done')
      mustRefuse('an answer', await world.send('setQuestionAnswer', { token, body }), 412)
      mustRefuse('finishing again', await world.send('finalizeOnboardGeneral', { token }), 412)
      mustRefuse('beginning again', await world.send('startOnboardGeneral', { token }), 412)
    },
  },
  {
    id: 'questionnaire/all-the-way',
    calls: [
      'startOnboardGeneral',
      'finalizeOnboardGeneral',
      'startOnboardMedical',
      'finalizeOnboardMedical',
      'getInfo',
    ],
    description:
      'A patient who answers everything has both questionnaires FINISHED, the name that was given, and is onboarded',
    async run(world) {
      const { token } = await world.signedIn('identified')
      await world.done('startOnboardGeneral', { token })
      await fillIn(world, token, 'general')
      await world.done('finalizeOnboardGeneral', { token })
      const between = await world.info(token)
      mustBe(
        'the general questionnaire',
        ['FINISHED', 'IN_MIGR', 'Conny', 'Formé'],
        [
          between.onboardGeneralQstrInfo.state,
          between.onboardMedicalQstrInfo.type,
          between.personal.name_first,
          between.personal.name_last,
        ],
      )
      await world.done('startOnboardMedical', { token, body: { type: 'IN_MIGR' } })
      await fillIn(world, token, 'medical')
      await world.done('finalizeOnboardMedical', { token })
      const after = await world.info(token)
      mustBe('the medical questionnaire', 'FINISHED', after.onboardMedicalQstrInfo.state)
      // Without the letter of the patient's own doctor the back end completes it later.
      mustBe('onboarded where the referral is there', after.referrals.length > 0, after.user.onBoardingComplete)
    },
  },
]
