import { collectReports } from '../platform/field-report/collect-reports.ts'
import { routePattern } from './route-pattern.ts'

// Begins when it is imported, which saves every page the call.
collectReports(routePattern)
