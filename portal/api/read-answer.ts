import type { ZodMiniType } from 'zod/mini'
import { fallbackOf } from './contract/field-schema.ts'

/** Marks a value that breaks its schema and has no fallback. */
const unreadable = Symbol('unreadable')

/** An answer as far as it could be read. */
interface ReadAnswer {
  value: unknown
  /** Paths of fields that broke the schema, such as 'documents.description'; 'documents' where an entry of that list is left out. */
  incomplete: readonly string[] | undefined
}

interface Reading {
  value: unknown
  brokenPaths: readonly string[]
}

const nothing: Reading = { value: unreadable, brokenPaths: [] }
const isReadable = ({ value }: Reading) => value !== unreadable

/**
 * Parses an answer tolerantly: list entries that break the schema are left out, optional and nullable fields become
 * undefined or null, fields with a fallback get it. Null where the answer is unusable. Request bodies stay strict.
 */
export function readAnswer(schema: ZodMiniType, data: unknown): ReadAnswer | null {
  const { value, brokenPaths } = read(schema, data, [])
  return value === unreadable
    ? null
    : { value, incomplete: brokenPaths.length > 0 ? [...new Set(brokenPaths)] : undefined }
}

/** What answers use of zod's schema definitions. */
type Definition =
  | { type: 'object'; shape: Readonly<Record<string, ZodMiniType>> }
  | { type: 'array'; element: ZodMiniType }
  | { type: 'record'; keyType: ZodMiniType; valueType: ZodMiniType }
  | { type: 'nullable' | 'optional'; innerType: ZodMiniType }
  | { type: 'leaf' }

const definitionOf = ({ def }: ZodMiniType) => def as unknown as Definition

function read(schema: ZodMiniType, data: unknown, path: readonly string[]): Reading {
  const strict = schema.safeParse(data)
  if (strict.success) return { value: strict.data, brokenPaths: [] }
  const { fallback, isWhole, convert } = fallbackOf(schema)
  const converted = schema.safeParse(convert?.(data))
  if (convert && converted.success) return { value: converted.data, brokenPaths: [] }
  const children = isWhole ? nothing : readChildren(schema, data, path)
  return isReadable(children) || !fallback ? children : { value: fallback.value, brokenPaths: [path.join('.')] }
}

function readChildren(schema: ZodMiniType, data: unknown, path: readonly string[]): Reading {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'object':
      return readFields(def.shape, data, path)
    case 'array':
      return readList(def.element, data, path)
    case 'record':
      return readRecord(def, data, path)
    // A value that is there and cannot be read is not the same as none.
    case 'nullable':
      return orElse(
        read(def.innerType, data, path),
        data === undefined ? null : (fallbackOf(schema).fallback?.value ?? null),
        path,
      )
    case 'optional':
      return orElse(read(def.innerType, data, path), undefined, path)
    case 'leaf':
      return nothing
    // Any other kind is treated as a leaf.
    default:
      return nothing
  }
}

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
const orElse = (reading: Reading, value: unknown, path: readonly string[]): Reading =>
  isReadable(reading) ? reading : { value, brokenPaths: [path.join('.')] }

function readFields(shape: Readonly<Record<string, ZodMiniType>>, data: unknown, path: readonly string[]): Reading {
  if (!isObject(data)) return nothing
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    reading: read(schema, data[name], [...path, name]),
  }))
  if (!fields.every(({ reading }) => isReadable(reading))) return nothing
  return {
    value: Object.fromEntries(fields.map(({ name, reading }) => [name, reading.value])),
    brokenPaths: fields.flatMap(({ reading }) => reading.brokenPaths),
  }
}

function readList(element: ZodMiniType, data: unknown, path: readonly string[]): Reading {
  if (!Array.isArray(data)) return nothing
  const { isUnseen = () => false } = fallbackOf(element)
  const entries = data.map((entry: unknown) => ({
    reading: read(element, entry, path),
    isSeen: !(isObject(entry) && isUnseen(entry)),
  }))
  return {
    value: entries.filter(({ reading }) => isReadable(reading)).map(({ reading }) => reading.value),
    brokenPaths: entries
      .filter(({ isSeen }) => isSeen)
      .flatMap(({ reading }) => (isReadable(reading) ? reading.brokenPaths : [path.join('.')])),
  }
}

function readRecord(
  { keyType, valueType }: { keyType: ZodMiniType; valueType: ZodMiniType },
  data: unknown,
  path: readonly string[],
): Reading {
  if (!isObject(data)) return nothing
  const entries = Object.entries(data).map(([key, entry]) => ({
    key,
    reading: keyType.safeParse(key).success ? read(valueType, entry, path) : nothing,
  }))
  return {
    value: Object.fromEntries(
      entries.filter(({ reading }) => isReadable(reading)).map(({ key, reading }) => [key, reading.value]),
    ),
    brokenPaths: entries.flatMap(({ reading }) => (isReadable(reading) ? reading.brokenPaths : [path.join('.')])),
  }
}
