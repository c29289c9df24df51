import { status } from '../../../api/contract/status.ts'

/** Path of the review page, which is a page of its own outside the portal's router. */
export const reviewAddress = '/feedback'

/** Why no review can be given through a link. */
export type ReviewLinkError = 'invalid' | 'expired' | 'dropped' | 'notEnded' | 'refused'

const faults: ReadonlyMap<string, ReviewLinkError> = new Map([
  ['PCE_REVIEW_EXPIRED', 'expired'],
  ['PCE_REVIEW_CONSULT_DROPPED', 'dropped'],
  ['PCE_REVIEW_CONSULT_NOT_ENDED', 'notEnded'],
])

/** Link fault for a refused call, by HTTP status and error name; null for any other failure. */
export function reviewLinkError(code: number, name: string): ReviewLinkError | null {
  if (code === status.recordNotFound) return 'invalid'
  return code === status.preconditionFailed ? (faults.get(name) ?? 'refused') : null
}

/** What e-mail programs take along with a link: the punctuation and brackets around it, blanks, and invisible characters. */
const aroundLink = /^[\s\p{Cf}<("'[{“‘«]+|[\s\p{Cf}>)"'\]}”’».,;:!?]+$/gu

/** Whether it is the parameter of the identifier, also in capitals, or behind an ampersand that was escaped for HTML. */
const isUuid = (name: string) => /^(?:amp;)?uuid$/i.test(name)

/** Identifier of the link from a query string; null when absent or malformed. */
export function uuidIn(search: string): string | null {
  const [, value = ''] = [...new URLSearchParams(search)].find(([name]) => isUuid(name)) ?? []
  const uuid = value.replaceAll(aroundLink, '')
  // Goes into a URL path: dots or slashes would address another endpoint.
  return /^[\w-]+$/.test(uuid) ? uuid : null
}
