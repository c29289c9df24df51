import * as z from 'zod/mini'
import { standardSettings } from '../rules/default-settings.ts'

const orEmpty = (rule: RegExp, expected: string) =>
  z.optional(z.string().check(z.regex(new RegExp(`^$|${rule.source}`), { error: expected })))

/** The environment variables of a build; all strings. An empty one counts as not set. */
const variables = z.strictObject({
  VITE_API_SSL: orEmpty(/^(?:true|false)$/, 'true or false'),
  VITE_API_HOST: z
    .string({ error: 'the clinic’s host' })
    .check(z.regex(/^[^\s/:]+$/, { error: 'the clinic’s host, without scheme, port or path' })),
  VITE_API_PORT: orEmpty(/^\d{1,5}$/, 'a port number'),
  /** Development only: accepts verification codes of any length. A production build refuses it. */
  VITE_SKIP_CODE_CHECK: orEmpty(/^(?:true|false)$/, 'true or false'),
  /** Number of days ahead for which free times are fetched. */
  VITE_SLOT_DAYS: orEmpty(/^[1-9]\d{0,2}$/, 'a number of days, 1 to 999'),
  /** Allowed origins of identity verification; a redirect to any other is refused. */
  VITE_VERIFICATION_ORIGINS: z.optional(z.string()),
  /** Allowed origins of payment pages; any other is refused. */
  VITE_PAYMENT_ORIGINS: z.optional(z.string()),
  /** Path of the clinic's log-off call. It is not in the contract; without it only the device forgets the token. */
  VITE_SIGN_OUT_PATH: orEmpty(/^(?:\/[\w.-]+)+$/, 'a path such as /patientPortal/signOut'),
  /** URL that receives error and performance reports; without it the build contains no code that makes them. */
  VITE_REPORT_ADDRESS: z.optional(z.string()),
  /** Whether the build contains the page that simulates a verification. */
  VITE_TEST_PAGE: orEmpty(/^(?:true|false)$/, 'true or false'),
  /** Whether the site's own server passes calls on to the clinic, so that VITE_API_HOST is the site's own host. */
  VITE_API_SAME_ORIGIN: orEmpty(/^(?:true|false)$/, 'true or false'),
  /** False leaves out the button with which the device reads messages and letters aloud. */
  VITE_READ_ALOUD: orEmpty(/^(?:true|false)$/, 'true or false'),
  /** Whether browsers may put the host on their preloaded list of https-only hosts, which is hard to undo. */
  VITE_HSTS_PRELOAD: orEmpty(/^(?:true|false)$/, 'true or false'),
})

/** The build's settings, parsed. */
export interface Environment {
  /** Origin of the clinic's API, without a trailing slash. */
  baseAddress: string
  skipsCodeCheck: boolean
  /** Days ahead for which free times are fetched. */
  slotDays: number
  /** Without trailing slashes; so are the next. */
  verificationOrigins: readonly string[]
  paymentOrigins: readonly string[]
  /** URL of the clinic's log-off call; null if it has none. */
  signOutAddress: string | null
  /** URL that error and performance reports are posted to; null for none. */
  reportAddress: string | null
  hasTestPage: boolean
  /** The clinic answers on the site's own origin. */
  isSameOrigin: boolean
  hasHstsPreload: boolean
  readsAloud: boolean
}

/** Parses the variables that begin with VITE_. Throws an Error that names each missing, wrong or unknown one. */
export function readEnvironment(given: Readonly<Record<string, unknown>>): Environment {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('VITE_')))
  const { success, data, error } = variables.safeParse(own)
  if (!success) throw new Error(error.issues.map(faultOf).join('\n'))
  const {
    VITE_API_SSL,
    VITE_API_HOST,
    VITE_API_PORT,
    VITE_SKIP_CODE_CHECK,
    VITE_SLOT_DAYS,
    VITE_SIGN_OUT_PATH,
    VITE_TEST_PAGE,
    VITE_API_SAME_ORIGIN,
    VITE_HSTS_PRELOAD,
    VITE_READ_ALOUD,
  } = data
  const originsOf = (variable: 'VITE_VERIFICATION_ORIGINS' | 'VITE_PAYMENT_ORIGINS') =>
    originsIn(data[variable] ?? '', variable, isLoopback(VITE_API_HOST))
  const baseAddress = `${VITE_API_SSL === 'false' ? 'http' : 'https'}://${VITE_API_HOST}${VITE_API_PORT ? `:${VITE_API_PORT}` : ''}`
  return {
    baseAddress,
    skipsCodeCheck: VITE_SKIP_CODE_CHECK === 'true',
    slotDays: VITE_SLOT_DAYS ? Number(VITE_SLOT_DAYS) : standardSettings.slotDays,
    verificationOrigins: originsOf('VITE_VERIFICATION_ORIGINS'),
    paymentOrigins: originsOf('VITE_PAYMENT_ORIGINS'),
    signOutAddress: VITE_SIGN_OUT_PATH ? baseAddress + VITE_SIGN_OUT_PATH : null,
    reportAddress: data.VITE_REPORT_ADDRESS ? reportAddress(data.VITE_REPORT_ADDRESS, isLoopback(VITE_API_HOST)) : null,
    hasTestPage: VITE_TEST_PAGE === 'true',
    isSameOrigin: VITE_API_SAME_ORIGIN === 'true',
    hasHstsPreload: VITE_HSTS_PRELOAD === 'true',
    readsAloud: VITE_READ_ALOUD !== 'false',
  }
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Parses a URL of https, or of loopback if the clinic is on this machine too; undefined for any other. */
function safeUrl(text: string, onThisMachine: boolean): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isAllowed = url && (isLoopback(url.hostname) ? onThisMachine : url.protocol === 'https:')
  // URL accepts a star in a host name, but it would not work as a wildcard here.
  return isAllowed && !url.hostname.includes('*') ? url : undefined
}

/** Checks that an address is an origin and a path: nothing else may go along with a report. Throws an Error otherwise. */
function reportAddress(address: string, onThisMachine: boolean): string {
  const { origin, pathname } = safeUrl(address, onThisMachine) ?? {}
  if (`${origin}${pathname}` !== address)
    throw new Error(
      `VITE_REPORT_ADDRESS is not set as it must be: ${address} is no address such as https://company.example/reports.`,
    )
  return address
}

/** Parses origins separated by commas or spaces; loopback origins only if the clinic is on this machine too. Throws an Error for any other. */
function originsIn(list: string, variable: string, onThisMachine: boolean): readonly string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean)
  for (const one of origins) {
    if (safeUrl(one, onThisMachine)?.origin !== one)
      throw new Error(`${variable} is not set as it must be: ${one} is no origin such as https://company.example.`)
  }
  return origins
}

function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.join(', ')}: no such setting. The portal knows ${Object.keys(variables.shape).join(', ')}.`
  return `${issue.path.join()} is not set as it must be: ${issue.message} is wanted.`
}
