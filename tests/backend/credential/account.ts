import { status } from '#portal/api/contract/status.ts'
import { type Database, firstRow, onlyRow, type Query } from '../database/database.ts'
import { limit } from '../limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Basic } from './header.ts'
import { passwordFits } from './password.ts'
import { sha256 } from './secret.ts'

/** Somebody whose password was right; the second factor is still to come. */
export interface Account {
  id: number
  email: string
  phone: string
  method: string
  otpSecret: string | null
}

interface Stored extends Account {
  passwordHash: string
}

const select = `select id, email, phone, method, otp_secret as "otpSecret", password_hash as "passwordHash" from patient where email = $1`

function locked(seconds: number): Refusal {
  return new Refusal(429, 'Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over 2 uur opnieuw.', {
    retryAfter: seconds,
  })
}

/** Counts attempts by the typed address, so that one without an account behaves as one that has it. */
async function countAttempt<T>(query: Query, emailHash: string, account: T | undefined): Promise<T | Refusal> {
  const attempt = await onlyRow<{ wrong: number; seconds: number | null }>(
    query,
    `
    insert into password_attempt as attempt (email_hash, wrong) values ($1, 0)
    on conflict (email_hash) do update set wrong = attempt.wrong
    returning wrong, ceil(extract(epoch from locked_until - now()))::int as seconds`,
    [emailHash],
  )
  if (attempt.seconds !== null && attempt.seconds > 0) return locked(attempt.seconds)
  if (account) {
    await query.rows('delete from password_attempt where email_hash = $1', [emailHash])
    return account
  }
  const wrong = (attempt.seconds === null ? attempt.wrong : 0) + 1
  const isLocked = wrong >= limit.wrongPasswords
  await query.rows(
    `
    update password_attempt set wrong = $2, at = now(), locked_until = case when $3 then now() + $4 * interval '1 second' end
    where email_hash = $1`,
    [emailHash, wrong, isLocked, limit.lock],
  )
  return isLocked
    ? locked(limit.lock)
    : new Refusal(status.unauthorized, 'Dit e-mailadres en wachtwoord horen niet bij elkaar.')
}

/** The costly check of the password runs outside the transaction that counts it. */
export async function checkPassword(database: Database, basic: Basic): Promise<Account | Refusal> {
  const account = await firstRow<Stored>(database, select, [basic.email])
  const fits = await passwordFits(account?.passwordHash, basic.password)
  return database.transaction((query) => countAttempt(query, sha256(basic.email), fits ? account : undefined))
}
