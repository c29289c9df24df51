import type { PatientInfo } from '#portal/api/contract/patient.ts'
import type { CallName } from '../../contract.ts'
import type { ClinicClient, CallInput } from '../test-clinic.ts'

/** Writes in one way, again and again, and remembers what the clinic acknowledged. */
export interface Writer {
  /** One more write; done when it is acknowledged. */
  write(clinic: ClinicClient): Promise<void>
  /** What was acknowledged and is not there, or is there by half, in words. */
  missing(clinic: ClinicClient): Promise<string[]>
}
export type NewWriter = (clinic: ClinicClient) => Promise<Writer>

/** The answer of a call that must succeed. */
export async function granted<T>(clinic: ClinicClient, name: CallName, input: CallInput): Promise<T> {
  const { status, body } = await clinic.call(name, input)
  if (status !== 200) throw new Error(`${name} answered ${status}`)
  return body as T
}

export async function signIn(clinic: ClinicClient, basic: { email: string; password: string }): Promise<string> {
  await granted(clinic, 'login', { basic })
  const { authToken } = await granted<{ authToken: string }>(clinic, 'login2Factor', { basic, body: { smsCode: await clinic.desk.codeFor(basic.email) } })
  return authToken
}

export function infoOf(clinic: ClinicClient, token: string): Promise<PatientInfo> {
  return granted(clinic, 'getInfo', { token, body: { modules: [] } })
}
