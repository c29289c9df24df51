import { consultState, unknownState, type Consult, type Slot } from '../../../api/contract/consult.ts'

/** How long a time lasts that says no length, where nothing else tells: as most consults, in ms. */
const usualLength = 20 * 60_000

const start = ({ startDateTime }: Consult) => Date.parse(startDateTime)
const end = ({ endDateTime }: Consult) => Date.parse(endDateTime)

/** The first of the patient's own consults that a free time falls together with; one that ends as the other begins does not. A moved consult keeps its length. */
export function ownOverlap(consults: readonly Consult[], { startDT }: Pick<Slot, 'startDT'>, moved?: Consult): Consult | undefined {
  const begins = Date.parse(startDT)
  const ends = begins + (moved ? end(moved) - start(moved) : usualLength)
  const stands = ({ id, state }: Consult) => id !== moved?.id && (state === consultState.open || state === consultState.locked || state === unknownState)
  return consults.filter((consult) => stands(consult) && start(consult) < ends && begins < end(consult)).toSorted((a, b) => start(a) - start(b))[0]
}
