import type { ZodMiniType } from 'zod/mini'
import { fallbackOf, hasFallback } from './contract/field.ts'

/** Nothing can be made of it. */
const unreadable = Symbol('unreadable')

/** What is read of an answer; `incomplete` names the fields of it under which something was left out, or is `undefined`. */
export interface ReadAnswer {
  value: unknown
  incomplete: readonly string[] | undefined
}

type Lost = () => void

/**
 * Reads an answer as far as it goes: an entry of a list that cannot be read is left out, a field that may be empty is
 * empty, one with a fallback gets that. Null where nothing can be used. Sending stays strict.
 */
export function readAnswer(schema: ZodMiniType, data: unknown): ReadAnswer | null {
  const strict = schema.safeParse(data)
  if (strict.success) return { value: strict.data, incomplete: undefined }
  const incomplete = new Set<string>()
  const value = readAll(schema, data, (field) => incomplete.add(field))
  return value === unreadable ? null : { value, incomplete: incomplete.size > 0 ? [...incomplete] : undefined }
}

/** The answer itself: what is lost is told by its own field. */
function readAll(schema: ZodMiniType, data: unknown, lose: (field: string) => void): unknown {
  const def = definitionOf(schema)
  return def.type === 'object' ? readFields(def.shape, data, lose) : read(schema, data, () => {})
}

/** As zod describes a schema: the kinds that answers are made of. */
type Definition =
  | { type: 'object'; shape: Readonly<Record<string, ZodMiniType>> }
  | { type: 'array'; element: ZodMiniType }
  | { type: 'record'; keyType: ZodMiniType; valueType: ZodMiniType }
  | { type: 'nullable' | 'optional'; innerType: ZodMiniType }
  | { type: 'leaf' }

const definitionOf = ({ def }: ZodMiniType) => def as unknown as Definition

function read(schema: ZodMiniType, data: unknown, lose: Lost): unknown {
  const strict = schema.safeParse(data)
  if (strict.success) return strict.data
  const value = readParts(schema, data, lose)
  if (value !== unreadable || !hasFallback(schema)) return value
  // A list that is none may have held something.
  if (Array.isArray(fallbackOf(schema))) lose()
  return fallbackOf(schema)
}

function readParts(schema: ZodMiniType, data: unknown, lose: Lost): unknown {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'object': return readFields(def.shape, data, lose)
    case 'array': return Array.isArray(data) ? readEntries(data, (entry) => read(def.element, entry, lose), lose) : unreadable
    case 'record': return isObject(data) ? Object.fromEntries(readEntries(Object.entries(data), ([key, entry]) => readPair(def, key, entry, lose), lose)) : unreadable
    case 'nullable': return orElse(read(def.innerType, data, lose), null)
    case 'optional': return orElse(read(def.innerType, data, lose), undefined)
    case 'leaf': return unreadable
    // Any other kind is a leaf to us.
    default: return unreadable
  }
}

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === 'object' && data !== null && !Array.isArray(data)
const orElse = (value: unknown, instead: null | undefined) => (value === unreadable ? instead : value)

function readFields(shape: Readonly<Record<string, ZodMiniType>>, data: unknown, lose: (field: string) => void): unknown {
  if (!isObject(data)) return unreadable
  const fields = Object.entries(shape).map(([name, schema]) => [name, read(schema, data[name], () => lose(name))] as const)
  return fields.some(([, value]) => value === unreadable) ? unreadable : Object.fromEntries(fields)
}

function readEntries<Entry, Value>(entries: readonly Entry[], readOne: (entry: Entry) => Value | typeof unreadable, lose: Lost): Value[] {
  const values = entries.map(readOne)
  const readable = values.filter((value): value is Value => value !== unreadable)
  if (readable.length < values.length) lose()
  return readable
}

function readPair({ keyType, valueType }: { keyType: ZodMiniType; valueType: ZodMiniType }, key: string, entry: unknown, lose: Lost): readonly [string, unknown] | typeof unreadable {
  const value = keyType.safeParse(key).success ? read(valueType, entry, lose) : unreadable
  return value === unreadable ? unreadable : [key, value]
}
