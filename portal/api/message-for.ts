import { status, type StatusName } from './contract/status.ts'
import { ApiError, type FailureKind } from './error.ts'

const statusesWithText = [400, 401, 403, 404, 409, 412, 413, 415, 429, 491, 495, 500, 503] as const
type ResponseKey = `responses.${(typeof statusesWithText)[number]}`
type FailureKey = `errors.${Exclude<FailureKind, 'status'> | 'stopped'}`

/** A screen's own text keys by status name or number. A function where one status carries several codes; it gives undefined for the general text. */
export type Overrides<Key extends string> = Readonly<
  Partial<Record<StatusName | number, Key | ((error: ApiError) => Key | undefined)>>
>

/** Whether a call was aborted: by the patient, or as its screen or session ended. */
export const isAbortError = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** The text key for anything thrown: the screen's own, else the status's, else that of an unknown error. */
export function messageFor<const Key extends string = never>(
  error: unknown,
  overrides: Overrides<Key> = {},
): Key | ResponseKey | FailureKey {
  if (isAbortError(error)) return 'errors.stopped'
  if (!(error instanceof ApiError)) return 'responses.500'
  if (error.kind !== 'status') return `errors.${error.kind}`
  const name = (Object.keys(status) as StatusName[]).find((key) => status[key] === error.status)
  const own = (name && overrides[name]) ?? overrides[error.status]
  const known = statusesWithText.find((one) => one === error.status)
  return (typeof own === 'function' ? own(error) : own) ?? (known ? `responses.${known}` : 'responses.500')
}
