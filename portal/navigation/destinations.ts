import type { NamesIn } from '../api/contract/endpoint.ts'
import { bookingModes } from '../rules/booking-mode.ts'
import { isBookingOutcome } from '../rules/booking-outcome.ts'
import { isFlag, isInstant, isInt32, isObjectOf, isNothingOr, isOneOf, isText, storedSchema, type StoredSchema } from '../rules/stored-schema.ts'

/**
 * Who may see a screen: everyone; a visitor, who has no session and is led on once there is one; a newcomer, who is a
 * visitor and may stay for a last step; a patient with a session; one who has finished onboarding as well.
 */
type Access = 'everyone' | 'visitor' | 'newcomer' | 'patient' | 'onboarded'

/** An address: where it stands, who may see it, and what a history entry there carries. */
interface Destination<Pattern extends string = string, State extends StoredSchema = StoredSchema> {
  /** `:name` parts are ids. */
  pattern: Pattern
  access: Access
  state: State
}

/** A message that shows once, as a toast and on the screen it arrives at: of success, unless it tells why the patient stands here. */
const messageShape = { message: isText, messageTone: isOneOf(['info']) }

/** One line of the table. Every screen takes a message; `shape` is what else its entry carries. */
const destination = <const Pattern extends `/${string}`, Shape extends StoredSchema['shape'] = typeof messageShape>(
  access: Access, pattern: Pattern, shape = {} as Shape): Destination<Pattern, StoredSchema<typeof messageShape & Shape>> => ({ access, pattern, state: storedSchema({ ...messageShape, ...shape }) })

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

/** The ids in an address, or null where it is not this destination's. */
function parametersAt({ pattern }: Destination, pathname: string): Record<string, number> | null {
  const match = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, String.raw`(?<$1>[1-9]\d*)`)}/?$`).exec(pathname)
  const parameters = Object.entries(match?.groups ?? {}).map(([name, digits]) => [name, Number(digits)] as const)
  return match && parameters.every(([, id]) => isInt32(id)) ? Object.fromEntries(parameters) : null
}

/** A pattern with its ids filled in. */
export const filled = (pattern: string, parameters: Readonly<Record<string, number>>): string => pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(parameters[name]))

export type DestinationName = keyof typeof destinations
export type ParametersOf<Name extends DestinationName> = Record<NamesIn<(typeof destinations)[Name]['pattern']>, number>
export type StateOf<Name extends DestinationName> = ReturnType<(typeof destinations)[Name]['state']['parse']>

/** The path of a destination. */
export const addressOf = <Name extends DestinationName>(name: Name, ...[parameters]: [keyof ParametersOf<Name>] extends [never] ? [] : [ParametersOf<Name>]): string => filled(destinations[name].pattern, parameters ?? {})

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
  const match = matchRoute(new URL(candidate, 'https://portal.invalid').pathname)
  return match !== null && ['patient', 'onboarded'].includes(destinations[match.name].access)
}
