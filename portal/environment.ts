/** What the build is told; all text, as environment variables are. */
export interface PortalEnvironment {
  VITE_API_SSL?: string
  VITE_API_HOST?: string
  VITE_API_PORT?: string
  /** Development only: codes of any length are sent on. A production build refuses it. */
  VITE_SKIP_CODE_CHECK?: string
  /** Days ahead in which free times are looked for; 90 when not set. */
  VITE_SLOT_DAYS?: string
}

/** The clinic's base address, without a slash at the end. Throws when the host is missing. */
export function baseAddress({ VITE_API_SSL, VITE_API_HOST, VITE_API_PORT }: PortalEnvironment): string {
  if (!VITE_API_HOST) throw new Error('VITE_API_HOST is not set: name the clinic’s host.')
  const scheme = VITE_API_SSL === 'false' ? 'http' : 'https'
  return `${scheme}://${VITE_API_HOST}${VITE_API_PORT ? `:${VITE_API_PORT}` : ''}`
}

/** Whether codes of any shape are sent on: the development flag. */
export const skipsCodeCheck = ({ VITE_SKIP_CODE_CHECK }: PortalEnvironment): boolean => VITE_SKIP_CODE_CHECK === 'true'

/** For how many days free times are looked for. */
export const slotDays = ({ VITE_SLOT_DAYS }: PortalEnvironment): number => Number(VITE_SLOT_DAYS) || 90
