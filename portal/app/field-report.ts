import { collectReports } from '../platform/field-report/collect-reports.ts'
import { routePattern } from './route-pattern.ts'

// Starts on import: no other module needs to call it.
collectReports(routePattern)
