import { consultState, type Consult } from '../../../api/contract/consult.ts'

const openConsults = (consults: readonly Consult[]) => consults.filter(({ state }) => state === consultState.open)

/** Whether a consult is still open at the same time. Another tab or the clinic may have changed it. */
export const isUnchanged = (consults: readonly Consult[], { id, startDateTime }: Consult): boolean =>
  openConsults(consults).some(
    (known) => known.id === id && Date.parse(known.startDateTime) === Date.parse(startDateTime),
  )

/** Whether a consult was cancelled rather than moved: a move also cancels the old one, but adds an open consult that is not in `before`. */
export const isCancelled = (consults: readonly Consult[], id: number, before: readonly Consult[]): boolean =>
  consults.some((known) => known.id === id && known.state === consultState.cancelled) &&
  openConsults(consults).every((known) => before.some((former) => former.id === known.id))
