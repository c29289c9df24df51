import * as z from 'zod/mini'

/** Beside the contract: a clinic may take in reports of what goes wrong in the portal, here or anywhere else, as `VITE_REPORT_ADDRESS`. */
export const reportPath = '/patientPortal/report'

const count = z.int().check(z.positive())
const ms = z.nullable(z.int().check(z.nonnegative(), z.multipleOf(10)))

const errorKind = z.enum([
  'AbortError', 'ApiError', 'DataCloneError', 'Error', 'InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError', 'RangeError', 'ReferenceError',
  'ScriptNotLoaded', 'SecurityError', 'SyntaxError', 'TimeoutError', 'TypeError', 'unknown',
])

/** Numbers, and words that nobody can write anything into: whatever else a report holds, it is refused. */
export const fieldReports = z.array(z.strictObject({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:\+[\da-f]{7})?$/)),
  /** A pattern has no digit, so an address with an id in it is none. */
  route: z.string().check(z.regex(/^(?:unknown|\/|(?:\/:?[a-z][a-zA-Z-]*)+)$/)),
  largestPaint: ms,
  response: ms,
  shift: z.nullable(z.number().check(z.nonnegative())),
  errors: z.array(z.strictObject({ kind: errorKind, count })),
  violations: z.array(z.strictObject({
    directive: z.string().check(z.regex(/^(?:other|base-uri|form-action|[a-z]+-src(?:-elem|-attr)?|trusted-types|require-trusted-types-for)$/)),
    source: z.enum(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink', 'own', 'foreign']),
    count,
  })),
})).check(z.minLength(1))
/** What one post brought, for the desk. */
export interface ReceivedReport {
  headers: Record<string, string>
  reports: z.infer<typeof fieldReports>
}
