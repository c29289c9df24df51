import { consultCategory } from '#portal/api/contract/consult.ts'
import { actionState, intakeType } from '#portal/api/contract/patient.ts'
import { generalQuestion, type QuestionAnswer, yesNo } from '#portal/api/contract/questionnaire.ts'
import { status } from '#portal/api/contract/status.ts'
import { breaksConstraint, firstRow, onlyRow, type Query } from '../database/database.ts'
import { type Answers, generalRule, openGeneralQuestions } from '../questionnaire/general.ts'
import { fitsMedical, intakes, openMedicalQuestions } from '../questionnaire/medical.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { HandlerOf } from './handler.ts'

const general = 'GENERAL'

interface Progress {
  identification: string
  general: string
  medical: string
  type: string | null
  isReferred: boolean
}

interface StoredQuestionnaire {
  id: number
  kind: string
  finished: boolean
}

function notNow(message: string): Refusal {
  return new Refusal(status.preconditionFailed, message)
}

const generalIsPast = 'De algemene vragenlijst is al gestart of voltooid.'
const medicalIsPast = 'De medische vragenlijst is al gestart of voltooid.'

/** How far the patient is, held until the call is over: two calls at once take one step. */
async function lockProgress(query: Query, patientId: number): Promise<Progress> {
  return onlyRow<Progress>(
    query,
    `
    select identification_state as identification, general_state as general, medical_state as medical, medical_type as type,
      jsonb_array_length(referrals) > 0 as "isReferred"
    from patient where id = $1 for update`,
    [patientId],
  )
}

async function start(query: Query, patientId: number, kind: string, tooLate: string): Promise<number> {
  try {
    const { id } = await onlyRow<{ id: number }>(
      query,
      'insert into questionnaire (patient_id, kind) values ($1, $2) returning id',
      [patientId, kind],
    )
    return id
  } catch (error) {
    throw breaksConstraint(error, 'questionnaire_once') ? notNow(tooLate) : error
  }
}

async function answersOf(query: Query, questionnaireId: number): Promise<Answers> {
  const rows = await query.rows<{ id: string; answer: string }>(
    'select question_id as id, answer from answer where questionnaire_id = $1',
    [questionnaireId],
  )
  return new Map(rows.map(({ id, answer }) => [id, answer]))
}

async function questionnaireToFinish(
  query: Query,
  patientId: number,
  kind: string,
  tooLate: string,
): Promise<{ id: number; answers: Answers }> {
  const questionnaire = await firstRow<StoredQuestionnaire>(
    query,
    'select id, kind, finished from questionnaire where patient_id = $1 and kind = $2 for update',
    [patientId, kind],
  )
  if (!questionnaire || questionnaire.finished) throw notNow(tooLate)
  return { id: questionnaire.id, answers: await answersOf(query, questionnaire.id) }
}

function incomplete(): Refusal {
  return new Refusal(status.inputLogicError, 'Nog niet alle vragen zijn goed beantwoord. Kijk uw antwoorden na.')
}

export const startOnboardGeneral: HandlerOf<'startOnboardGeneral'> = async ({ who, query }) => {
  const progress = await lockProgress(query, who.id)
  if (progress.identification !== actionState.approved) throw notNow('Laat eerst zien wie u bent.')
  if (progress.general !== actionState.none) throw notNow(generalIsPast)
  const id = await start(query, who.id, general, generalIsPast)
  await query.rows('update patient set general_state = $2, general_questionnaire_id = $3 where id = $1', [
    who.id,
    actionState.started,
    id,
  ])
  return { id }
}

export const startOnboardMedical: HandlerOf<'startOnboardMedical'> = async ({ who, body, query }) => {
  const progress = await lockProgress(query, who.id)
  if (progress.general !== actionState.finished) throw notNow('Maak eerst de algemene vragenlijst af.')
  if (progress.medical !== actionState.none) throw notNow(medicalIsPast)
  if (body.type !== progress.type || !intakes.has(body.type))
    throw new Refusal(status.inputLogicError, 'Deze vragenlijst hoort niet bij uw aanmelding.')
  const id = await start(query, who.id, body.type, medicalIsPast)
  await query.rows('update patient set medical_state = $2, medical_questionnaire_id = $3 where id = $1', [
    who.id,
    actionState.started,
    id,
  ])
  return { id }
}

function generalAnswers(answers: Answers): QuestionAnswer[] {
  return [...generalRule.keys()].map((id) => ({ question_id: id, answer: answers.get(id) ?? null }))
}

function medicalAnswers(kind: string, answers: Answers): QuestionAnswer[] {
  return (intakes.get(kind)?.questions ?? []).map(
    ({ id, page, type, question, answers: choices, isOptional, isDisabled, note }) => ({
      question_id: id,
      answer: answers.get(id) ?? null,
      page,
      type,
      question,
      allow_empty: isOptional ?? false,
      disabled: isDisabled ?? false,
      ...(choices && { answers: [...choices] }),
      ...(note !== undefined && { note }),
    }),
  )
}

