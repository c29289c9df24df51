import { isInstant, isInt32, isObjectOf, isOneOf } from './stored-schema.ts'

/** What a patient just did with a consult. The time and type identify a new consult, whose id is not known here; `consultId` is the old one's. */
export type BookingOutcome =
  | { kind: 'booked'; consultTypeId: number; startDateTime: string }
  | { kind: 'moved' | 'cancelled'; consultTypeId: number; startDateTime: string; consultId: number }

const isNamed = isObjectOf({
  kind: isOneOf(['booked', 'moved', 'cancelled']),
  consultTypeId: isInt32,
  startDateTime: isInstant,
})
const isWithoutId = isObjectOf({ kind: isOneOf(['booked']) })
const hasId = isObjectOf({ consultId: isInt32 })

export const isBookingOutcome = (value: unknown): value is BookingOutcome =>
  isNamed(value) && (isWithoutId(value) || hasId(value))
