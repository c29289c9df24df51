import * as z from 'zod/mini'

/** Beside the contract: a back end may take in reports of what goes wrong in the portal, here or anywhere else, as `VITE_REPORT_ADDRESS`. */
export const reportPath = '/patientPortal/report'

/** Two digits: more could help to recognise a device. */
const number = z.number().check(
  z.nonnegative(),
  z.refine((value) => Number(value.toPrecision(2)) === value),
)

/** Kinds of errors; and a directive of the policy with what it stopped, of which a URL says only whether it is the site's own. */
const errorKind = z
  .string()
  .check(
    z.regex(
      /^(?:unknown|ScriptNotLoaded|(?:Abort|Api|QuotaExceeded|Range|Reference|Syntax|Type)?Error|(?:base-uri|form-action|[a-z]+-src(?:-elem|-attr)?|trusted-types|require-trusted-types-for) (?:inline|eval|wasm-eval|data|blob|trusted-types-policy|trusted-types-sink|own|foreign))$/,
    ),
  )

/** Numbers, and words that nobody can write anything into: whatever else a report holds, it is refused. */
export const fieldReports = z
  .array(
    z.strictObject({
      version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:\+[\da-f]{7})?$/)),
      /** A pattern has no digit, so an address with an id in it is none. */
      route: z.string().check(z.regex(/^(?:unknown|\/|(?:\/:?[a-z][a-zA-Z-]*)+)$/)),
      largestPaint: z.optional(number),
      response: z.optional(number),
      shift: z.optional(number),
      errors: z.record(errorKind, number),
    }),
  )
  .check(z.minLength(1))

/** What one post brought, for the test admin. */
export interface ReceivedReport {
  headers: Record<string, string>
  reports: z.infer<typeof fieldReports>
}
