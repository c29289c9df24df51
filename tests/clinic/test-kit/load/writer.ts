import type { ClinicClient } from '../test-clinic.ts'

/** Writes in one way, again and again, and remembers what the clinic acknowledged. */
export interface Writer {
  /** One more write; done when it is acknowledged. */
  write(clinic: ClinicClient): Promise<void>
  /** What was acknowledged and is not there, or is there by half, in words. */
  missing(clinic: ClinicClient): Promise<string[]>
}
export type NewWriter = (clinic: ClinicClient) => Promise<Writer>
