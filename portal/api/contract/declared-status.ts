import { type CallName, hasUploads, endpointOf, isAuthentication } from './contract.ts'
import { status } from './status.ts'

const { unauthorized, conflict, preconditionFailed, inputLogicError, recordNotFound } = status

/**
 * Statuses with which a call may refuse by its own rules, as the spec and the ledger name them. Those of its kind of
 * call (no or a wrong token, a malformed, oversized or wrongly typed body, too many attempts, a server error) are added
 * by `statusesOf`.
 */
export const declaredStatus: Readonly<Record<CallName, readonly number[]>> = {
  registerEmailAddress: [inputLogicError],
  validateEmailAddress: [unauthorized, preconditionFailed],
  registerPhoneNumber: [preconditionFailed, inputLogicError],
  validatePhoneNumber: [unauthorized, preconditionFailed],
  registerPassword: [conflict, preconditionFailed, inputLogicError],
  login: [],
  login2Factor: [],
  login2FactorOTP: [],
  passwordResetRequest: [inputLogicError],
  validateCode: [unauthorized],
  passwordReset2Factor: [unauthorized, inputLogicError],
  startIdentification: [preconditionFailed, inputLogicError],
  setBSN: [preconditionFailed, inputLogicError],
  decisionHook: [403, recordNotFound],
  getInfo: [],
  getEmployees: [],
  startOnboardGeneral: [preconditionFailed],
  getQuestionnaire: [recordNotFound],
  setQuestionAnswer: [preconditionFailed, inputLogicError, recordNotFound],
  finalizeOnboardGeneral: [preconditionFailed, inputLogicError],
  startOnboardMedical: [preconditionFailed, inputLogicError],
  finalizeOnboardMedical: [preconditionFailed, inputLogicError],
  getDocument: [recordNotFound],
  getThread: [recordNotFound],
  replyThread: [inputLogicError, recordNotFound],
  newThread: [preconditionFailed, inputLogicError],
  getSlots: [preconditionFailed, inputLogicError],
  addConsult: [conflict, preconditionFailed, inputLogicError],
  moveConsult: [conflict, inputLogicError, recordNotFound],
  cancelConsult: [inputLogicError, recordNotFound],
  addReview: [preconditionFailed, inputLogicError, recordNotFound],
  validateReview: [preconditionFailed, recordNotFound],
  listSubtrajects: [],
  listInvoices: [],
  getPaymentLink: [recordNotFound],
  getInvoice: [recordNotFound],
  requestRebate: [preconditionFailed, inputLogicError, recordNotFound],
}

/** Every status a call may answer besides 200, in ascending order: its own and those of its kind of call. */
export function statusesOf(name: CallName): number[] {
  const { method, authorization, body } = endpointOf(name)
  const ofItsKind = [
    ...(authorization === 'none' ? [] : [401]),
    ...(body ? [400, 413, 415] : []),
    ...(isAuthentication(name) || hasUploads(name) ? [429] : []),
    ...(method === 'GET' ? [403] : []),
    500,
  ]
  return [...new Set([...ofItsKind, ...declaredStatus[name]])].toSorted((a, b) => a - b)
}
