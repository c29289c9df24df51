import { authentication } from '../api/contract/authentication.ts'
import { consults } from '../api/contract/consult.ts'
import { decisions } from '../api/contract/decision.ts'
import { documents } from '../api/contract/document.ts'
import { identification } from '../api/contract/identification.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { questionnaires } from '../api/contract/questionnaire.ts'
import { reviews } from '../api/contract/review.ts'
import { threads } from '../api/contract/thread.ts'

const calls = Object.values({ ...authentication, ...identification, ...decisions, ...patient, ...questionnaires, ...documents, ...threads, ...consults, ...reviews, ...invoices })

const firstFolder = (path: string) => path.split('/')[1] ?? ''

/** First path segments of the clinic's calls, such as `auth`; `others` are URLs of calls outside the contract. */
export function apiFolders(others: readonly string[]): string[] {
  const paths = [...calls.map(({ path }) => path), ...others.map((address) => new URL(address).pathname)]
  return [...new Set(paths.map(firstFolder))].toSorted()
}
