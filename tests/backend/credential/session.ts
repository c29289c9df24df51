import { firstRow, type Query } from '../database/database.ts'
import { limit } from '../limit.ts'
import { newToken, sha256 } from './secret.ts'

/** Whose token a call carries. */
export interface SignedIn {
  id: number
  email: string
  locationId: number
}

/** Only the hash is kept: who reads the table cannot sign in with it. */
export async function startSession(query: Query, patientId: number): Promise<string> {
  const token = newToken()
  await query.rows(
    `insert into session (token_hash, patient_id, expires_at) values ($1, $2, now() + $3 * interval '1 day')`,
    [sha256(token), patientId, limit.sessionDays],
  )
  return token
}

export function whoHolds(query: Query, token: string): Promise<SignedIn | undefined> {
  return firstRow<SignedIn>(
    query,
    `
    select patient.id, patient.email, patient.location_id as "locationId"
    from session join patient on patient.id = session.patient_id
    where session.token_hash = $1 and session.expires_at > now()`,
    [sha256(token)],
  )
}

/** Logging off: this token is good for nothing any more; other devices stay signed in. */
export async function endSession(query: Query, token: string): Promise<void> {
  await query.rows('delete from session where token_hash = $1', [sha256(token)])
}

export async function endSessions(query: Query, email: string): Promise<void> {
  await query.rows('delete from session where patient_id = (select id from patient where email = $1)', [email])
}
