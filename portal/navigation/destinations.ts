import * as z from 'zod/mini'
import { bookingModes } from '../rules/booking-mode.ts'
import { destination, parametersAt, type Destination } from './destination.ts'

/** A part that does not fit counts as not given: an address bar, a reload or another app can leave anything here. */
const lenient = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

const address = z.string().check(z.refine(isReturnable))
const id = z.int32()

/** Where a visitor wanted to go before signing in. */
const goal = { returnTo: lenient(address) }

/** Every address of the portal. Guards, screens, what may be returned to, and the tests' site map follow from it. */
export const destinations = {
  home: destination('everyone', '/'),
  login: destination('visitor', '/login', {
    ...goal,
    mode: lenient(z.enum(['verify', 'forgotPassword'])),
    method: lenient(z.enum(['sms', 'otp'])),
    email: lenient(z.string()),
  }),
  register: destination('newcomer', '/register', goal),
  feedback: destination('everyone', '/feedback'),
  dashboard: destination('patient', '/dashboard'),
  booking: destination('onboarded', '/appointment', {
    from: lenient(address),
    type: lenient(z.enum(bookingModes)),
    isReschedule: lenient(z.boolean()),
    cancel_consult_id: lenient(id),
    consultId: lenient(id),
    consultType: lenient(id),
  }),
  appointments: destination('onboarded', '/appointments'),
  cancel: destination('onboarded', '/cancel-appointment', {
    consultId: lenient(id),
    startDateTime: lenient(z.iso.datetime({ offset: true })),
    displayName: lenient(z.string()),
    consultType: lenient(id),
  }),
  messages: destination('onboarded', '/messages'),
  question: destination('onboarded', '/question/:id'),
  newQuestion: destination('onboarded', '/new-question'),
  prescriptions: destination('onboarded', '/prescriptions'),
  prescription: destination('onboarded', '/prescription/:id'),
  documents: destination('onboarded', '/documents'),
  document: destination('onboarded', '/document/:id'),
  finance: destination('onboarded', '/finance'),
  invoice: destination('onboarded', '/invoice/:id'),
  invoiceDocument: destination('onboarded', '/invoice/:id/:docId'),
  rebate: destination('onboarded', '/invoice/:id/rebate'),
  identification: destination('patient', '/action/identificationInfo'),
  generalQuestionnaire: destination('patient', '/action/onboardGeneralQstrInfo'),
  medicalQuestionnaire: destination('patient', '/action/onboardMedicalQstrInfo'),
  askBsn: destination('patient', '/action/askbsn'),
  test: destination('patient', '/test'),
  dummy: destination('patient', '/dummy'),
} satisfies Record<string, Destination>

export type DestinationName = keyof typeof destinations

export interface Place {
  name: DestinationName
  parameters: Record<string, number>
}

/** Which destination stands at a path; null where none does. */
export function placeAt(pathname: string): Place | null {
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
  const place = placeAt(new URL(candidate, 'https://portal.invalid').pathname)
  return place !== null && ['patient', 'onboarded'].includes(destinations[place.name].access)
}
