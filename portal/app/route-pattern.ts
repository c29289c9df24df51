import { reviewAddress } from '../features/review/rules/review-link.ts'
import { routes, matchRoute } from '../navigation/route-table.ts'

/**
 * The pattern of a path's route, such as '/invoice/:id'; 'unknown' for a path without a route, which may contain
 * anything.
 */
export function routePattern(path: string): string {
  if (path === reviewAddress) return path
  const match = matchRoute(path)
  return match ? routes[match.name].pattern : 'unknown'
}
