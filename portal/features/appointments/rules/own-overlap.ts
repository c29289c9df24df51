import { consultState, unknownState, type Consult, type Slot } from '../../../api/contract/consult.ts'

/** Assumed duration of a slot, which has no end time, in ms. */
const assumedDuration = 20 * 60_000

const start = ({ startDateTime }: Consult) => Date.parse(startDateTime)
const end = ({ endDateTime }: Consult) => Date.parse(endDateTime)

/**
 * The earliest consult in `consults` that overlaps the slot; undefined if none does. Touching ends do not overlap.
 * `moved`: the consult that is being moved, which is ignored and whose duration the slot gets; otherwise 20 minutes.
 */
export function ownOverlap(
  consults: readonly Consult[],
  { startDT }: Pick<Slot, 'startDT'>,
  moved?: Consult,
): Consult | undefined {
  const begins = Date.parse(startDT)
  const ends = begins + (moved ? end(moved) - start(moved) : assumedDuration)
  const isActive = ({ id, state }: Consult) =>
    id !== moved?.id && (state === consultState.open || state === consultState.locked || state === unknownState)
  return consults
    .filter((consult) => isActive(consult) && start(consult) < ends && begins < end(consult))
    .toSorted((a, b) => start(a) - start(b))[0]
}
