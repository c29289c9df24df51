/** Every address a screen stands at. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  booking: '/appointment',
  appointments: '/appointments',
  cancel: '/cancel-appointment',
} as const

const addresses: readonly string[] = Object.values(paths)

/** Whether an address (path with query) stands inside the portal and may be returned to after signing in. */
export function isReturnable(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false
  const { pathname } = new URL(address, 'https://portal.invalid')
  return addresses.includes(pathname) && pathname !== paths.login && pathname !== paths.register && pathname !== paths.home
}
