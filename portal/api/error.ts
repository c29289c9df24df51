import { status as statuses, type StatusName } from './contract/status.ts'

/** Why a call failed: a status outside 200–299, no answer, no answer in time, or an answer that breaks the contract. */
export type FailureKind = 'status' | 'noConnection' | 'timeout' | 'brokenAnswer'

/**
 * A failed call. `status` is 0 when no answer came; `data` is the answer's body as it was read. `message` is the
 * answer's `error` or `message` field (ERR-03), else an English sentence for developers.
 */
export class ApiError extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly data: unknown

  constructor(kind: FailureKind, status: number, data: unknown, options?: ErrorOptions) {
    super(messageIn(data) ?? `Request failed with status ${status}`, options)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.data = data
  }

  get outcomeUnknown(): boolean {
    return this.kind !== 'status' || this.status >= 500
  }
}

/** Whether this is an ApiError with one of these statuses. */
export const hasStatus = (error: unknown, ...names: readonly StatusName[]): boolean =>
  error instanceof ApiError && names.some((name) => statuses[name] === error.status)

/**
 * Whether the clinic may have applied the call although no valid answer came: no answer, a status from 500 on, or a
 * broken answer.
 */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof ApiError && error.outcomeUnknown

/** Whether the clinic refused the call, with a status below 500, and so has not applied it. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !error.outcomeUnknown

function messageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { error, message } = data as { error?: unknown; message?: unknown }
  return [error, message].find((text): text is string => typeof text === 'string' && text !== '')
}
