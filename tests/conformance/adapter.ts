/**
 * What whoever judges a back end has to write for it: everything that a patient cannot do by the contract alone.
 *
 * A module exports by default a function of the back end's address that answers a `ClinicAdapter`:
 *
 *     export default ((url) => ({ createPatient: ..., codeFor: ... })) satisfies OpenAdapter
 *
 * It may reach into a database, call an interface for staff, or read a mailbox for tests. A member marked with `?` may be
 * left out: what needs it is then reported as not judged, never as passed. `tests/clinic/adapter.ts` is an example.
 */
export type OpenAdapter = (url: string) => ClinicAdapter

/** The patients that the checks begin with. Every one is new, and shares nothing with an earlier one unless asked to. */
export const patientStates = {
  'new': 'has an account; nothing of onboarding is done',
  'no-bsn': 'identified (`ACCEPT_NO_BSN`), and the BSN is missing',
  'identified': 'identified (`APPROVED`), no questionnaire begun',
  'general-started': 'the general questionnaire is begun and not everything in it is answered',
  'general-done': 'the general questionnaire is finished, for migraine; the medical one is not begun',
  'medical-started': 'the medical questionnaire for migraine is begun and not everything in it is answered',
  'onboarded': 'onboarding is complete; nothing is planned; a follow-up may be booked, and has ten free times or more within 90 days',
  'planned': 'as `onboarded`, with one open follow-up consult more than a day ahead that can be moved or cancelled',
  'past-open': 'as `onboarded`, with one open consult that is over',
  'app': 'as `onboarded`, and signs in with the code of an authenticator app (`otp`)',
  'with-thread': 'as `onboarded`, with a thread that holds at least one unread message of the clinic',
  'with-document': 'as `onboarded`, with a document in patient info',
  'with-invoices': 'as `onboarded`, with an invoice to pay, one for which a rebate is allowed, and one for which it is not',
  'reviewable': 'as `onboarded`, with a finalized consult in the past that `reviewLink` can make a link for',
} as const
export type PatientState = keyof typeof patientStates

/** Signs in with these; the second factor is a text message, except for the state `app`. */
export interface Credentials {
  email: string
  password: string
}

export interface ClinicAdapter {
  /**
   * Makes a patient in a state. `beside` is the address of an earlier patient to whom the same free times are offered:
   * the two compete for them. Answers `undefined` where the back end has no such state: what needs it is not judged.
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
