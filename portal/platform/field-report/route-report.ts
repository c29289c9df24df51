import { ScreenNotLoaded } from '../lazy-with-retry.tsx'

/**
 * What is sent about one route. Nothing in it is free text: numbers, the route's pattern, and the kinds below. Numbers
 * are sent with two significant digits: 1234 as 1200.
 */
export interface RouteReport {
  version: string
  /** A route's pattern, such as '/invoice/:id'; 'unknown' for a path without a route. */
  route: string
  /** Largest contentful paint, in ms. Absent if none was observed, as are the next two. */
  largestPaint?: number
  /** Slowest interaction to next paint, in ms. */
  response?: number
  /** Sum of the layout shifts that no interaction caused. */
  shift?: number
  /** How often, by the kind of error, or by directive and source of a policy violation: 'img-src foreign'. */
  errors: Record<string, number>
}

/** Error names that are reported. Anything can be written into a name, so no other is passed on. */
const names = /^(?:Abort|Api|QuotaExceeded|Range|Reference|Syntax|Type)Error$/

/** Part of browsers' messages for a script of an `import()` that could not be loaded. */
const notLoaded = /import.*module/i

/** Without a colon it is a keyword of the browser, such as 'inline'; of a URL, only whether it is the site's own. */
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
