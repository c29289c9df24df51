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

/** Every call the portal may make, by name. For the build, the test back end and the tests: a screen imports the table of its own subject. */
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
/** Names of all calls, in the order of the tables. */
export const callNames = Object.keys(contract) as CallName[]

/** The endpoint of a call, without its own types of body and answer. */
export function endpointOf(name: CallName): Endpoint {
  return contract[name]
}

/** Whether a call registers, signs in or resets a password (`/auth/…`), which anyone may try. */
export function isAuthentication(name: CallName): boolean {
  return contract[name].path.startsWith('/auth/')
}

/** Whether the body of a call has attachments, and so may be large. */
export function hasUploads(name: CallName): boolean {
  const { body } = endpointOf(name)
  return body instanceof z.ZodMiniObject && 'attachments' in body.shape
}
