import type { CalendarEntry } from './calendar-file.ts'
import { isInt32, storedSchema } from '../../../rules/stored-schema.ts'
import { hex } from '../../../rules/hex.ts'

/** Where a consult came from that has been moved: the clinic gives it a new id each time. */
export interface Origin {
  /** The id it was booked under. */
  first: number
  moves: number
}

const originShape = storedSchema({ first: isInt32, moves: isInt32 })

/** Where a consult came from, as the device kept it. What it does not know of was booked under its own id. */
export function originOf(consultId: number, kept: unknown): Origin {
  const { first, moves } = originShape.parse(kept)
  return first === undefined || moves === undefined || moves < 1 ? { first: consultId, moves: 0 } : { first, moves }
}

export const movedOn = ({ first, moves }: Origin): Origin => ({ first, moves: moves + 1 })

/** The same on every device, other for every portal and consult, and telling nothing to who reads it in a calendar. */
export async function entryOf({ first, moves }: Origin, portal: string): Promise<CalendarEntry> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${portal} ${first}`))
  return { uid: hex(new Uint8Array(digest, 0, 16)), sequence: moves }
}
