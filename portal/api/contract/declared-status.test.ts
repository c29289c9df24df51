import { expect, test } from 'vitest'
import { type CallName, callNames } from './contract.ts'
import { declaredStatus } from './declared-status.ts'

/**
 * The refusals of each call, once more: as numbers, and from the product description and its ledger instead of the clinic.
 * 401 is a wrong code, 409 what somebody else has by now, 412 something that has to come first, 491 input that makes no sense, 495 what is not there.
 */
const stated: Record<CallName, readonly number[]> = {
  // REG-09. Whether an address is known is told last, to who has shown that it is theirs.
  registerEmailAddress: [491],
  validateEmailAddress: [401, 412],
  registerPhoneNumber: [412, 491],
  validatePhoneNumber: [401, 412],
  registerPassword: [409, 412, 491],
  // All that signing in refuses is the header.
  login: [],
  login2Factor: [],
  login2FactorOTP: [],
  // RESET-03 has words for a 401 of the first step: another clinic may tell that it does not know an address, this one tells nobody.
  passwordResetRequest: [491],
  validateCode: [401],
  passwordReset2Factor: [401, 491],
  // IDENT-03, BSN-01 and TEST-02.
  startIdentification: [412, 491],
  setBSN: [412, 491],
  decisionHook: [403, 495],
  getInfo: [],
  getEmployees: [],
  // GEN-13: started or completed already. What is finished takes no answer any more either.
  startOnboardGeneral: [412],
  getQuestionnaire: [495],
  setQuestionAnswer: [412, 491, 495],
  finalizeOnboardGeneral: [412, 491],
  startOnboardMedical: [412, 491],
  finalizeOnboardMedical: [412, 491],
  getDocument: [495],
  getThread: [495],
  replyThread: [491, 495],
  // MSG-05: no medical question before an intake.
  newThread: [412, 491],
  // BOOK-13: 412 is an appointment that is there already, which moving does not mind; 495 is the one to be moved or cancelled.
  getSlots: [412, 491],
  addConsult: [409, 412, 491],
  moveConsult: [409, 491, 495],
  cancelConsult: [491, 495],
  // REV-02 and REV-07.
  addReview: [412, 491, 495],
  validateReview: [412, 495],
  listSubtrajects: [],
  listInvoices: [],
  getPaymentLink: [495],
  getInvoice: [495],
  // FIN-09: each reason not to take a request.
  requestRebate: [412, 491, 495],
}

test.each(callNames)('API-03 the declared error statuses of %s equal those of the specification', (name) => {
  expect(declaredStatus[name].toSorted((one, other) => one - other)).toEqual(stated[name])
})
