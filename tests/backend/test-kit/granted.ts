import type { PatientInfo } from '#portal/api/contract/patient.ts'
import type { CallName } from '#portal/api/contract/contract.ts'
import type { CallInput, BackendClient } from './test-backend.ts'

/** The answer of a call that must succeed. */
export async function granted<T>(backend: BackendClient, name: CallName, input: CallInput): Promise<T> {
  const { status, body } = await backend.call(name, input)
  if (status !== 200) throw new Error(`${name} answered ${status}`)
  return body as T
}

export async function signIn(backend: BackendClient, basic: { email: string; password: string }): Promise<string> {
  await granted(backend, 'login', { basic })
  const { authToken } = await granted<{ authToken: string }>(backend, 'login2Factor', {
    basic,
    body: { smsCode: await backend.testAdmin.codeFor(basic.email) },
  })
  return authToken
}

export function infoOf(backend: BackendClient, token: string): Promise<PatientInfo> {
  return granted(backend, 'getInfo', { token, body: { modules: [] } })
}
