import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { unspecified, id, instant, withFallback } from './field-schema.ts'

/** States on the wire. The patient cannot change a locked consult. */
export const consultState = { open: 0, finalized: 1, locked: 2, cancelled: 3 } as const
/** Stands for any state outside `consultState`: the consult is shown and cannot be changed. Never on the wire. */
export const unknownState = -1 as number as (typeof consultState)[keyof typeof consultState]
/**
 * Types on the wire. Each is held in one mode (see `modeOf`), except `repeatPrescription`, which has none (BOOK-19).
 */
export const consultType = {
  intake: 1,
  intakeVideo: 2,
  followUpClinic: 3,
  followUpVideo: 4,
  followUpPhone: 5,
  unplannedFollowUp: 6,
  botox: 7,
  gonBlock: 8,
  repeatPrescription: 9,
} as const
/** What the next consult is for: the key under which slots are offered. */
export const consultCategory = { intake: 0, followUp: 1, botox: 2, gonBlock: 3, unplanned: 4 } as const
/** Codes of the contract that no call of the portal carries. */
export const contactMode = { clinic: 0, phone: 1, video: 2, unknown: 3 } as const

export type ConsultCategory = (typeof consultCategory)[keyof typeof consultCategory]

/**
 * A consult. `employeeId` is null while nobody is assigned. A type that cannot be read becomes 0, a state
 * `unknownState`.
 */
export const consult = z.object({
  id,
  employeeId: z.nullable(id),
  consultTypeId: withFallback(z.int32(), 0),
  startDateTime: instant,
  endDateTime: instant,
  state: withFallback(z.enum(consultState), unknownState),
})
export type Consult = z.infer<typeof consult>

/** A free time. `startDT`, `avId` and `typeId` go back unchanged when it is booked. */
export const slot = z.object({ startDT: instant, avId: id, typeId: z.int32() })
export type Slot = z.infer<typeof slot>

/**
 * Free times by consult category (its code as text), then by day (yyyyMMdd in Amsterdam). The slots of a day come in
 * any order.
 */
export const slots = z.record(z.string(), z.record(z.string().check(z.regex(/^\d{8}$/)), z.array(slot)))
export type Slots = z.infer<typeof slots>

const booking = { startDateTime: instant, availabilityId: id, consultTypeId: z.int32() }

/**
 * Finding free times; booking, moving and cancelling a consult. `getSlots` is refused (412) if the patient has an open
 * consult ahead, unless `existing_is_error` is false, as when rescheduling.
 */
export const consults = {
  getSlots: call(
    'POST /patientPortal/getSlots',
    'token',
    z.object({ slots }),
    z.object({
      startDateTime: instant,
      endDateTime: instant,
      aggregate: z.literal(true),
      existing_is_error: z.optional(z.literal(false)),
    }),
  ),
  addConsult: call('POST /patientPortal/addConsult', 'token', unspecified, z.object(booking)),
  moveConsult: call(
    'POST /patientPortal/moveConsult',
    'token',
    unspecified,
    z.object({ ...booking, cancel_consult_id: id, cancel_note: z.string() }),
  ),
  cancelConsult: call(
    'POST /patientPortal/cancelConsult',
    'token',
    unspecified,
    z.object({ consult_id: id, note: z.string() }),
  ),
}
