import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'

/** A database id: positive and within a 32-bit integer. */
export const id = z.int32().check(z.positive())

/** An instant, ISO 8601 with an offset or Z. */
export const instant = z.iso.datetime({ offset: true })

/** An amount of money in euro cents. */
export const cents = z.int32()

/** A non-negative amount in euro cents. A negative one is refused: it would be added where it has to be subtracted. */
export const amount = z.int32().check(z.nonnegative())

/** An answer whose content the contract does not specify; anything is accepted, also nothing. */
export const unspecified = z.unknown()

/** How `readAnswer` treats a field that breaks its schema. The schema stays strict: the test clinic's answers are checked against it. */
interface Tolerance {
  /** Used instead of the broken value. */
  fallback?: { value: unknown }
  /** Turns another way of writing the value into the contract's; undefined if it cannot. */
  convert?: (value: unknown) => unknown
  /** It is read completely or not at all: no entry and no field is left out. */
  isWhole?: true
  /** Whether no screen shows this record; if so, it is not reported as incomplete. */
  isUnseen?: (record: Readonly<Record<string, unknown>>) => boolean
}
const tolerances = new WeakMap<ZodMiniType, Tolerance>()
/**
 * How `readAnswer` treats a value that breaks this schema; {} unless the schema was made by one of the functions below.
 */
export const fallbackOf = (schema: ZodMiniType): Tolerance => tolerances.get(schema) ?? {}

/** A copy: a schema such as `id` is shared by many fields. */
function tolerating<Schema extends ZodMiniType>(schema: Schema, tolerance: Tolerance): Schema {
  const copy = schema.clone()
  tolerances.set(copy, { ...fallbackOf(schema), ...tolerance })
  return copy
}

let clinicDay: Intl.DateTimeFormat | undefined
/** yyyy-mm-dd */
function clinicDayOf(value: string): string {
  clinicDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })
  return clinicDay.format(new Date(value))
}

/** A calendar day, yyyy-mm-dd, without a time zone. An instant is read as the day that it falls on in Amsterdam. */
export const day = tolerating(z.iso.date(), {
  convert: (value) => (instant.safeParse(value).success ? clinicDayOf(value as string) : undefined),
})

/**
 * A copy of the schema for which `readAnswer` uses `fallback` in place of a value that breaks it, and reports the field
 * as incomplete. Parsing with the schema itself stays strict.
 */
export const withFallback = <Schema extends ZodMiniType>(schema: Schema, fallback: z.infer<Schema> | ''): Schema =>
  tolerating(schema, { fallback: { value: fallback } })
/**
 * A copy of the schema of which `readAnswer` leaves out no entry: for amounts that are added up, as without one the sum
 * is wrong.
 */
export const allOrNothing = <Schema extends ZodMiniType>(schema: Schema): Schema =>
  tolerating(schema, { isWhole: true })
/**
 * A copy of a record's schema: `readAnswer` does not report as incomplete the records for which `isUnseen` holds, as no
 * screen shows them.
 */
export const ignoreErrorsWhere = <Schema extends ZodMiniType>(
  schema: Schema,
  isUnseen: NonNullable<Tolerance['isUnseen']>,
): Schema => tolerating(schema, { isUnseen })

/** A file sent in a body; `data` is bare base64. */
export const attachment = z.object({ filename: z.string(), data: z.string(), description: z.string() })
export type Attachment = z.infer<typeof attachment>

/** An attachment as screens pass it: the base64 may be a blob of that text, so that it is never one long string in memory. */
export type OutgoingAttachment = Omit<Attachment, 'data'> & { data: string | Blob }
