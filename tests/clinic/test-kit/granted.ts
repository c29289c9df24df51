import type { PatientInfo } from '#portal/api/contract/patient.ts'
import type { CallName } from '#portal/api/contract/contract.ts'
import type { CallInput, ClinicClient } from './test-clinic.ts'

/** The answer of a call that must succeed. */
export async function granted<T>(clinic: ClinicClient, name: CallName, input: CallInput): Promise<T> {
  const { status, body } = await clinic.call(name, input)
  if (status !== 200) throw new Error(`${name} answered ${status}`)
  return body as T
}

export async function signIn(clinic: ClinicClient, basic: { email: string; password: string }): Promise<string> {
  await granted(clinic, 'login', { basic })
  const { authToken } = await granted<{ authToken: string }>(clinic, 'login2Factor', {
    basic,
    body: { smsCode: await clinic.desk.codeFor(basic.email) },
  })
  return authToken
}

export function infoOf(clinic: ClinicClient, token: string): Promise<PatientInfo> {
  return granted(clinic, 'getInfo', { token, body: { modules: [] } })
}
