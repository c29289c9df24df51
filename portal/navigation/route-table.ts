import type { NamesIn } from '../api/contract/endpoint.ts'
import { bookingModes } from '../rules/booking-mode.ts'
import { isBookingOutcome } from '../rules/booking-outcome.ts'
import {
  isFlag,
  isInstant,
  isInt32,
  isObjectOf,
  isNothingOr,
  isOneOf,
  isText,
  storedSchema,
  type StoredSchema,
} from '../rules/stored-schema.ts'

/**
 * Who may see a screen: everyone; a visitor without a session, redirected once there is one; a newcomer, a visitor who
 * may stay for a last step after getting one; a patient with a session; a patient who has also finished onboarding.
 */
type Access = 'everyone' | 'visitor' | 'newcomer' | 'patient' | 'onboarded'

/** A route: its path pattern, who may see it, and the schema of its history state. */
interface Route<Pattern extends string = string, State extends StoredSchema = StoredSchema> {
  /** `:name` segments are ids: positive 32-bit integers. */
  pattern: Pattern
  access: Access
  state: State
}

/** A message shown once on arrival, of tone success unless `messageTone` is 'info' (see FlashMessage). */
const messageShape = { message: isText, messageTone: isOneOf(['info']) }

/** One row of the table. `shape` is the history state besides the message, which every screen accepts. */
const route = <const Pattern extends `/${string}`, Shape extends StoredSchema['shape'] = typeof messageShape>(
  access: Access,
  pattern: Pattern,
  shape = {} as Shape,
): Route<Pattern, StoredSchema<typeof messageShape & Shape>> => ({
  access,
  pattern,
  state: storedSchema({ ...messageShape, ...shape }),
})

const isAddress = (value: unknown): value is string => isText(value) && isReturnable(value)

/** The address a visitor asked for before signing in. */
const goal = { returnTo: isAddress }

/** The onboarding item that a dashboard card opens, with its state. */
const action = {
  actionItem: isObjectOf({
    key: isText,
    label: isText,
    state: isText,
    questionnaire_id: isNothingOr(isInt32),
    type: isNothingOr(isText),
  }),
  questionnaire_id: isInt32,
  type: isText,
}

/**
 * A list's search text and scroll position, in pixels; a row's screen carries them for its back link. `asText`: the row is one
 * of the medicines, whose prescription opens as text.
 */
const listPosition = { search: isText, scroll: isInt32, asText: isFlag }

/** Restored when the patient comes back to a list; `opened` is the id of the row. */
const listState = { ...listPosition, opened: isInt32 }

/** Every address of the portal. The route guards, the screens, `isReturnable` and the tests' site map are derived from it. */
export const routes = {
  home: route('everyone', '/'),
  login: route('visitor', '/login', {
    ...goal,
    mode: isOneOf(['verify', 'forgotPassword']),
    method: isOneOf(['sms', 'otp']),
    email: isText,
  }),
  register: route('newcomer', '/register', {
    ...goal,
    email: isText,
    /** The account has just been created; the last step still has to confirm that. */
    registered: isFlag,
  }),
  accessibility: route('everyone', '/accessibility'),
  dashboard: route('patient', '/dashboard'),
  booking: route('onboarded', '/appointment', {
    from: isAddress,
    type: isOneOf(bookingModes),
    isReschedule: isFlag,
    cancel_consult_id: isInt32,
    consultId: isInt32,
    consultType: isInt32,
  }),
  appointments: route('onboarded', '/appointments', {
    /** The consult that was just booked, moved or cancelled, so that the screen can show it. */
    result: isBookingOutcome,
  }),
  cancel: route('onboarded', '/cancel-appointment', {
    consultId: isInt32,
    startDateTime: isInstant,
    displayName: isText,
    consultType: isInt32,
  }),
  messages: route('onboarded', '/messages', listState),
  question: route('onboarded', '/question/:id', listPosition),
  /** An attachment of a message, opened in a new tab; only the portal's own viewer shows its bytes, never the browser's. */
  attachment: route('onboarded', '/question/:id/:docId'),
  newQuestion: route('onboarded', '/new-question', {
    /** A question filled in by the screen that links here; the patient can edit it. */
    subject: isText,
    content: isText,
    department: isOneOf(['office', 'medical', 'finance']),
  }),
  prescriptions: route('onboarded', '/prescriptions', listState),
  prescription: route('onboarded', '/prescription/:id', listPosition),
  documents: route('onboarded', '/documents', listState),
  document: route('onboarded', '/document/:id', listPosition),
  finance: route('onboarded', '/finance', listState),
  invoice: route('onboarded', '/invoice/:id', listPosition),
  invoiceDocument: route('onboarded', '/invoice/:id/:docId'),
  rebate: route('onboarded', '/invoice/:id/rebate'),
  takeOut: route('onboarded', '/take-out'),
  identification: route('patient', '/action/identificationInfo', {
    ...action,
    /** URL of a verification that was started earlier. */
    identificationUrl: isText,
    /** Whether the checkbox is ticked; stored here for a reload and for coming back. */
    confirmed: isFlag,
  }),
  generalQuestionnaire: route('patient', '/action/onboardGeneralQstrInfo', action),
  medicalQuestionnaire: route('patient', '/action/onboardMedicalQstrInfo', action),
  askBsn: route('patient', '/action/askbsn', {
    identificationSession: isObjectOf({ sessionId: isNothingOr(isText), identificationUrl: isNothingOr(isText) }),
  }),
  test: route('patient', '/test'),
  dummy: route('patient', '/dummy'),
} satisfies Record<string, Route>

