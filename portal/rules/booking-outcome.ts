import { isInstant, isInt32, isMadeOf, isOneOf } from './stored-schema.ts'

/** What a patient just did with a consult. A booked or a moved one gets its id at the clinic; its time and type name it. `consultId` is the one that is gone. */
export type ToldResult =
  | { kind: 'booked'; consultTypeId: number; startDateTime: string }
  | { kind: 'moved' | 'cancelled'; consultTypeId: number; startDateTime: string; consultId: number }

const isNamed = isMadeOf({ kind: isOneOf(['booked', 'moved', 'cancelled']), consultTypeId: isInt32, startDateTime: isInstant })
const isWithoutId = isMadeOf({ kind: isOneOf(['booked']) })
const hasId = isMadeOf({ consultId: isInt32 })

export const isToldResult = (value: unknown): value is ToldResult => isNamed(value) && (isWithoutId(value) || hasId(value))
