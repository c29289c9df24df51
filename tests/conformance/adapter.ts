/**
 * What the checks of a back end need besides the contract: everything that a patient cannot do by its calls.
 *
 * A module exports by default a function of the back end's address that answers a `BackendAdapter`:
 *
 *     export default ((url) => ({ createPatient: ..., codeFor: ... })) satisfies OpenAdapter
 *
 * It may reach into a database, call an interface for staff, or read a mailbox for tests. A member marked with `?` may be
 * left out: the checks that need it are then reported as not checked, never as passed. `tests/backend/adapter.ts` is an example.
 */
export type OpenAdapter = (url: string) => BackendAdapter

/** The patients that the checks begin with. Every one is new, and shares nothing with an earlier one unless asked to. */
interface PatientStates {
  /** Has an account; nothing of onboarding is done. */
  new: true
  /** Identified (`ACCEPT_NO_BSN`), and the BSN is missing. */
  'no-bsn': true
  /** Identified (`APPROVED`), no questionnaire begun. */
  identified: true
  /** The general questionnaire is begun and not everything in it is answered. */
  'general-started': true
  /** The general questionnaire is finished, for migraine; the medical one is not begun. */
  'general-done': true
  /** The medical questionnaire for migraine is begun and not everything in it is answered. */
  'medical-started': true
  /** Onboarding is complete; nothing is planned; a follow-up may be booked, and has ten free times or more within 90 days. */
  onboarded: true
  /** As `onboarded`, with one open follow-up consult more than a day ahead that can be moved or cancelled. */
  planned: true
  /** As `onboarded`, with one open consult that is over. */
  'past-open': true
  /** As `onboarded`, and signs in with the code of an authenticator app (`otp`). */
  app: true
  /** As `onboarded`, with a thread that holds at least one unread message of the back end. */
  'with-thread': true
  /** As `onboarded`, with a document in patient info. */
  'with-document': true
  /** As `onboarded`, with an invoice to pay, one whose payment is being processed, one for which a rebate is allowed, and one for which it is not. */
  'with-invoices': true
  /** As `onboarded`, with a finalized consult in the past that `reviewLink` can make a link for. */
  reviewable: true
}
export type PatientState = keyof PatientStates

/** Signs in with these; the second factor is a text message, except for the state `app`. */
export interface Credentials {
  email: string
  password: string
}

export interface BackendAdapter {
  /**
   * Makes a patient in a state. `beside` is the address of an earlier patient to whom the same free times are offered:
   * the two compete for them. Answers `undefined` where the back end has no such state: what needs it is not checked.
   */
  createPatient(state: PatientState, beside?: string): Promise<Credentials | undefined>
  /** The newest code for an address: by text message, by e-mail, or what the patient's authenticator app shows now. */
  codeFor(email: string, channel: 'sms' | 'email' | 'app'): Promise<string>
  /** Ends every session of a patient, as staff would for a lost phone. */
  endSessions?(email: string): Promise<void>
  /** Makes the codes that are out for an address too old to be used. */
  ageCodes?(email: string): Promise<void>
  /** Says something in a thread as somebody of the clinic. */
  replyAsStaff?(threadId: number, content: string): Promise<void>
  /** The id in an e-mailed link to review a consult of a `reviewable` patient: one to use, or one whose time is over. */
  reviewLink?(email: string, kind: 'open' | 'expired'): Promise<string>
  /** Where identification may send a patient back to: an address of the portal that the back end knows. */
  portalAddress?: string
  /** The back end's own call for logging off, beside the contract: a POST with the token. */
  signOutPath?: string
}
