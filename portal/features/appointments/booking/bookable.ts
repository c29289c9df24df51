import type { Consult, ConsultCategory } from '../../../api/contract/consult.ts'

/** What can be booked: a new consult of a category, or the move of one the patient has. */
export type Bookable =
  | { kind: 'new'; category: ConsultCategory }
  | { kind: 'move'; category: ConsultCategory; consult: Consult }
