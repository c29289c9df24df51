/** A type guard for one field. */
type Guard<T> = (value: unknown) => value is T
type Guards = Readonly<Record<string, Guard<unknown>>>

/** Schema of an object in storage or a history entry. `parse` never throws: it drops fields that do not fit, and gives {} for anything that is no object. */
export interface StoredSchema<Shape extends Guards = Guards> {
  shape: Shape
  parse: (stored: unknown) => { [Name in keyof Shape]?: (Shape[Name] extends Guard<infer T> ? T : never) | undefined }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
/** A whole number that fits 32 bits, as ids on the wire do; also zero and below. */
export const isInt32 = (value: unknown): value is number => Number.isInteger(value) && value === ((value as number) | 0)
/** An object that is not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isOneOf =
  <const T>(values: readonly T[]) =>
  (value: unknown): value is T =>
    (values as readonly unknown[]).includes(value)

export const isNothingOr =
  <T>(guard: Guard<T>) =>
  (value: unknown): value is T | null | undefined =>
    value === undefined || value === null || guard(value)

/** A guard for an object of which every named field fits; others are ignored. */
export const isObjectOf =
  <const Shape extends Guards>(shape: Shape) =>
  (value: unknown): value is { [Name in keyof Shape]?: Shape[Name] extends Guard<infer T> ? T : never } =>
    isRecord(value) && Object.entries(shape).every(([name, guard]) => guard(value[name]))

/** An instant, ISO 8601 with an offset or Z. */
export const isInstant = (value: unknown): value is string =>
  isText(value) &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))

/**
 * Makes a schema that drops fields that do not fit, as stored values may come from an older version or from anywhere else.
 * No zod here: this is in the first page's bundle.
 */
export const storedSchema = <const Shape extends Guards>(shape: Shape): StoredSchema<Shape> => ({
  shape,
  parse: (stored) => {
    const given = isRecord(stored) ? stored : {}
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, guard]) => (guard(given[name]) ? [[name, given[name]]] : [])),
    ) as ReturnType<StoredSchema<Shape>['parse']>
  },
})
