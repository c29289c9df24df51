import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'

/** A database id: positive and within a 32-bit integer. */
export const id = z.int32().check(z.positive())

/** An instant, ISO 8601 with an offset or Z. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day, yyyy-mm-dd, without a time zone. */
export const day = z.iso.date()

/** An amount of money in euro cents. */
export const cents = z.int32()

/** An answer whose content the contract does not promise. */
export const anything = z.unknown()

const fallbacks = new WeakMap<ZodMiniType, unknown>()

/** What the portal reads where a clinic's answer holds something else here. The schema itself stays as strict as it is: the clinic's own answers are judged by it. */
export function withFallback<Schema extends ZodMiniType>(schema: Schema, fallback: z.infer<Schema> | ''): Schema {
  fallbacks.set(schema, fallback)
  return schema
}
export const hasFallback = (schema: ZodMiniType): boolean => fallbacks.has(schema)
export const fallbackOf = (schema: ZodMiniType): unknown => fallbacks.get(schema)

/** A file sent in a body; `data` is bare base64. */
export const attachment = z.object({ filename: z.string(), data: z.string(), description: z.string() })
export type Attachment = z.infer<typeof attachment>

/** A file as the portal hands it to a call: the base64 may be a blob of that text, so that no page holds it as one long string. */
export type OutgoingAttachment = Omit<Attachment, 'data'> & { data: string | Blob }
