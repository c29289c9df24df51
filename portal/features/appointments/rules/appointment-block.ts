import { consultState, unknownState, type Consult } from '../../../api/contract/consult.ts'

/** Variant of the appointment block. `planned` is sorted by start; `unsure` is a future consult whose state this version does not know. */
type AppointmentBlockState =
  | { kind: 'pastOpen'; consult: Consult }
  | { kind: 'locked'; consult: Consult }
  | { kind: 'unsure'; consult: Consult }
  | { kind: 'planned'; planned: [Consult, ...Consult[]] }
  | { kind: 'none' }

const end = (consult: Consult) => Date.parse(consult.endDateTime)
const start = (consult: Consult) => Date.parse(consult.startDateTime)
const soonestFirst = (a: Consult, b: Consult) => start(a) - start(b)

/** Whether a consult has not ended yet and is not cancelled (BLOCK-01). */
export const isFuture = (consult: Consult, now: Date): boolean =>
  end(consult) >= now.getTime() && consult.state !== consultState.cancelled

/** Future consults with an unknown state, soonest first. */
export const unknownStateConsults = (consults: readonly Consult[], now: Date): Consult[] =>
  consults.filter((consult) => consult.state === unknownState && isFuture(consult, now)).toSorted(soonestFirst)

/**
 * Variant of the block, by the first that applies (BLOCK-02 to BLOCK-06): past and open, locked, planned, unsure, none.
 * Accepts consults in any order.
 */
export function appointmentBlock(consults: readonly Consult[], now: Date): AppointmentBlockState {
  const pastOpen = pastConsults(consults, now).find(({ state }) => state === consultState.open)
  if (pastOpen) return { kind: 'pastOpen', consult: pastOpen }
  const future = consults.filter((consult) => isFuture(consult, now)).toSorted(soonestFirst)
  const locked = future.find(({ state }) => state === consultState.locked)
  if (locked) return { kind: 'locked', consult: locked }
  const [next, ...later] = future.filter(({ state }) => state === consultState.open)
  if (next) return { kind: 'planned', planned: [next, ...later] }
  const [unsure] = unknownStateConsults(consults, now)
  return unsure ? { kind: 'unsure', consult: unsure } : { kind: 'none' }
}

/** The consult with this id, if the block offers to move and cancel it. */
export function changeableConsult(
  consults: readonly Consult[],
  id: number | undefined,
  now: Date,
): Consult | undefined {
  const block = appointmentBlock(consults, now)
  return block.kind === 'planned' ? block.planned.find((consult) => consult.id === id) : undefined
}

/** Past consults (ended before now), newest first, without cancelled ones. */
export const pastConsults = (consults: readonly Consult[], now: Date): Consult[] =>
  consults
    .filter((consult) => end(consult) < now.getTime() && consult.state !== consultState.cancelled)
    .toSorted((a, b) => start(b) - start(a))
