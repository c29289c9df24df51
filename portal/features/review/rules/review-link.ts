import { status } from '../../../api/contract/status.ts'

/** Where a review is given: a page of its own, outside the portal's screens. */
export const reviewAddress = '/feedback'

/** Why no review can be given through a link. */
export type LinkFault = 'invalid' | 'expired' | 'dropped' | 'notEnded' | 'refused'

const faults: ReadonlyMap<string, LinkFault> = new Map([
  ['PCE_REVIEW_EXPIRED', 'expired'],
  ['PCE_REVIEW_CONSULT_DROPPED', 'dropped'],
  ['PCE_REVIEW_CONSULT_NOT_ENDED', 'notEnded'],
])

/** What a refused call says of the link, by its status and the name of the error; null where it says nothing of it. */
export function linkFault(code: number, name: string): LinkFault | null {
  if (code === status.recordNotFound) return 'invalid'
  return code === status.preconditionFailed ? faults.get(name) ?? 'refused' : null
}

/** The link's identifier in an address; null where there is none, or something that none can be. */
export function uuidIn(search: string): string | null {
  const uuid = new URLSearchParams(search).get('uuid')?.trim() ?? ''
  // It becomes part of a path: dots would lead to another.
  return /^[\w-]+$/.test(uuid) ? uuid : null
}
