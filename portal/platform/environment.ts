import * as z from 'zod/mini'
import { standardSettings } from '../rules/default-settings.ts'

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
  /** Where the companies stand that verify who a patient is: nobody is sent anywhere else. */
  VITE_VERIFICATION_ORIGINS: z.optional(z.string()),
  /** Where the companies stand that handle payments: no other site opens to pay. */
  VITE_PAYMENT_ORIGINS: z.optional(z.string()),
  /** Where logging off is told at the clinic; its contract has no call for it, so without this only the device forgets the token. */
  VITE_SIGN_OUT_PATH: orNothing(/^(?:\/[\w.-]+)+$/, 'a path such as /patientPortal/signOut'),
  /** Whether the page that pretends a verification is built in. */
  VITE_TEST_PAGE: orNothing(/^(?:true|false)$/, 'true or false'),
})

/** What the build was told, read. */
export interface Environment {
  /** The clinic's, without a slash at the end. */
  baseAddress: string
  skipsCodeCheck: boolean
  slotDays: number
  verificationOrigins: readonly string[]
  paymentOrigins: readonly string[]
  /** The clinic's optional call for logging off. */
  signOutAddress: string | null
  hasTestPage: boolean
}

/** Reads the variables that begin with VITE_, once. Throws an Error that names the one that is missing, wrong or unknown. */
export function readEnvironment(given: Readonly<Record<string, unknown>>): Environment {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('VITE_')))
  const { success, data, error } = variables.safeParse(own)
  if (!success) throw new Error(error.issues.map(faultOf).join('\n'))
  const { VITE_API_SSL, VITE_API_HOST, VITE_API_PORT, VITE_SKIP_CODE_CHECK, VITE_SLOT_DAYS, VITE_SIGN_OUT_PATH, VITE_TEST_PAGE } = data
  const originsOf = (variable: 'VITE_VERIFICATION_ORIGINS' | 'VITE_PAYMENT_ORIGINS') => originsIn(data[variable] ?? '', variable, isLoopback(VITE_API_HOST))
  const baseAddress = `${VITE_API_SSL === 'false' ? 'http' : 'https'}://${VITE_API_HOST}${VITE_API_PORT ? `:${VITE_API_PORT}` : ''}`
  return {
    baseAddress,
    skipsCodeCheck: VITE_SKIP_CODE_CHECK === 'true',
    slotDays: VITE_SLOT_DAYS ? Number(VITE_SLOT_DAYS) : standardSettings.slotDays,
    verificationOrigins: originsOf('VITE_VERIFICATION_ORIGINS'),
    paymentOrigins: originsOf('VITE_PAYMENT_ORIGINS'),
    signOutAddress: VITE_SIGN_OUT_PATH ? baseAddress + VITE_SIGN_OUT_PATH : null,
    hasTestPage: VITE_TEST_PAGE === 'true',
  }
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Origins, with commas or blanks between them. This machine is one for a build whose clinic stands on it too, and no other. */
function originsIn(list: string, variable: string, onThisMachine: boolean): readonly string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean)
  for (const one of origins) {
    const { origin, protocol, hostname } = URL.canParse(one) ? new URL(one) : { origin: '', protocol: '', hostname: '' }
    const isAllowed = isLoopback(hostname) ? onThisMachine : protocol === 'https:'
    // A browser takes a star for a name like any other; here it would only seem to stand for many.
    if (origin !== one || !isAllowed || hostname.includes('*')) throw new Error(`${variable} is not set as it must be: ${one} is no origin such as https://company.example.`)
  }
  return origins
}

function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: no such setting. The portal knows ${Object.keys(variables.shape).join(', ')}.`
  return `${issue.path.join()} is not set as it must be: ${issue.message} is wanted.`
}
