import * as z from 'zod/mini'
import { consult, consultCategory } from './consult.ts'
import { listedDocument } from './document.ts'
import { call } from './endpoint.ts'
import { id, instant, withFallback } from './field-schema.ts'
import { thread } from './thread.ts'

/** States of an onboarding item on the wire. One that cannot be read becomes `none`. */
export const actionState = {
  none: 'NULL',
  started: 'STARTED',
  approved: 'APPROVED',
  declined: 'DECLINED',
  finished: 'FINISHED',
  acceptNoBsn: 'ACCEPT_NO_BSN',
} as const
export const accountGender = { male: 'M', female: 'F', other: 'O' } as const
/** Types of the medical questionnaire that the portal knows; the clinic may send others. */
export const intakeType = { migraine: 'IN_MIGR', cluster: 'IN_CLUS' } as const

const state = withFallback(z.enum(actionState), actionState.none)
const questionnaireId = z.nullable(id)
const name = z.nullish(z.string())

/** The modules of patient info, which the client asks for by name (API-05). */
export const infoModules = [
  'user',
  'personal',
  'identificationInfo',
  'identificationSession',
  'insuranceInfo',
  'onboardGeneralQstrInfo',
  'onboardMedicalQstrInfo',
  'referrals',
  'nextConsult',
  'documents',
  'consults',
  'internal_message_threads',
] as const

const nextConsult = z.object({
  nextConsultCategory: z.enum(consultCategory),
  nextConsultMinDateTime: z.nullish(instant),
})
export type NextConsult = z.infer<typeof nextConsult>

/**
 * Patient info. Only `user` is required: a module that cannot be read becomes empty, and its path is listed in
 * `incomplete` (ERR-10).
 */
export const patientInfo = z.object({
  user: z.object({ onBoardingComplete: z.boolean() }),
  personal: withFallback(
    z.object({
      name_title: name,
      name_initials: name,
      name_first: name,
      name_last: name,
      gender: z.nullish(z.enum(accountGender)),
    }),
    {},
  ),
  identificationInfo: withFallback(z.object({ state }), { state: actionState.none }),
  identificationSession: z.nullish(
    z.object({ sessionId: z.optional(z.string()), identificationUrl: z.optional(z.string()) }),
  ),
  insuranceInfo: withFallback(z.object({ state }), { state: actionState.none }),
  onboardGeneralQstrInfo: withFallback(z.object({ state, questionnaire_id: questionnaireId }), {
    state: actionState.none,
    questionnaire_id: null,
  }),
  onboardMedicalQstrInfo: withFallback(
    z.object({ state, questionnaire_id: questionnaireId, type: z.nullable(z.string()) }),
    { state: actionState.none, questionnaire_id: null, type: null },
  ),
  referrals: withFallback(z.array(z.unknown()), []),
  nextConsult: z.nullish(nextConsult),
  documents: withFallback(z.array(listedDocument), []),
  consults: withFallback(z.array(consult), []),
  internal_message_threads: withFallback(z.array(thread), []),
})
export type PatientInfo = z.infer<typeof patientInfo>

const employee = z.object({
  id,
  name_title: name,
  name_initials: name,
  name_first: name,
  name_last: name,
  specialization: z.nullish(z.string()),
})
export type Employee = z.infer<typeof employee>

/** Patient info and the clinic's employees. */
export const patient = {
  getInfo: call(
    'POST /patientPortal/getInfo',
    'token',
    patientInfo,
    z.object({ modules: z.array(z.enum(infoModules)) }),
  ),
  getEmployees: call('POST /patientPortal/getEmployees', 'token', z.object({ employees: z.array(employee) })),
}
