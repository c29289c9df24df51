import { reviewAddress } from '../features/review/rules/review-link.ts'
import { destinations, matchRoute } from '../navigation/destinations.ts'
import { collectReports } from '../platform/field-report/collect-reports.ts'

/** The pattern of a path's route, such as '/invoice/:id'. A path without one may hold anything, so it is not passed on. */
export function routeOf(path: string): string {
  if (path === reviewAddress) return path
  const match = matchRoute(path)
  return match ? destinations[match.name].pattern : 'unknown'
}

export const startFieldReport = (address: string, version: string): void => collectReports({ address, version, routeOf })
