import * as z from 'zod/mini'
import { authentication } from './authentication.ts'
import { consults } from './consult.ts'
import { decisions } from './decision.ts'
import { documents } from './document.ts'
import type { Endpoint } from './endpoint.ts'
import { identification } from './identification.ts'
import { invoices } from './invoice.ts'
import { patient } from './patient.ts'
import { questionnaires } from './questionnaire.ts'
import { reviews } from './review.ts'
import { threads } from './thread.ts'

/** Every call the portal may make, by name. For what builds, answers and judges: a screen imports the table of its own subject. */
const contract = {
  ...authentication,
  ...identification,
  ...decisions,
  ...patient,
  ...questionnaires,
  ...documents,
  ...threads,
  ...consults,
  ...reviews,
  ...invoices,
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

export function hasUploads(name: CallName): boolean {
  const { body } = endpointOf(name)
  return body instanceof z.ZodMiniObject && 'attachments' in body.shape
}
