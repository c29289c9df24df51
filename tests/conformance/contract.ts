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

const contract = {
  ...authentication, ...identification, ...decisions, ...patient, ...questionnaires, ...documents,
  ...threads, ...consults, ...reviews, ...invoices,
} as const

/** Every call of the contract, by name. */
export type ContractCall = keyof typeof contract
export const contractCalls = Object.keys(contract) as ContractCall[]

export function callOf(name: ContractCall): Endpoint {
  return contract[name]
}
