import { randomUUID } from 'node:crypto'
import { actionState } from '#portal/api/contract/patient.ts'
import { status } from '#portal/api/contract/status.ts'
import { firstRow, isUuid, onlyRow, type Query } from '../database/database.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { HandlerOf } from './handler.ts'

/** What the verification site can find. */
export const decisions = ['approved', 'declined', 'approved-without-bsn'] as const
export type Decision = (typeof decisions)[number]

const stateAfter: Readonly<Record<Decision, string>> = {
  approved: actionState.approved,
  declined: actionState.declined,
  'approved-without-bsn': actionState.acceptNoBsn,
}

/** Takes a decision down, once for a session; says where the patient goes on. */
export async function decide(
  query: Query,
  sessionId: string,
  decision: Decision,
  patientId?: number,
): Promise<{ redirectUrl: string } | undefined> {
  if (!isUuid(sessionId)) return undefined
  const decided = await firstRow<{ patientId: number; redirectUrl: string }>(
    query,
    `
    update identification_session set decision = $2
    where session_id = $1 and decision is null and patient_id = coalesce($3, patient_id)
    returning patient_id as "patientId", redirect_url as "redirectUrl"`,
    [sessionId, decision, patientId ?? null],
  )
  if (!decided) return undefined
  await query.rows('update patient set identification_state = $2 where id = $1 and identification_state <> $3', [
    decided.patientId,
    stateAfter[decision],
    actionState.approved,
  ])
  return decided
}

const longestAddress = 2000

/**
 * An address as a browser reads it, if it is one of the portal. Whatever is not plainly an origin and a path, such as
 * a name before an at-sign or `blob:` in front of it all, does not begin with its own origin.
 */
function portalAddress(given: string, portalOrigins: readonly string[]): string | undefined {
  const address = given.length > longestAddress ? null : URL.parse(given)
  if (!address || !portalOrigins.includes(address.origin)) return undefined
  return address.href.startsWith(`${address.origin}/`) ? address.href : undefined
}

/** The patient comes back to an address of the portal only: anything else would make the back end an open redirect. */
export const startIdentification: HandlerOf<'startIdentification'> = async ({ who, body, query, setting }) => {
  const redirectUrl = portalAddress(body.redirectUrl, setting.portalOrigins())
  if (redirectUrl === undefined)
    throw new Refusal(status.inputLogicError, 'Naar dit adres kunnen wij u niet terugsturen.')
  const { state } = await onlyRow<{ state: string }>(
    query,
    'select identification_state as state from patient where id = $1 for update',
    [who.id],
  )
  if (state === actionState.approved) throw new Refusal(status.preconditionFailed, 'Wij weten al wie u bent.')
  const sessionId = randomUUID()
  await query.rows('insert into identification_session (session_id, patient_id, redirect_url) values ($1, $2, $3)', [
    sessionId,
    who.id,
    redirectUrl,
  ])
  await query.rows('update patient set identification_state = $2 where id = $1 and identification_state = $3', [
    who.id,
    actionState.started,
    actionState.none,
  ])
  return { identificationUrl: `${setting.standInOrigin()}/verify/${sessionId}` }
}

/** A decision that nobody signed counts only where the back end is tried out. */
export const decisionHook: HandlerOf<'decisionHook'> = async ({ who, body, query, setting }) => {
  if (!setting.isTryout) throw new Refusal(403, 'Deze uitslag komt niet van de controle zelf.')
  const decided = await decide(query, body.sessionId, body.decision, who.id)
  if (!decided) throw notFound()
  return {}
}

/** Nine digits of which the weighted sum can be divided by eleven. */
function passesElevenTest(bsn: string): boolean {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]
  return (
    /^\d{9}$/.test(bsn) &&
    bsn !== '000000000' &&
    weights.reduce((sum, weight, at) => sum + weight * Number(bsn[at]), 0) % 11 === 0
  )
}

/** Written once: changing it asks a person at the clinic. */
export const setBSN: HandlerOf<'setBSN'> = async ({ who, body, query }) => {
  const bsn = /^\d{8}$/.test(body.bsn) ? `0${body.bsn}` : body.bsn
  if (!passesElevenTest(bsn)) throw new Refusal(status.inputLogicError, 'Ongeldig BSN')
  const { known, state } = await onlyRow<{ known: string | null; state: string }>(
    query,
    'select bsn as known, identification_state as state from patient where id = $1 for update',
    [who.id],
  )
  if (known !== null && known !== bsn)
    throw new Refusal(status.preconditionFailed, 'Wij hebben al een ander BSN van u. Bel ons als dat niet klopt.')
  await query.rows('update patient set bsn = $2, identification_state = $3 where id = $1', [
    who.id,
    bsn,
    state === actionState.acceptNoBsn ? actionState.approved : state,
  ])
  return {}
}
