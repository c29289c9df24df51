import { consultState, type Consult } from '../api/contract/consult.ts'

/** What the appointment block shows. `planned` is sorted soonest first. */
export type AppointmentBlock =
  | { kind: 'pastOpen' }
  | { kind: 'locked' }
  | { kind: 'planned'; planned: [Consult, ...Consult[]] }
  | { kind: 'none' }

const end = (consult: Consult) => Date.parse(consult.endDateTime)
const start = (consult: Consult) => Date.parse(consult.startDateTime)

/** A consult is in the future as long as its end time is now or later; cancelled ones never count. */
export const isFuture = (consult: Consult, now: Date): boolean => end(consult) >= now.getTime() && consult.state !== consultState.cancelled

/** Which of its four faces the appointment block shows, in this order. */
export function appointmentBlock(consults: readonly Consult[], now: Date): AppointmentBlock {
  if (consults.some((consult) => consult.state === consultState.open && !isFuture(consult, now))) return { kind: 'pastOpen' }
  const future = consults.filter((consult) => isFuture(consult, now))
  if (future.some((consult) => consult.state === consultState.locked)) return { kind: 'locked' }
  const [next, ...later] = future.filter((consult) => consult.state === consultState.open).toSorted((a, b) => start(a) - start(b))
  return next ? { kind: 'planned', planned: [next, ...later] } : { kind: 'none' }
}

/** Past consults (ended before now), newest first, without cancelled ones. */
export const pastConsults = (consults: readonly Consult[], now: Date): Consult[] =>
  consults.filter((consult) => end(consult) < now.getTime() && consult.state !== consultState.cancelled).toSorted((a, b) => start(b) - start(a))
