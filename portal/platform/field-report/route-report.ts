import { ScreenNotLoaded } from '../lazy-with-retry.tsx'

type Counted<Fields> = Fields & { count: number }

/** What is sent of one route. Nothing in it is free text: numbers, and words from the lists below. */
export interface RouteReport {
  version: string
  /** A route's pattern, such as '/invoice/:id'; 'unknown' for a path without a route. */
  route: string
  /** Largest contentful paint, in ms, rounded to 10; null where none was seen. */
  largestPaint: number | null
  /** Slowest interaction to next paint, in ms, rounded to 10. */
  response: number | null
  /** Cumulative layout shift, rounded to 0.01. */
  shift: number | null
  errors: Counted<{ kind: string }>[]
  violations: Counted<{ directive: string; source: string }>[]
}

export const emptyReport = (version: string, route: string): RouteReport => ({ version, route, largestPaint: null, response: null, shift: null, errors: [], violations: [] })

/** Names that tell an error's kind. A name is a string that anything can be written into, so no other is passed on. */
const errorNames = /^(?:Abort|Api|DataClone|InvalidState|Network|NotAllowed|NotFound|QuotaExceeded|Range|Reference|Security|Syntax|Timeout|Type)Error$/

/** How browsers say that a script of an `import()` did not come. */
const notLoaded = /imported module|module script/

/** The kind of an error, from a closed list; never a word of its message. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof ScreenNotLoaded || notLoaded.test(error.message)) return 'ScriptNotLoaded'
  return errorNames.test(error.name) ? error.name : 'Error'
}

/** The directives of a policy that a page can violate. */
const directives = /^(?:(?:child|connect|default|font|frame|img|manifest|media|object|script|style|worker)-src(?:-elem|-attr)?|base-uri|form-action|(?:require-)?trusted-types(?:-for)?)$/

/** What a browser writes in place of a URL. */
const sources = /^(?:inline|eval|wasm-eval|data|blob|trusted-types-(?:policy|sink))$/

/** Directive and source of a violation, both from closed lists; of a URL, only whether it is the site's own. */
export function violationFields({ effectiveDirective, blockedURI }: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>, origin: string): { directive: string; source: string } {
  return {
    directive: directives.test(effectiveDirective) ? effectiveDirective : 'other',
    source: sources.test(blockedURI) ? blockedURI : `${blockedURI}/`.startsWith(`${origin}/`) ? 'own' : 'foreign',
  }
}

/** Adds one to the entry with these fields. */
export function count<Fields extends Record<string, string>>(list: Counted<Fields>[], fields: Fields): void {
  const same = list.find((one) => Object.keys(fields).every((name) => one[name] === fields[name]))
  if (same) same.count += 1
  else list.push({ ...fields, count: 1 })
}
