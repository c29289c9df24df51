import { status } from '../../../api/contract/status.ts'

/** Path of the review page, which is a page of its own outside the portal's router. */
export const reviewAddress = '/feedback'

/** Why no review can be given through a link. */
export type ReviewLinkError = 'invalid' | 'expired' | 'dropped' | 'notEnded' | 'refused'

const linkErrors: ReadonlyMap<string, ReviewLinkError> = new Map([
  ['PCE_REVIEW_EXPIRED', 'expired'],
  ['PCE_REVIEW_CONSULT_DROPPED', 'dropped'],
  ['PCE_REVIEW_CONSULT_NOT_ENDED', 'notEnded'],
])

/**
 * Why a call was refused for its link, by HTTP status and the answer's error name; null for any other failure (REV-02,
 * REV-07).
 */
export function reviewLinkError(code: number, name: string): ReviewLinkError | null {
  if (code === status.recordNotFound) return 'invalid'
  return code === status.preconditionFailed ? (linkErrors.get(name) ?? 'refused') : null
}

/** Characters that e-mail programs include in a link: punctuation and brackets around it, blanks, and invisible characters. */
const aroundLink = /^[\s\p{Cf}<("'[{“‘«]+|[\s\p{Cf}>)"'\]}”’».,;:!?]+$/gu

/** Whether this is the identifier's parameter, in any case, or after an ampersand that was escaped for HTML. */
const isUuid = (name: string) => /^(?:amp;)?uuid$/i.test(name)

/** The link's identifier in a query string; null if it is absent or malformed. */
export function uuidIn(search: string): string | null {
  const [, value = ''] = [...new URLSearchParams(search)].find(([name]) => isUuid(name)) ?? []
  const uuid = value.replaceAll(aroundLink, '')
  // Goes into a URL path: dots or slashes would address another endpoint.
  return /^[\w-]+$/.test(uuid) ? uuid : null
}
