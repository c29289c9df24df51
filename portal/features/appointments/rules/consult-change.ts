import { consultState, type Consult } from '../../../api/contract/consult.ts'

const open = (consults: readonly Consult[]) => consults.filter(({ state }) => state === consultState.open)

/** Whether a consult still stands as it was opened. A second tab, or the clinic, may have changed it meanwhile. */
export const stillStands = (consults: readonly Consult[], { id, startDateTime }: Consult): boolean =>
  open(consults).some((known) => known.id === id && Date.parse(known.startDateTime) === Date.parse(startDateTime))

/** Whether a consult was cancelled, and not moved: of that too its old time is a cancelled one, but another stands that did not before. */
export const isCancelled = (consults: readonly Consult[], id: number, before: readonly Consult[]): boolean =>
  consults.some((known) => known.id === id && known.state === consultState.cancelled)
  && open(consults).every((known) => before.some((former) => former.id === known.id))
