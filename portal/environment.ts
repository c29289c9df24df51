import * as z from 'zod/mini'

const orNothing = (rule: RegExp, wanted: string) => z.optional(z.string().check(z.regex(new RegExp(`^$|${rule.source}`), { error: wanted })))

/** Every setting of a build by its variable; all text, as environment variables are. What is empty counts as not set. */
const variables = z.strictObject({
  VITE_API_SSL: orNothing(/^(?:true|false)$/, 'true or false'),
  VITE_API_HOST: z.string({ error: 'the clinic’s host' }).check(z.regex(/^[^\s/:]+$/, { error: 'the clinic’s host, without scheme, port or path' })),
  VITE_API_PORT: orNothing(/^\d{1,5}$/, 'a port number'),
  /** Development only: codes of any length are sent on. A production build refuses it. */
  VITE_SKIP_CODE_CHECK: orNothing(/^(?:true|false)$/, 'true or false'),
  /** Days ahead in which free times are looked for. */
  VITE_SLOT_DAYS: orNothing(/^[1-9]\d{0,2}$/, 'a number of days, 1 to 999'),
})
export type PortalEnvironment = z.infer<typeof variables>

/** What the build was told, read. */
export interface Environment {
  /** The clinic's, without a slash at the end. */
  baseAddress: string
  skipsCodeCheck: boolean
  slotDays: number
}

export const standardSettings = { skipsCodeCheck: false, slotDays: 90 } satisfies Partial<Environment>

/** Reads the variables that begin with VITE_, once. Throws an Error that names the one that is missing, wrong or unknown. */
export function readEnvironment(given: Readonly<Record<string, unknown>>): Environment {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('VITE_')))
  const { success, data, error } = variables.safeParse(own)
  if (!success) throw new Error(error.issues.map(faultOf).join('\n'))
  const { VITE_API_SSL, VITE_API_HOST, VITE_API_PORT, VITE_SKIP_CODE_CHECK, VITE_SLOT_DAYS } = data
  return {
    baseAddress: `${VITE_API_SSL === 'false' ? 'http' : 'https'}://${VITE_API_HOST}${VITE_API_PORT ? `:${VITE_API_PORT}` : ''}`,
    skipsCodeCheck: VITE_SKIP_CODE_CHECK === 'true',
    slotDays: VITE_SLOT_DAYS ? Number(VITE_SLOT_DAYS) : standardSettings.slotDays,
  }
}

function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: no such setting. The portal knows ${Object.keys(variables.shape).join(', ')}.`
  return `${issue.path.join()} is not set as it must be: ${issue.message} is wanted.`
}
