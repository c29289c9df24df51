import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { unspecified } from './field-schema.ts'

/** Reviewing the last consult through an e-mailed link; `id` is the link's uuid. */
export const reviews = {
  addReview: call(
    'POST /patientPortal/review/consult/:id/add',
    'none',
    unspecified,
    z.object({ score: z.int32().check(z.minimum(1), z.maximum(5)), motivation: z.string(), anonymous: z.boolean() }),
  ),
  validateReview: call('POST /patientPortal/review/consult/:id/validate', 'none', unspecified),
}
