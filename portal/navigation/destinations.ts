import { bookingModes } from '../rules/booking-mode.ts'
import { isFlag, isInstant, isInt32, isObjectOf, isNothingOr, isOneOf, isText } from '../rules/stored-schema.ts'
import { isBookingOutcome } from '../rules/booking-outcome.ts'
import { destination, parametersAt, type Destination } from './destination.ts'

const isAddress = (value: unknown): value is string => isText(value) && isReturnable(value)

/** Where a visitor wanted to go before signing in. */
const goal = { returnTo: isAddress }

/** What a card on the dashboard says of the item it opens. */
const action = {
  actionItem: isObjectOf({ key: isText, label: isText, state: isText, questionnaire_id: isNothingOr(isInt32), type: isNothingOr(isText) }),
  questionnaire_id: isInt32,
  type: isText,
}

/** Where a patient was in a list: what they searched for, and which row they opened. */
const placeInList = { search: isText, opened: isInt32 }

/** Every address of the portal. Guards, screens, what may be returned to, and the tests' site map follow from it. */
export const destinations = {
  home: destination('everyone', '/'),
  login: destination('visitor', '/login', {
    ...goal,
    mode: isOneOf(['verify', 'forgotPassword']),
    method: isOneOf(['sms', 'otp']),
    email: isText,
  }),
  register: destination('newcomer', '/register', {
    ...goal,
    email: isText,
    /** The account was made here, and its owner is still to read so. */
    registered: isFlag,
  }),
  dashboard: destination('patient', '/dashboard'),
  booking: destination('onboarded', '/appointment', {
    from: isAddress,
    type: isOneOf(bookingModes),
    isReschedule: isFlag,
    cancel_consult_id: isInt32,
    consultId: isInt32,
    consultType: isInt32,
  }),
  appointments: destination('onboarded', '/appointments', {
    /** What was just done here, for who wants to read it again. */
    result: isBookingOutcome,
  }),
  cancel: destination('onboarded', '/cancel-appointment', {
    consultId: isInt32,
    startDateTime: isInstant,
    displayName: isText,
    consultType: isInt32,
  }),
  messages: destination('onboarded', '/messages'),
  question: destination('onboarded', '/question/:id'),
  /** A file that came with a message, in a tab of its own: its bytes are only ever shown by a screen of ours. */
  attachment: destination('onboarded', '/question/:id/:docId'),
  newQuestion: destination('onboarded', '/new-question', {
    /** What a screen asks on behalf of the patient, who may still change it. */
    subject: isText,
    content: isText,
    department: isOneOf(['office', 'medical', 'finance']),
  }),
  prescriptions: destination('onboarded', '/prescriptions', placeInList),
  prescription: destination('onboarded', '/prescription/:id', { search: isText }),
  documents: destination('onboarded', '/documents', placeInList),
  document: destination('onboarded', '/document/:id', { search: isText }),
  finance: destination('onboarded', '/finance', placeInList),
  invoice: destination('onboarded', '/invoice/:id', { search: isText }),
  invoiceDocument: destination('onboarded', '/invoice/:id/:docId'),
  rebate: destination('onboarded', '/invoice/:id/rebate'),
  identification: destination('patient', '/action/identificationInfo', {
    ...action,
    /** Where a verification goes on that was begun before. */
    identificationUrl: isText,
    /** The box is ticked: it still is after a reload, and after coming back. */
    confirmed: isFlag,
  }),
  generalQuestionnaire: destination('patient', '/action/onboardGeneralQstrInfo', action),
  medicalQuestionnaire: destination('patient', '/action/onboardMedicalQstrInfo', action),
  askBsn: destination('patient', '/action/askbsn', { identificationSession: isObjectOf({ sessionId: isNothingOr(isText), identificationUrl: isNothingOr(isText) }) }),
  test: destination('patient', '/test'),
  dummy: destination('patient', '/dummy'),
} satisfies Record<string, Destination>

export type DestinationName = keyof typeof destinations

export interface RouteMatch {
  name: DestinationName
  parameters: Record<string, number>
}

/** Which destination stands at a path; null where none does. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const name of Object.keys(destinations) as DestinationName[]) {
    const parameters = parametersAt(destinations[name], pathname)
    if (parameters) return { name, parameters }
  }
  return null
}

/** Whether an address (path with query) stands inside the portal and may be returned to after signing in. */
export function isReturnable(candidate: string): boolean {
  // Browsers drop tabs and line breaks from an address: with one between two slashes it would lead to another site.
  if (!/^\/(?![/\\])\P{Cc}*$/u.test(candidate)) return false
  const place = matchRoute(new URL(candidate, 'https://portal.invalid').pathname)
  return place !== null && ['patient', 'onboarded'].includes(destinations[place.name].access)
}
