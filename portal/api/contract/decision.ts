import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { anything } from './field-schema.ts'

/** What a verification found, said by hand. It stands apart from what patients call: a build for them does not hold it. */
export const decisions = {
  decisionHook: call('POST /identification/decisionHook', 'bearer', anything, z.object({ sessionId: z.string(), decision: z.enum(['approved', 'declined']) })),
}