/**
 * Source of a regular expression that matches the paths of a pattern, with or without a trailing slash; `idOf` gives
 * the expression for each id by its name.
 */
export const pathsOf = (pattern: string, idOf: (name: string) => string): string =>
  `^${pattern.replaceAll(/:(\w+)/g, (_, name: string) => idOf(name))}/?$`

/** Source of a regular expression for an id's digits, without a leading zero. */
export const idDigits = String.raw`[1-9]\d*`

/** The ids in a path, or null if it does not match this route. */
function parametersAt({ pattern }: Route, pathname: string): Record<string, number> | null {
  const match = new RegExp(pathsOf(pattern, (name) => `(?<${name}>${idDigits})`)).exec(pathname)
  const parameters = Object.entries(match?.groups ?? {}).map(([name, digits]) => [name, Number(digits)] as const)
  return match && parameters.every(([, id]) => isInt32(id)) ? Object.fromEntries(parameters) : null
}

/** A pattern with its ids filled in. */
export const fillPattern = (pattern: string, parameters: Readonly<Record<string, number>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(parameters[name]))

/**
 * Path in the site of the page that is built in advance for a route (see build/frame-pages.ts); not every route has
 * one.
 */
export const frameFile = (name: string): string => `pages/${name}.html`

export type RouteName = keyof typeof routes
/** The ids in a route's path, by name. */
export type ParametersOf<Name extends RouteName> = Record<NamesIn<(typeof routes)[Name]['pattern']>, number>
/** The history state of a route's screen, parsed; each part may be undefined. */
export type StateOf<Name extends RouteName> = ReturnType<(typeof routes)[Name]['state']['parse']>

/** Whether only a patient with a session may see it. */
export const needsSession = (name: RouteName): boolean => ['patient', 'onboarded'].includes(routes[name].access)

/** The path of a route, with its ids filled in. */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[parameters]: [keyof ParametersOf<Name>] extends [never] ? [] : [ParametersOf<Name>]
): string => fillPattern(routes[name].pattern, parameters ?? {})

export interface RouteMatch {
  name: RouteName
  parameters: Record<string, number>
}

/**
 * The route and ids of a path, also with a trailing slash; null if none matches or an id is not a positive 32-bit
 * integer.
 */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const name of Object.keys(routes) as RouteName[]) {
    const parameters = parametersAt(routes[name], pathname)
    if (parameters) return { name, parameters }
  }
  return null
}

/** Whether an address (path with query) is a screen of the portal that needs a session, so that signing in may lead to it. */
export function isReturnable(candidate: string): boolean {
  // Browsers drop tabs and line breaks from a URL: '/\t/host' would become '//host', which is another site.
  if (!/^\/(?![/\\])\P{Cc}*$/u.test(candidate)) return false
  const match = matchRoute(new URL(candidate, 'https://portal.invalid').pathname)
  return match !== null && needsSession(match.name)
}
