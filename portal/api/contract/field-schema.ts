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

/** How the portal reads a field of a clinic's answer that breaks its schema. The schema itself stays as strict as it is: the clinic's own answers are judged by it. */
interface Tolerance {
  /** What is read instead. */
  fallback?: { value: unknown }
  /** Nothing inside it is left out: it can be read as it is, or not at all. */
  isWhole?: true
  /** Whether no screen shows such a record: that it cannot be read is nobody's loss. */
  isUnseen?: (record: Readonly<Record<string, unknown>>) => boolean
}
const tolerances = new WeakMap<ZodMiniType, Tolerance>()
export const toleranceOf = (schema: ZodMiniType): Tolerance => tolerances.get(schema) ?? {}

/** A copy: a schema such as `id` is shared by many fields. */
function tolerating<Schema extends ZodMiniType>(schema: Schema, tolerance: Tolerance): Schema {
  const copy = schema.clone()
  tolerances.set(copy, { ...toleranceOf(schema), ...tolerance })
  return copy
}

export const withFallback = <Schema extends ZodMiniType>(schema: Schema, fallback: z.infer<Schema> | ''): Schema => tolerating(schema, { fallback: { value: fallback } })
/** For what is added up: without one of its parts the sum is wrong. */
export const whole = <Schema extends ZodMiniType>(schema: Schema): Schema => tolerating(schema, { isWhole: true })
export const unseenWhere = <Schema extends ZodMiniType>(schema: Schema, isUnseen: NonNullable<Tolerance['isUnseen']>): Schema => tolerating(schema, { isUnseen })

/** A file sent in a body; `data` is bare base64. */
export const attachment = z.object({ filename: z.string(), data: z.string(), description: z.string() })
export type Attachment = z.infer<typeof attachment>

/** A file as the portal hands it to a call: the base64 may be a blob of that text, so that no page holds it as one long string. */
export type OutgoingAttachment = Omit<Attachment, 'data'> & { data: string | Blob }
