import { ApiError } from '../api/error.ts'

/** How long after the browser reports a connection a call may still find none, in ms. */
const reconnectingMs = 5_000
/** The pause before such a call is repeated, in ms. */
export const reconnectPauseMs = 1_000
let reconnectedAt = -Infinity

/** Call it when the browser reports a connection. */
export function startReconnecting(): void {
  reconnectedAt = performance.now()
}

/** Whether a failed call is worth repeating by itself: a network often needs a moment after it is reported. */
export const isReconnecting = (error: unknown): boolean =>
  performance.now() - reconnectedAt < reconnectingMs && error instanceof ApiError && error.kind === 'noConnection'
