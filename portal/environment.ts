/** What the build is told; all text, as environment variables are. */
export interface PortalEnvironment {
  VITE_API_SSL?: string
  VITE_API_HOST?: string
  VITE_API_PORT?: string
  /** Development only: codes of any length are sent on. A production build refuses it. */
  VITE_SKIP_CODE_CHECK?: string
}

/** The clinic's base address, without a slash at the end. Throws when the host is missing. */
export function baseAddress({ VITE_API_SSL, VITE_API_HOST, VITE_API_PORT }: PortalEnvironment): string {
  if (!VITE_API_HOST) throw new Error('VITE_API_HOST is not set: name the clinic’s host.')
  const scheme = VITE_API_SSL === 'false' ? 'http' : 'https'
  return `${scheme}://${VITE_API_HOST}${VITE_API_PORT ? `:${VITE_API_PORT}` : ''}`
}
