import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { unspecified, id } from './field-schema.ts'

export const country = { netherlands: 'NL', belgium: 'BE', germany: 'DE', england: 'EN', france: 'FR' } as const
/** A source outside the list; the patient describes it in free text. */
export const otherSource = 'OTHER'
/** How a patient found the clinic, as codes on the wire; several may be chosen (see `sourcesIn`). */
export const discoverySource = ['DOCTOR', 'FRIEND', 'GOOGLE', 'SOCIAL', 'MEDIA', otherSource] as const
export const questionnaireGender = ['male', 'female', 'other'] as const
/** How yes and no are stored in an answer. */
export const yesNo = { yes: '1', no: '0' } as const
/** Types on the wire: a whole number, yes or no, one choice, several choices, free text. */
export const medicalQuestionType = ['int', 'bool', 'single_select', 'multi_select', 'open'] as const

/** The general questionnaire's questions: our name and the id on the wire. */
export const generalQuestion = {
  firstName: 'firstname',
  initials: 'initials',
  lastName: 'lastname',
  gender: 'gender',
  street: 'street',
  houseNumber: 'housenumber',
  postalCode: 'postal',
  city: 'city',
  country: 'country',
  medicationApp: 'medapp',
  postDelivery: 'medapp_post',
  neighbourDelivery: 'medapp_neighbour',
  medicationHistory: 'medapp_history',
  nationalExchange: 'medapp_lsp',
  pharmacyName: 'pharmacyname',
  pharmacyEmail: 'pharmacyemail',
  referredForMigraine: 'refermigid',
  referredForCluster: 'referclusid',
  longerThanAYear: 'flagyear',
  paralysis: 'flagsymp',
  cancerHistory: 'flaghist',
  bloodThinners: 'flagmeds',
  discovery: 'discovery',
} as const

/**
 * One question with its answer, which is one string; null if not answered yet. A medical question also carries its own
 * text, page (from 1), options and rules.
 */
const questionAnswer = z.object({
  question_id: z.string(),
  answer: z.nullable(z.string()),
  page: z.optional(z.int32()),
  type: z.optional(z.enum(medicalQuestionType)),
  question: z.optional(z.string()),
  answers: z.optional(z.array(z.string())),
  allow_empty: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  note: z.nullish(z.string()),
})
export type QuestionAnswer = z.infer<typeof questionAnswer>

const started = z.object({ id: z.nullish(id) })
const questionnaireId = z.object({ questionnaireId: id })

/** Both onboarding questionnaires: starting, reading, answering one question, finishing. */
export const questionnaires = {
  startOnboardGeneral: call('GET /patientPortal/questionnaire/startOnboardGeneral', 'token', started),
  getQuestionnaire: call(
    'POST /patientPortal/questionnaire/get',
    'token',
    z.object({ questionnaire: z.object({ id, questions_answers: z.array(questionAnswer) }) }),
    questionnaireId,
  ),
  setQuestionAnswer: call(
    'POST /patientPortal/questionnaire/setQuestionAnswer',
    'token',
    unspecified,
    z.object({ questionnaireId: id, questionId: z.string(), answer: z.string() }),
  ),
  finalizeOnboardGeneral: call('POST /patientPortal/questionnaire/finalizeOnboardGeneral', 'token', unspecified),
  startOnboardMedical: call(
    'POST /patientPortal/questionnaire/startOnboardMedical',
    'token',
    started,
    z.object({ type: z.string() }),
  ),
  finalizeOnboardMedical: call('POST /patientPortal/questionnaire/finalizeOnboardMedical', 'token', unspecified),
}
