import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { id, instant, withFallback } from './field-schema.ts'

/** Categories on the wire; the clinic may send others. */
export const documentCategory = {
  prescription: 'PRESCRIPT',
  prescriptionCgrp: 'PRESCRIPT_CGRP_STAT',
  gpLetter: 'GP_LETTER',
  mriResult: 'MRI_RESULT',
} as const

/** A document without its content. A category or description that cannot be read becomes ''. */
export const listedDocument = z.object({
  id,
  category: withFallback(z.string(), ''),
  description: withFallback(z.string(), ''),
  created_at: instant,
})
export type ListedDocument = z.infer<typeof listedDocument>

/** One document with its content; `documentData` is base64 (see `receivedFile` for the variants). */
export const documents = {
  getDocument: call(
    'POST /patientPortal/document/get',
    'token',
    z.object({
      documentData: z.string(),
      mimetype: withFallback(z.string(), ''),
      description: withFallback(z.string(), ''),
    }),
    z.object({ documentId: id, data: z.literal(true) }),
  ),
}
