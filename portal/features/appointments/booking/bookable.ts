import type { Consult, ConsultCategory } from '../../../api/contract/consult.ts'

/** Subject of the booking wizard: a new consult of a category, or the move of an existing one. */
export type Bookable =
  | { kind: 'new'; category: ConsultCategory }
  | { kind: 'move'; category: ConsultCategory; consult: Consult }
