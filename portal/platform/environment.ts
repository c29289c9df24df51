import * as z from 'zod/mini'
import { standardSettings } from '../rules/default-settings.ts'

const orNothing = (rule: RegExp, wanted: string) =>
  z.optional(z.string().check(z.regex(new RegExp(`^$|${rule.source}`), { error: wanted })))

/** The environment variables of a build; all strings. An empty one counts as not set. */
const variables = z.strictObject({
  VITE_API_SSL: orNothing(/^(?:true|false)$/, 'true or false'),
  VITE_API_HOST: z
    .string({ error: 'the clinic’s host' })
    .check(z.regex(/^[^\s/:]+$/, { error: 'the clinic’s host, without scheme, port or path' })),
  VITE_API_PORT: orNothing(/^\d{1,5}$/, 'a port number'),
  /** Development only: accepts verification codes of any length. A production build refuses it. */
  VITE_SKIP_CODE_CHECK: orNothing(/^(?:true|false)$/, 'true or false'),
  /** Number of days ahead for which free times are fetched. */
  VITE_SLOT_DAYS: orNothing(/^[1-9]\d{0,2}$/, 'a number of days, 1 to 999'),
  /** Allowed origins of identity verification; a redirect to any other is refused. */
  VITE_VERIFICATION_ORIGINS: z.optional(z.string()),
  /** Allowed origins of payment pages; any other is refused. */
  VITE_PAYMENT_ORIGINS: z.optional(z.string()),
  /** Path of the clinic's log-off call. It is not in the contract; without it only the device forgets the token. */
  VITE_SIGN_OUT_PATH: orNothing(/^(?:\/[\w.-]+)+$/, 'a path such as /patientPortal/signOut'),
  /** URL that takes in reports of what goes wrong; without it the build holds nothing that makes them. */
  VITE_REPORT_ADDRESS: z.optional(z.string()),
  /** Whether the build contains the page that simulates a verification. */
  VITE_TEST_PAGE: orNothing(/^(?:true|false)$/, 'true or false'),
  /** Whether the site's own server passes calls on to the clinic, so that VITE_API_HOST is the site's own host. */
  VITE_API_SAME_ORIGIN: orNothing(/^(?:true|false)$/, 'true or false'),
  /** False leaves out that the device reads messages and letters aloud. */
  VITE_READ_ALOUD: orNothing(/^(?:true|false)$/, 'true or false'),
  /** Whether browsers may list the host as https only, for every visitor and for years. */
  VITE_HSTS_PRELOAD: orNothing(/^(?:true|false)$/, 'true or false'),
})

/** The build's settings, parsed. */
export interface Environment {
  /** Origin of the clinic's API, without a trailing slash. */
  baseAddress: string
  skipsCodeCheck: boolean
  slotDays: number
  verificationOrigins: readonly string[]
  paymentOrigins: readonly string[]
  /** URL of the clinic's log-off call; null if it has none. */
  signOutAddress: string | null
  /** URL that reports of what goes wrong are posted to; null if nobody asked for them. */
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

/** An origin and a path, as nothing else may go along with a report. */
function reportAddress(address: string, onThisMachine: boolean): string {
  const { origin, pathname } = safeUrl(address, onThisMachine) ?? {}
  if (`${origin}${pathname}` !== address)
    throw new Error(
      `VITE_REPORT_ADDRESS is not set as it must be: ${address} is no address such as https://company.example/reports.`,
    )
  return address
}

/** Parses origins separated by commas or spaces. Loopback origins only if the clinic is on this machine too. */
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
