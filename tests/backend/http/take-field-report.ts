import type { Backend, BackendContext } from '../backend.ts'
import { fieldReports } from '../field-report.ts'
import { limit } from '../limit.ts'
import { parseJson, readText } from './body.ts'
import { malformed } from './refusal.ts'

/** Headers that would say who reports, or from which address. */
const identifyingHeaders = ['authorization', 'cookie', 'referer']

/** Takes in a post of reports; refuses one that says more than a report may. */
export async function takeFieldReport({ fieldReports: received }: Backend, context: BackendContext): Promise<Response> {
  const headers = context.req.header()
  if (identifyingHeaders.some((name) => name in headers)) throw malformed()
  const parsed = fieldReports.safeParse(parseJson(await readText(context.req.raw.body, limit.reportBytes)))
  if (!parsed.success) throw malformed()
  received.push({ headers, reports: parsed.data })
  received.splice(0, received.length - limit.reportsKept)
  return context.body(null, 204)
}
