import type { CalendarEntry } from './calendar-file.ts'
import { isInt32, storedSchema } from '../../../rules/stored-schema.ts'
import { hex } from '../../../rules/hex.ts'

/** Origin of a moved consult: each move gives it a new id. */
export interface Origin {
  /** Id at the first booking. */
  first: number
  moves: number
}

const originSchema = storedSchema({ first: isInt32, moves: isInt32 })

/** Origin of a consult from stored data; without valid data, its own id and no moves. */
export function originOf(consultId: number, stored: unknown): Origin {
  const { first, moves } = originSchema.parse(stored)
  return first === undefined || moves === undefined || moves < 1 ? { first: consultId, moves: 0 } : { first, moves }
}

/** Origin of a consult after one more move. */
export const movedOn = ({ first, moves }: Origin): Origin => ({ first, moves: moves + 1 })

/**
 * UID and sequence of a consult's calendar entry. The UID is a hash of the portal's origin and the first id: equal on
 * every device, and reveals nothing.
 */
export async function entryOf({ first, moves }: Origin, portal: string): Promise<CalendarEntry> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${portal} ${first}`))
  return { uid: hex(new Uint8Array(digest, 0, 16)), sequence: moves }
}
