import type { Consult } from '#portal/api/contract/consult.ts'
import { documentCategory, type ListedDocument } from '#portal/api/contract/document.ts'
import type { PatientInfo } from '#portal/api/contract/patient.ts'
import type { Thread } from '#portal/api/contract/thread.ts'
import { onlyRow, type Query } from '../database/database.ts'
import type { HandlerOf } from './handler.ts'

type Card = Omit<PatientInfo, 'documents' | 'consults' | 'internal_message_threads'>

/** Everything that stands in the patient's own row, in the shape of the contract. */
const selectCard = `
  select
    json_build_object('onBoardingComplete', onboarding_complete) as "user",
    json_build_object('name_title', name_title, 'name_initials', name_initials, 'name_first', name_first,
      'name_last', name_last, 'gender', gender) as personal,
    json_build_object('state', identification_state) as "identificationInfo",
    (select json_build_object('sessionId', session_id, 'identificationUrl', $2 || '/verify/' || session_id)
      from identification_session where patient_id = patient.id and decision is null order by started_at desc limit 1) as "identificationSession",
    json_build_object('state', insurance_state) as "insuranceInfo",
    json_build_object('state', general_state, 'questionnaire_id', general_questionnaire_id) as "onboardGeneralQstrInfo",
    json_build_object('state', medical_state, 'questionnaire_id', medical_questionnaire_id, 'type', medical_type) as "onboardMedicalQstrInfo",
    referrals,
    case when next_consult_category is not null then json_build_object(
      'nextConsultCategory', next_consult_category,
      'nextConsultMinDateTime', amsterdam_iso(next_consult_min)) end as "nextConsult"
  from patient where id = $1`

function consultsOf(query: Query, patientId: number): Promise<Consult[]> {
  return query.rows<Consult>(
    `
    select id, employee_id as "employeeId", consult_type_id as "consultTypeId",
      amsterdam_iso(starts_at) as "startDateTime", amsterdam_iso(ends_at) as "endDateTime", state
    from consult where patient_id = $1 order by id`,
    [patientId],
  )
}

/** Invoices and what was sent along with messages are documents too; they are found from where they belong. */
function documentsOf(query: Query, patientId: number): Promise<ListedDocument[]> {
  const { prescription, prescriptionCgrp, gpLetter, mriResult } = documentCategory
  return query.rows<ListedDocument>(
    `
    select id, category, description, amsterdam_iso(created_at) as created_at
    from document where patient_id = $1 and category in ($2, $3, $4, $5) order by id`,
    [patientId, prescription, prescriptionCgrp, gpLetter, mriResult],
  )
}

function threadsOf(query: Query, patientId: number): Promise<Thread[]> {
  return query.rows<Thread>(
    `
    select id, subject, amsterdam_iso(created_at) as created_at, unread as count_unread
    from thread where patient_id = $1 order by id`,
    [patientId],
  )
}

/** The contract wants every module in the answer, so all are sent whichever were named. */
export const getInfo: HandlerOf<'getInfo'> = async ({ who, query, setting }) => ({
  ...(await onlyRow<Card>(query, selectCard, [who.id, setting.standInOrigin()])),
  consults: await consultsOf(query, who.id),
  documents: await documentsOf(query, who.id),
  internal_message_threads: await threadsOf(query, who.id),
})

export const getEmployees: HandlerOf<'getEmployees'> = async ({ who, query }) => ({
  employees: await query.rows(
    `
    select id, name_title, name_initials, name_first, name_last, specialization
    from employee where location_id = $1 and listed order by id`,
    [who.locationId],
  ),
})
