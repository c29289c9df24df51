import { addConsult, cancelConsult, moveConsult } from './booking.ts'
import { getDocument } from './document.ts'
import type { Handlers } from './handler.ts'
import { decisionHook, setBSN, startIdentification } from './identification.ts'
import { getEmployees, getInfo } from './information.ts'
import { getInvoice, getPaymentLink, listInvoices, listSubtrajects, requestRebate } from './invoice.ts'
import { getThread, newThread, replyThread } from './message.ts'
import { passwordReset2Factor, passwordResetRequest, validateCode } from './password-reset.ts'
import {
  finalizeOnboardGeneral,
  finalizeOnboardMedical,
  getQuestionnaire,
  setQuestionAnswer,
  startOnboardGeneral,
  startOnboardMedical,
} from './questionnaire.ts'
import {
  registerEmailAddress,
  registerPassword,
  registerPhoneNumber,
  validateEmailAddress,
  validatePhoneNumber,
} from './registration.ts'
import { addReview, validateReview } from './review.ts'
import { login, login2Factor, login2FactorOTP } from './sign-in.ts'
import { getSlots } from './slot.ts'

/** Every call of the contract by its name: one without a handler does not compile. */
export const handlers: Handlers = {
  registerEmailAddress,
  validateEmailAddress,
  registerPhoneNumber,
  validatePhoneNumber,
  registerPassword,
  login,
  login2Factor,
  login2FactorOTP,
  passwordResetRequest,
  validateCode,
  passwordReset2Factor,
  startIdentification,
  setBSN,
  decisionHook,
  getInfo,
  getEmployees,
  startOnboardGeneral,
  getQuestionnaire,
  setQuestionAnswer,
  finalizeOnboardGeneral,
  startOnboardMedical,
  finalizeOnboardMedical,
  getDocument,
  getThread,
  replyThread,
  newThread,
  getSlots,
  addConsult,
  moveConsult,
  cancelConsult,
  validateReview,
  addReview,
  listSubtrajects,
  listInvoices,
  getPaymentLink,
  getInvoice,
  requestRebate,
}