async function ownQuestionnaire(query: Query, patientId: number, id: number): Promise<StoredQuestionnaire> {
  const questionnaire = await firstRow<StoredQuestionnaire>(
    query,
    'select id, kind, finished from questionnaire where id = $1 and patient_id = $2 for update',
    [id, patientId],
  )
  if (!questionnaire) throw notFound()
  return questionnaire
}

export const getQuestionnaire: HandlerOf<'getQuestionnaire'> = async ({ who, body, query }) => {
  const { id, kind } = await ownQuestionnaire(query, who.id, body.questionnaireId)
  const answers = await answersOf(query, id)
  return {
    questionnaire: {
      id,
      questions_answers: kind === general ? generalAnswers(answers) : medicalAnswers(kind, answers),
    },
  }
}

function fits(kind: string, questionId: string, answer: string): boolean {
  if (kind === general) {
    const rule = generalRule.get(questionId)
    return rule !== undefined && (answer === '' || rule(answer))
  }
  const question = intakes.get(kind)?.questions.find(({ id }) => id === questionId)
  return question !== undefined && fitsMedical(question, answer)
}

export const setQuestionAnswer: HandlerOf<'setQuestionAnswer'> = async ({ who, body, query }) => {
  const questionnaire = await ownQuestionnaire(query, who.id, body.questionnaireId)
  if (questionnaire.finished) throw notNow('Deze vragenlijst is al klaar.')
  if (!fits(questionnaire.kind, body.questionId, body.answer))
    throw new Refusal(status.inputLogicError, 'Dit antwoord past niet bij de vraag.')
  await query.rows(
    `
    insert into answer (questionnaire_id, question_id, answer) values ($1, $2, $3)
    on conflict (questionnaire_id, question_id) do update set answer = excluded.answer`,
    [questionnaire.id, body.questionId, body.answer],
  )
  return {}
}

const accountGender: Readonly<Record<string, string>> = { male: 'M', female: 'F', other: 'O' }

/** Which intake the referral leads to; none without a referral. */
function intakeFor(answers: Answers): string | undefined {
  if (answers.get(generalQuestion.referredForMigraine) === yesNo.yes) return intakeType.migraine
  return answers.get(generalQuestion.referredForCluster) === yesNo.yes ? intakeType.cluster : undefined
}

/** The letter of the patient's own doctor counts as received when the patient says that there is one. */
export const finalizeOnboardGeneral: HandlerOf<'finalizeOnboardGeneral'> = async ({ who, query }) => {
  await lockProgress(query, who.id)
  const { id, answers } = await questionnaireToFinish(query, who.id, general, generalIsPast)
  if (openGeneralQuestions(answers).length > 0) throw incomplete()
  const type = intakeFor(answers)
  if (type === undefined)
    throw new Refusal(status.inputLogicError, 'U heeft een verwijzing nodig voor migraine of clusterhoofdpijn.')
  const text = (key: keyof typeof generalQuestion) => answers.get(generalQuestion[key]) ?? null
  await query.rows('update questionnaire set finished = true where id = $1', [id])
  await query.rows(
    `
    update patient set general_state = $2, medical_type = $3, name_initials = $4, name_first = $5, name_last = $6, gender = coalesce($7, gender),
      referrals = case when referrals = '[]' then jsonb_build_array(jsonb_build_object('type', $3::text)) else referrals end
    where id = $1`,
    [
      who.id,
      actionState.finished,
      type,
      text('initials'),
      text('firstName'),
      text('lastName'),
      accountGender[text('gender') ?? ''] ?? null,
    ],
  )
  return {}
}

/** With a referral at hand onboarding is over and the intake can be booked; without one the back end waits for it. */
export const finalizeOnboardMedical: HandlerOf<'finalizeOnboardMedical'> = async ({ who, query }) => {
  const { type, isReferred } = await lockProgress(query, who.id)
  const intake = intakes.get(type ?? '')
  if (!intake) throw notNow('Maak eerst de algemene vragenlijst af.')
  const { id, answers } = await questionnaireToFinish(query, who.id, type ?? '', medicalIsPast)
  if (openMedicalQuestions(intake, answers).length > 0) throw incomplete()
  await query.rows('update questionnaire set finished = true where id = $1', [id])
  await query.rows(
    `
    update patient set medical_state = $2, onboarding_complete = $3,
      next_consult_category = case when $3 then $4 else next_consult_category end
    where id = $1`,
    [who.id, actionState.finished, isReferred, consultCategory.intake],
  )
  return {}
}
