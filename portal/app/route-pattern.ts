import { reviewAddress } from '../features/review/rules/review-link.ts'
import { routes, matchRoute } from '../navigation/route-table.ts'

/** The pattern of a path's route, such as '/invoice/:id'. A path without one may hold anything, so it is 'unknown'. */
export function routePattern(path: string): string {
  if (path === reviewAddress) return path
  const match = matchRoute(path)
  return match ? routes[match.name].pattern : 'unknown'
}
