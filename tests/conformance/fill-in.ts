import { generalQuestion as q, type QuestionAnswer } from '#portal/api/contract/questionnaire.ts'
import { Finding } from './finding.ts'
import type { World } from './world.ts'

/** A full general questionnaire of somebody with a referral for migraine. */
const general: readonly (readonly [string, string])[] = [
  [q.initials, 'C.'],
  [q.firstName, 'Conny'],
  [q.lastName, 'Formé'],
  [q.gender, 'female'],
  [q.street, 'Lindelaan'],
  [q.houseNumber, '12'],
  [q.postalCode, '1234 AB'],
  [q.city, 'Voorbeeldstad'],
  [q.country, 'NL'],
  [q.medicationApp, '0'],
  [q.pharmacyName, 'Apotheek De Linde'],
  [q.pharmacyEmail, 'apotheek@voorbeeld.test'],
  [q.referredForMigraine, '1'],
  [q.referredForCluster, '0'],
  [q.longerThanAYear, '1'],
  [q.paralysis, '0'],
  [q.cancerHistory, '0'],
  [q.bloodThinners, '0'],
  [q.discovery, '["DOCTOR"]'],
]

/** An answer of the kind that a medical question asks for, by what the questionnaire says of it. */
function anyAnswer({ question_id: id, type, answers = [] }: QuestionAnswer): string {
  if (type === 'int') return numbers[id] ?? '6'
  if (type === 'bool') return '1'
  return type === 'single_select' || type === 'multi_select' ? (answers[0] ?? '') : 'Geen bijzonderheden'
}

/** Where six would be no sensible number; other back ends may ask other questions. */
const numbers: Readonly<Record<string, string>> = {
  weight: '70',
  height: '172',
  age_at_onset: '19',
  days_migraine: '8',
  days_headache: '4',
  days_none: '16',
}

/** Answers everything that an onboarding questionnaire asks. */
export async function fillIn(world: World, token: string, which: 'general' | 'medical'): Promise<void> {
  const { onboardGeneralQstrInfo, onboardMedicalQstrInfo } = await world.info(token)
  const questionnaireId = (which === 'general' ? onboardGeneralQstrInfo : onboardMedicalQstrInfo).questionnaire_id
  if (questionnaireId === null) throw new Finding('patient info', `a ${which} questionnaire that is begun`, 'none')
  const { questionnaire } = await world.done<{ questionnaire: { questions_answers: QuestionAnswer[] } }>(
    'getQuestionnaire',
    { token, body: { questionnaireId } },
  )
  const answers =
    which === 'general'
      ? general
      : questionnaire.questions_answers
          .filter(({ disabled, answer }) => !disabled && answer === null)
          .map((question) => [question.question_id, anyAnswer(question)] as const)
  for (const [questionId, answer] of answers)
    await world.done('setQuestionAnswer', { token, body: { questionnaireId, questionId, answer } })
}
