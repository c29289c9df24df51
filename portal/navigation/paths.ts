/** Every address a screen stands at. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  booking: '/appointment',
  appointments: '/appointments',
  cancel: '/cancel-appointment',
  newQuestion: '/new-question',
} as const

/** First parts of every address that needs a session, with or without a screen so far. */
const guardedParts = [
  'dashboard', 'appointment', 'appointments', 'cancel-appointment', 'messages', 'question', 'new-question', 'prescriptions', 'prescription',
  'documents', 'document', 'finance', 'invoice', 'action', 'test', 'dummy',
]

/** Whether an address sends a visitor without a session to the login screen. */
export const needsSession = (pathname: string): boolean => guardedParts.includes(pathname.split('/')[1] ?? '')

const addresses: readonly string[] = Object.values(paths)

/** Whether an address (path with query) stands inside the portal and may be returned to after signing in. */
export function isReturnable(address: string): boolean {
  // Browsers drop tabs and line breaks from an address: with one between two slashes it would lead to another site.
  if (!/^\/(?![/\\])\P{Cc}*$/u.test(address)) return false
  const { pathname } = new URL(address, 'https://portal.invalid')
  return addresses.includes(pathname) && pathname !== paths.login && pathname !== paths.register && pathname !== paths.home
}
