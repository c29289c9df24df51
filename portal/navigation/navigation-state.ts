import { useMemo } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { slot } from '../api/contract/consult.ts'
import { bookingModes } from '../rules/booking-mode.ts'
import { isReturnable } from './paths.ts'

/** A part that does not fit counts as not given: an address bar, a reload or another app can leave anything here. */
const lenient = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)

const path = z.string().check(z.refine(isReturnable))
const wholeId = z.int32()

/** A message that shows once, as a toast and on the screen it arrives at. */
export const messageState = z.object({ message: lenient(z.string()) })

export const loginState = z.object({
  returnTo: lenient(path),
  mode: lenient(z.enum(['verify', 'forgotPassword'])),
  method: lenient(z.enum(['sms', 'otp'])),
  email: lenient(z.string()),
})

export const bookingState = z.object({
  from: lenient(path),
  type: lenient(z.enum(bookingModes)),
  isReschedule: lenient(z.boolean()),
  cancel_consult_id: lenient(wholeId),
  consultId: lenient(wholeId),
  consultType: lenient(wholeId),
  /** How far the patient is, so that Back, Forward and a reload keep step and choices. */
  wizard: lenient(z.object({
    run: z.string(),
    step: z.int32().check(z.minimum(0), z.maximum(2)),
    mode: z.nullable(z.enum(bookingModes)),
    day: z.nullable(z.string().check(z.regex(/^\d{8}$/))),
    slot: z.nullable(slot),
  })),
})
export type BookingState = z.infer<typeof bookingState>
export type BookingWizardState = NonNullable<BookingState['wizard']>

export const cancelState = z.object({
  consultId: lenient(wholeId),
  startDateTime: lenient(z.iso.datetime({ offset: true })),
  displayName: lenient(z.string()),
  consultType: lenient(wholeId),
})

const read = <S extends z.ZodMiniType>(schema: S, state: unknown): z.infer<S> =>
  schema.parse(typeof state === 'object' && state !== null && !Array.isArray(state) ? state : {})

/** What this history entry carries, as far as it fits. */
export function useNavigationState<S extends z.ZodMiniType>(schema: S): z.infer<S> {
  const state: unknown = useHistoryState()
  return useMemo(() => read(schema, state), [schema, state])
}
