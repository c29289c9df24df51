import { authentication } from '#portal/api/contract/authentication.ts'
import { consults } from '#portal/api/contract/consult.ts'
import { decisions } from '#portal/api/contract/decision.ts'
import { documents } from '#portal/api/contract/document.ts'
import type { Endpoint } from '#portal/api/contract/endpoint.ts'
import { identification } from '#portal/api/contract/identification.ts'
import { invoices } from '#portal/api/contract/invoice.ts'
import { patient } from '#portal/api/contract/patient.ts'
import { questionnaires } from '#portal/api/contract/questionnaire.ts'
import { reviews } from '#portal/api/contract/review.ts'
import { threads } from '#portal/api/contract/thread.ts'

/** Every call the portal may make, by name. */
const contract = {
  ...authentication, ...identification, ...decisions, ...patient, ...questionnaires, ...documents,
  ...threads, ...consults, ...reviews, ...invoices,
} as const

export type Contract = typeof contract
export type CallName = keyof Contract
export const callNames = Object.keys(contract) as CallName[]

export function endpointOf(name: CallName): Endpoint {
  return contract[name]
}

/** Getting in: what anybody may try without being known. */
export function isAuthentication(name: CallName): boolean {
  return contract[name].path.startsWith('/auth/')
}
