import { generalQuestion, type QuestionAnswer } from '#portal/api/contract/questionnaire.ts'
import { granted, infoOf, signIn } from '../granted.ts'
import type { NewWriter } from './writer.ts'

const questions = [
  generalQuestion.firstName,
  generalQuestion.lastName,
  generalQuestion.city,
  generalQuestion.pharmacyName,
]

/** Answers a few questions anew, over and over. */
export const answerer: NewWriter = async (backend) => {
  const token = await signIn(backend, await backend.testAdmin.createPatient('general-started'))
  const {
    onboardGeneralQstrInfo: { questionnaire_id: questionnaireId },
  } = await infoOf(backend, token)
  const acknowledged = new Map<string, number>()
  let number = 0
  return {
    async write(on) {
      number += 1
      const sent = number
      const questionId = questions[sent % questions.length] ?? ''
      await granted(on, 'setQuestionAnswer', { token, body: { questionnaireId, questionId, answer: String(sent) } })
      acknowledged.set(questionId, sent)
    },
    async missing(on) {
      const { questionnaire } = await granted<{ questionnaire: { questions_answers: QuestionAnswer[] } }>(
        on,
        'getQuestionnaire',
        { token, body: { questionnaireId } },
      )
      // A later answer is the one that was under way.
      const found = new Map(questionnaire.questions_answers.map(({ question_id: id, answer }) => [id, Number(answer)]))
      return [...acknowledged]
        .filter(([id, sent]) => !((found.get(id) ?? 0) >= sent))
        .map(([id, sent]) => `answer ${sent} to ${id}: there is ${found.get(id)}`)
    },
  }
}
