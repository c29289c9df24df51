import type { BackendClient } from '../test-backend.ts'

/** Writes in one way, again and again, and remembers what the clinic acknowledged. */
export interface Writer {
  /** One more write; done when it is acknowledged. */
  write(backend: BackendClient): Promise<void>
  /** What was acknowledged and is not there, or is there by half, in words. */
  missing(backend: BackendClient): Promise<string[]>
}
export type NewWriter = (backend: BackendClient) => Promise<Writer>
