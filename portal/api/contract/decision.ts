import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { unspecified } from './field-schema.ts'

/** Sets the outcome of a verification by hand, for the test page. In a table of its own, so that production builds leave it out. */
export const decisions = {
  decisionHook: call(
    'POST /identification/decisionHook',
    'bearer',
    unspecified,
    z.object({ sessionId: z.string(), decision: z.enum(['approved', 'declined']) }),
  ),
}
