import { ScreenNotLoaded } from '../lazy-with-retry.tsx'

/** What is sent of one route. Nothing in it is free text: numbers, the route's pattern, and the kinds below. Numbers are sent with two digits: 1234 is 1200. */
export interface RouteReport {
  version: string
  /** A route's pattern, such as '/invoice/:id'; 'unknown' for a path without a route. */
  route: string
  /** Largest contentful paint, in ms. Absent where none was seen, as are the next two. */
  largestPaint?: number
  /** Slowest interaction to next paint, in ms. */
  response?: number
  /** Sum of the layout shifts that no interaction caused. */
  shift?: number
  /** How often, by the kind of error, or by directive and source of a policy violation: 'img-src foreign'. */
  errors: Record<string, number>
}

/** Names that tell an error's kind. Anything can be written into a name, so no other is passed on. */
const names = /^(?:Abort|Api|QuotaExceeded|Range|Reference|Syntax|Type)Error$/

/** How browsers say that a script of an `import()` did not come. */
const notLoaded = /import.*module/i

/** What has no colon is a browser's word, such as 'inline'; of a URL, only whether it is the site's own. */
const sourceOf = (blocked: string) =>
  /:/.test(blocked) ? (blocked.startsWith(`${location.origin}/`) ? 'own' : 'foreign') : blocked

/** The kind of an error or a policy violation, from closed lists: never a word of a message, and nothing of a URL. */
export function errorKind(error: unknown): string {
  // A page can write anything into an event that it makes itself.
  if (error instanceof SecurityPolicyViolationEvent && error.isTrusted)
    return `${error.effectiveDirective} ${sourceOf(error.blockedURI)}`
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof ScreenNotLoaded || notLoaded.test(error.message)) return 'ScriptNotLoaded'
  return names.test(error.name) ? error.name : 'Error'
}
