import type { NamesIn } from '../api/contract/endpoint.ts'
import { isInt32, isOneOf, isText, storedSchema, type StoredSchema } from '../rules/stored-schema.ts'

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

/** One line of the table. Every screen takes a message; `shape` is what else its entry carries. */
export const destination = <const Pattern extends `/${string}`, Shape extends StoredSchema['shape'] = typeof messageShape>(
  access: Access, pattern: Pattern, shape = {} as Shape): Destination<Pattern, StoredSchema<typeof messageShape & Shape>> => ({ access, pattern, state: storedSchema({ ...messageShape, ...shape }) })

/** The ids in an address, or null where it is not this destination's. */
export function parametersAt({ pattern }: Destination, pathname: string): Record<string, number> | null {
  const match = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, String.raw`(?<$1>[1-9]\d*)`)}/?$`).exec(pathname)
  const parameters = Object.entries(match?.groups ?? {}).map(([name, digits]) => [name, Number(digits)] as const)
  return match && parameters.every(([, id]) => isInt32(id)) ? Object.fromEntries(parameters) : null
}

/** A pattern with its ids filled in. */
export const filled = (pattern: string, parameters: Readonly<Record<string, number>>): string => pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(parameters[name]))

/** The path of a destination. */
export const addressOf = <D extends Destination>({ pattern }: D, ...[parameters]: [keyof ParametersOf<D>] extends [never] ? [] : [ParametersOf<D>]): string => filled(pattern, parameters ?? {})
