import type { NamesIn } from '../api/contract/endpoint.ts'
import { isOneOf, isText, storedSchema, type StoredSchema } from '../rules/stored-schema.ts'

/**
 * Who may see a screen: everyone; a visitor, who has no session and is led on once there is one; a newcomer, who is a
 * visitor and may stay for a last step; a patient with a session; one who has finished onboarding as well.
 */
export type Access = 'everyone' | 'visitor' | 'newcomer' | 'patient' | 'onboarded'

/** An address: where it stands, who may see it, and what a history entry there carries. */
export interface Destination<Pattern extends string = string, State extends StoredSchema = StoredSchema> {
  /** `:name` parts are ids. */
  pattern: Pattern
  access: Access
  state: State
}

export type ParametersOf<D extends Destination> = Record<NamesIn<D['pattern']>, number>
export type StateOf<D extends Destination> = ReturnType<D['state']['parse']>

/** A message that shows once, as a toast and on the screen it arrives at: of success, unless it tells why the patient stands here. */
const messageShape = { message: isText, messageTone: isOneOf(['info']) }
type MessageShape = typeof messageShape

/** One line of the table. Every screen takes a message; `shape` is what else its entry carries. */
export function destination<const Pattern extends `/${string}`>(access: Access, pattern: Pattern): Destination<Pattern, StoredSchema<MessageShape>>
export function destination<const Pattern extends `/${string}`, Shape extends StoredSchema['shape']>(
  access: Access, pattern: Pattern, shape: Shape): Destination<Pattern, StoredSchema<MessageShape & Shape>>
export function destination(access: Access, pattern: string, shape: StoredSchema['shape'] = {}): Destination {
  return { access, pattern, state: storedSchema({ ...messageShape, ...shape }) }
}

const mostId = 2 ** 31 - 1

/** The ids in an address, or null where it is not this destination's. */
export function parametersAt({ pattern }: Destination, pathname: string): Record<string, number> | null {
  const expression = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, String.raw`(?<$1>[1-9]\d{0,9})`)}/?$`)
  const match = expression.exec(pathname)
  if (!match) return null
  const parameters = Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, digits]) => [name, Number(digits)]))
  return Object.values(parameters).every((id) => id <= mostId) ? parameters : null
}

/** A pattern with its ids filled in. */
export const filled = (pattern: string, parameters: Readonly<Record<string, number>>): string => pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(parameters[name]))

/** The path of a destination. */
export const addressOf = <D extends Destination>({ pattern }: D, ...[parameters]: [keyof ParametersOf<D>] extends [never] ? [] : [ParametersOf<D>]): string => filled(pattern, parameters ?? {})
