import { randomUUID } from 'node:crypto'
import { actionState, intakeType } from '#portal/api/contract/patient.ts'
import { generalQuestion as q } from '#portal/api/contract/questionnaire.ts'
import { onlyRow, type Query } from '../database/database.ts'
import { intakes } from '../questionnaire/medical.ts'
import type { Question } from '../questionnaire/question.ts'
import type { Person } from './person.ts'

const { none, started, approved, declined, finished, acceptNoBsn } = actionState

/** How far onboarding is: identification, general questionnaire, medical questionnaire. */
const stages = {
  new: [none, none, none],
  identifying: [started, none, none],
  declined: [declined, none, none],
  'no-bsn': [acceptNoBsn, none, none],
  identified: [approved, none, none],
  'general-started': [approved, started, none],
  'general-done': [approved, finished, none],
  'medical-started': [approved, finished, started],
  done: [approved, finished, finished],
} as const
export type Stage = keyof typeof stages

interface Onboarding {
  stage: Stage
  intake: (typeof intakeType)[keyof typeof intakeType]
  /** Whether the back end has the letter of the patient's own doctor. */
  referred: boolean
  person: Person
}

function generalAnswers({ person, intake }: Onboarding): [string, string][] {
  const isForMigraine = intake === intakeType.migraine
  return [
    [q.initials, person.initials],
    [q.firstName, person.first],
    [q.lastName, person.last],
    [q.gender, { M: 'male', F: 'female', O: 'other' }[person.gender]],
    [q.street, 'Lindelaan'],
    [q.houseNumber, '12'],
    [q.postalCode, '1234 AB'],
    [q.city, 'Voorbeeldstad'],
    [q.country, 'NL'],
    [q.medicationApp, '0'],
    [q.pharmacyName, 'Apotheek De Linde'],
    [q.pharmacyEmail, 'apotheek@voorbeeld.test'],
    [q.referredForMigraine, isForMigraine ? '1' : '0'],
    [q.referredForCluster, isForMigraine ? '0' : '1'],
    [q.longerThanAYear, '1'],
    [q.paralysis, '0'],
    [q.cancerHistory, '0'],
    [q.bloodThinners, '0'],
    [q.discovery, JSON.stringify(['DOCTOR'])],
  ]
}

const numbers: Readonly<Record<string, string>> = {
  weight: '70',
  height: '172',
  age_at_onset: '19',
  days_migraine: '8',
  days_headache: '4',
  days_none: '16',
}

function sampleAnswer({ id, type, answers = [] }: Question): string {
  if (type === 'int') return numbers[id] ?? '6'
  if (type === 'bool') return '1'
  return type === 'open' ? '' : (answers[0] ?? '')
}

async function addQuestionnaire(
  query: Query,
  patientId: number,
  kind: string,
  isFinished: boolean,
  answers: readonly [string, string][],
): Promise<number> {
  const { id } = await onlyRow<{ id: number }>(
    query,
    'insert into questionnaire (patient_id, kind, finished) values ($1, $2, $3) returning id',
    [patientId, kind, isFinished],
  )
  // One that was only begun holds the first few answers.
  const kept = isFinished ? answers : answers.slice(0, 5)
  await query.rows(
    `
    insert into answer (questionnaire_id, question_id, answer)
    select $1, line->>0, line->>1 from jsonb_array_elements($2::jsonb) as line`,
    [id, JSON.stringify(kept)],
  )
  return id
}

/** Whoever has not said how they are called has no name here. */
const setName = 'update patient set name_initials = $2, name_first = $3, name_last = $4, gender = $5 where id = $1'

/** Where the portal stands is not known yet: the verification site leads back to it by the path alone. */
const startVerification = `insert into identification_session (session_id, patient_id, redirect_url) values ($2, $1, '/dashboard')`

/** Brings a new patient to a stage, with the questionnaires and answers that go with it. */
export async function setStage(
  query: Query,
  patientId: number,
  onboarding: Onboarding,
  isComplete: boolean,
): Promise<void> {
  const { stage, intake, referred, person } = onboarding
  const [identification, general, medical] = stages[stage]
  const createQuestionnaire = (kind: string, state: string, answers: readonly [string, string][]) =>
    state === none ? null : addQuestionnaire(query, patientId, kind, state === finished, answers)
  const questions = intakes.get(intake)?.questions ?? []
  const generalId = await createQuestionnaire('GENERAL', general, generalAnswers(onboarding))
  const medicalId = await createQuestionnaire(
    intake,
    medical,
    questions.map((question) => [question.id, sampleAnswer(question)]),
  )
  if (general === finished)
    await query.rows(setName, [patientId, person.initials, person.first, person.last, person.gender])
  if (identification === started) await query.rows(startVerification, [patientId, randomUUID()])
  await query.rows(
    `
    update patient set identification_state = $2, general_state = $3, general_questionnaire_id = $4,
      medical_state = $5, medical_questionnaire_id = $6, medical_type = $7, referrals = $8::jsonb, onboarding_complete = $9
    where id = $1`,
    [
      patientId,
      identification,
      general,
      generalId,
      medical,
      medicalId,
      general === finished ? intake : null,
      JSON.stringify(referred && general === finished ? [{ type: intake }] : []),
      isComplete,
    ],
  )
}
