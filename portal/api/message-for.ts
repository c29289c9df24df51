import { status, type StatusName } from './contract/status.ts'
import { ApiError, type FailureKind } from './error.ts'

const worded = [400, 401, 403, 404, 409, 412, 413, 415, 429, 491, 495, 500, 503] as const
type ResponseKey = `responses.${(typeof worded)[number]}`
type FailureKey = `errors.${Exclude<FailureKind, 'status'> | 'stopped'}`

/** Words of a screen's own for a status, by its name where the contract gives it one; a function where one status carries several codes. It may leave some to the general words. */
export type Overrides<Key extends string> = Readonly<Partial<Record<StatusName | number, Key | ((error: ApiError) => Key | undefined)>>>

/** The patient stopped it themselves. */
export const isAbortError = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** The text key for anything thrown: the screen's own words first, then the status's, then 'unknown error'. */
export function messageFor<const Key extends string = never>(error: unknown, overrides: Overrides<Key> = {}): Key | ResponseKey | FailureKey {
  if (isAbortError(error)) return 'errors.stopped'
  if (!(error instanceof ApiError)) return 'responses.500'
  if (error.kind !== 'status') return `errors.${error.kind}`
  const name = (Object.keys(status) as StatusName[]).find((key) => status[key] === error.status)
  const own = (name && overrides[name]) ?? overrides[error.status]
  const known = worded.find((one) => one === error.status)
  return (typeof own === 'function' ? own(error) : own) ?? (known ? `responses.${known}` : 'responses.500')
}
