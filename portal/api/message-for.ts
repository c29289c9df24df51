/** The part of a failed call that decides its words. */
export interface Failure {
  kind: 'status' | 'noConnection' | 'timeout' | 'brokenAnswer'
  status: number
}

const worded = [400, 401, 403, 404, 409, 412, 413, 415, 429, 491, 495, 500, 503] as const
type ResponseKey = `responses.${(typeof worded)[number]}`
type FailureKey = 'errors.noConnection' | 'errors.timeout' | 'errors.brokenAnswer'

/** Words of a screen's own for a status. */
export type Overrides<Key extends string> = Readonly<Partial<Record<number, Key>>>

const isFailure = (error: unknown): error is Failure => error instanceof Error && 'kind' in error && 'status' in error

/** The text key for anything thrown: the screen's own words first, then the status's, then 'unknown error'. */
export function messageFor<const Key extends string = never>(error: unknown, overrides: Overrides<Key> = {}): Key | ResponseKey | FailureKey {
  if (!isFailure(error)) return 'responses.500'
  if (error.kind !== 'status') return `errors.${error.kind}`
  const known = worded.find((status) => status === error.status)
  return overrides[error.status] ?? (known ? `responses.${known}` : 'responses.500')
}
