import { country, generalQuestion as q, yesNo } from '../../../api/contract/questionnaire.ts'
import { isYes, type Answers, type Question } from './question.ts'
import type { QuestionPage } from './questionnaire-pages.ts'

type QuestionId = (typeof q)[keyof typeof q]

/** A question of the general questionnaire, by its id on the wire. */
export interface GeneralQuestion extends Question {
  id: QuestionId
}

interface GeneralPage extends QuestionPage<GeneralQuestion> {
  id:
    | 'personal'
    | 'address'
    | 'medappintro'
    | 'medapp'
    | 'pharmacy'
    | 'referral'
    | 'medicalshort'
    | 'discovery'
    | 'terms'
}

const yesNoQuestion = (id: QuestionId, rest: Partial<Question> = {}): GeneralQuestion => ({ type: 'bool', ...rest, id })
const textQuestion = (id: QuestionId): GeneralQuestion => ({ id, type: 'text' })

const { no } = yesNo
const hasYes = (answers: Answers, id: string) => isYes(answers.get(id))

/**
 * Whether the patient has no referral for either condition: treatment is not possible, so the questionnaire cannot
 * continue (GEN-08).
 */
export const isNotReferred = (answers: Answers): boolean =>
  answers.get(q.referredForMigraine) === no && answers.get(q.referredForCluster) === no

/** A paralysis may be a stroke that happens now. */
export const mayBeEmergency = (answers: Answers): boolean => hasYes(answers, q.paralysis)

/** Other answers that the clinic wants to discuss; does not block the questionnaire. */
export const needsAttention = (answers: Answers): boolean =>
  answers.get(q.longerThanAYear) === no || [q.cancerHistory, q.bloodThinners].some((id) => hasYes(answers, id))

/** Step 4: permissions of the pharmacy's app for those who want it, otherwise the pharmacy. */
const medication = (answers: Answers): GeneralPage =>
  hasYes(answers, q.medicationApp)
    ? {
        id: 'medapp',
        questions: [q.postDelivery, q.neighbourDelivery, q.medicationHistory, q.nationalExchange].map((id) =>
          yesNoQuestion(id),
        ),
      }
    : { id: 'pharmacy', questions: [textQuestion(q.pharmacyName), { id: q.pharmacyEmail, type: 'email' }] }

/** The eight steps, depending on the answers so far (GEN-01). */
export const generalPages = (answers: Answers): GeneralPage[] => [
  {
    id: 'personal',
    questions: [
      textQuestion(q.initials),
      textQuestion(q.firstName),
      textQuestion(q.lastName),
      { id: q.gender, type: 'single_select', isOptional: true },
    ],
  },
  {
    id: 'address',
    questions: [
      ...[q.street, q.houseNumber, q.postalCode, q.city].map(textQuestion),
      { id: q.country, type: 'country', startsAt: country.netherlands },
    ],
  },
  { id: 'medappintro', questions: [yesNoQuestion(q.medicationApp)] },
  medication(answers),
  {
    id: 'referral',
    isClosed: isNotReferred,
    questions: [
      yesNoQuestion(q.referredForMigraine),
      // Required only after a no to the first; until then only the first counts as missing.
      yesNoQuestion(q.referredForCluster, {
        isDisabled: hasYes(answers, q.referredForMigraine),
        isOptional: answers.get(q.referredForMigraine) !== no,
      }),
    ],
  },
  {
    id: 'medicalshort',
    questions: [q.longerThanAYear, q.paralysis, q.cancerHistory, q.bloodThinners].map((id) => yesNoQuestion(id)),
  },
  { id: 'discovery', questions: [{ id: q.discovery, type: 'sources' }] },
  { id: 'terms', questions: [] },
]

/**
 * Answers that follow from others and are not given yet: a referral for migraine excludes one for cluster headache
 * (GEN-08).
 */
export const followingAnswers = (answers: Answers): [id: string, answer: string][] =>
  hasYes(answers, q.referredForMigraine) && answers.get(q.referredForCluster) !== no ? [[q.referredForCluster, no]] : []
