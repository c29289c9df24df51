import { expect, test } from 'vitest'
import { authentication } from './authentication.ts'
import { consults } from './consult.ts'
import { decisions } from './decision.ts'
import { documents } from './document.ts'
import { identification } from './identification.ts'
import { invoices } from './invoice.ts'
import { infoModules, patient } from './patient.ts'
import { questionnaires } from './questionnaire.ts'
import { reviews } from './review.ts'
import { status } from './status.ts'
import { threads } from './thread.ts'

/**
 * Every call of the specification, written down by hand a second time: an error in the tables would otherwise go unseen in
 * both the portal and the clinic. Method and path, scheme, body fields, answer fields that the specification names.
 */
const statement = `
POST /auth/registerEmailAddress                           none   visitorId emailAddress                                        -> registrationToken
POST /auth/validateEmailAddress                           none   registrationToken emailCode                                   ->
POST /auth/registerPhoneNumber                            none   registrationToken phoneNumber                                 ->
POST /auth/validatePhoneNumber                            none   registrationToken smsCode                                     ->
POST /auth/registerPassword                               none   registrationToken password                                    -> authToken
GET /auth/login                                           basic                                                                -> method
POST /auth/login2Factor                                   basic  smsCode                                                       -> authToken
POST /auth/login2FactorOTP                                basic  otp                                                           -> authToken
POST /auth/passwordResetRequest                           none   emailAddress                                                  ->
POST /auth/validateCode                                   none   emailAddress code type                                        ->
POST /auth/passwordReset2Factor                           none   emailAddress emailCode password                               ->
POST /patientPortal/getInfo                               token  modules                                                       -> user personal identificationInfo identificationSession insuranceInfo onboardGeneralQstrInfo onboardMedicalQstrInfo referrals nextConsult documents consults internal_message_threads
POST /patientPortal/identification/startIdentification    token  redirectUrl                                                   -> identificationUrl
POST /patientPortal/identification/setBSN                 token  bsn                                                           ->
GET /patientPortal/questionnaire/startOnboardGeneral      token                                                                -> id
POST /patientPortal/questionnaire/get                     token  questionnaireId                                               -> questionnaire
POST /patientPortal/questionnaire/setQuestionAnswer       token  questionnaireId questionId answer                             ->
POST /patientPortal/questionnaire/finalizeOnboardGeneral  token                                                                ->
POST /patientPortal/questionnaire/startOnboardMedical     token  type                                                          -> id
POST /patientPortal/questionnaire/finalizeOnboardMedical  token                                                                ->
POST /patientPortal/document/get                          token  documentId data                                               -> documentData mimetype description
POST /patientPortal/getEmployees                          token                                                                -> employees
POST /patientPortal/thread/get                            token  thread_id mark_messages_as_read                               -> thread messages
POST /patientPortal/thread/reply                          token  thread_id content attachments                                 ->
POST /patientPortal/thread/new                            token  subject content department attachments                        ->
POST /patientPortal/getSlots                              token  startDateTime endDateTime aggregate existing_is_error         -> slots
POST /patientPortal/addConsult                            token  startDateTime availabilityId consultTypeId                    ->
POST /patientPortal/moveConsult                           token  startDateTime availabilityId consultTypeId cancel_consult_id cancel_note ->
POST /patientPortal/cancelConsult                         token  consult_id note                                               ->
POST /patientPortal/review/consult/:id/add                none   score motivation anonymous                                    ->
POST /patientPortal/review/consult/:id/validate           none                                                                 ->
GET /patientPortal/subtraject/list                        token                                                                -> subtrajects
GET /patientPortal/invoice/list                           token                                                                -> invoices
GET /patientPortal/invoice/:id/payment_link               token                                                                -> url
GET /patientPortal/invoice/:id                            token                                                                -> invoice
POST /patientPortal/invoice/:id/rebate/request            token  attachments                                                   ->
POST /identification/decisionHook                         bearer sessionId decision                                            ->
`

/** Reduces whitespace to single spaces. */
const tidy = (line: string) => line.trim().replaceAll(/\s+/g, ' ')
const stated = statement.trim().split('\n').map(tidy)

interface Described {
  method: string
  path: string
  authorization: string
  body?: unknown
  answer: unknown
}
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
const described = ({ method, path, authorization, body, answer }: Described) =>
  tidy(`${method} ${path} ${authorization} ${fieldsOf(body).join(' ')} -> ${fieldsOf(answer).join(' ')}`)

test('API-03.2 the contract tables equal the specification, call by call', () => {
  const calls: Described[] = [
    authentication,
    patient,
    identification,
    questionnaires,
    documents,
    threads,
    consults,
    reviews,
    invoices,
    decisions,
  ].flatMap((table): Described[] => Object.values(table))
  expect(stated).toHaveLength(37)
  expect(calls.map(described).toSorted()).toEqual(stated.toSorted())
})

test('API-03.2 the modules of patient info and the status codes equal the specification', () => {
  expect(infoModules.join(' ')).toBe(
    'user personal identificationInfo identificationSession insuranceInfo onboardGeneralQstrInfo onboardMedicalQstrInfo referrals nextConsult documents consults internal_message_threads',
  )
  expect(status).toEqual({
    unauthorized: 401,
    conflict: 409,
    preconditionFailed: 412,
    inputLogicError: 491,
    recordNotFound: 495,
  })
})
