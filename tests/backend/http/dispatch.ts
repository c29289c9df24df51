import type { Endpoint } from '#portal/api/contract/endpoint.ts'
import type { Backend, BackendContext } from '../backend.ts'
import { withinAddressLimit } from './caller-address.ts'
import { type CallName, endpointOf } from '#portal/api/contract/contract.ts'
import { type Account, checkPassword } from '../credential/account.ts'
import { type Basic, readBasic, readToken } from '../credential/header.ts'
import { sha256 } from '../credential/secret.ts'
import { type SignedIn, whoHolds } from '../credential/session.ts'
import { firstRow } from '../database/database.ts'
import { perform } from './fault.ts'
import { handlers } from '../handler/registry.ts'
import { bodyOf } from './body.ts'
import { Refusal, unauthorized } from './refusal.ts'
import { withinUploadLimit } from './upload-limit.ts'

/** An answer that the contract does not allow: our own mistake, so a 500. */
class ContractBreach extends Error {
  constructor(call: string, places: readonly string[]) {
    super(`${call} breaks the contract at ${places.join(', ')}`)
    this.name = `ContractBreach(${call}: ${places.join(', ')})`
  }
}

type Caller = { kind: 'nobody' } | { kind: 'patient'; patient: SignedIn } | { kind: 'claim'; basic: Basic }

/** Reads who a call says it is from the Authorization header and nothing else; a cookie is never looked at. */
async function callerOf(
  { database }: Backend,
  { authorization }: Endpoint,
  header: string | undefined,
): Promise<Caller> {
  if (authorization === 'none') return { kind: 'nobody' }
  if (authorization === 'basic') {
    const basic = readBasic(header)
    if (!basic) throw unauthorized()
    return { kind: 'claim', basic }
  }
  const token = readToken(header, authorization)
  const patient = token === undefined ? undefined : await whoHolds(database, token)
  if (!patient) throw unauthorized()
  return { kind: 'patient', patient }
}

function emailOf(caller: Caller): string | undefined {
  if (caller.kind === 'nobody') return undefined
  return caller.kind === 'patient' ? caller.patient.email : caller.basic.email
}

async function whoIs({ database }: Backend, caller: Caller): Promise<SignedIn | Account | undefined> {
  if (caller.kind === 'nobody') return undefined
  if (caller.kind === 'patient') return caller.patient
  const account = await checkPassword(database, caller.basic)
  if (account instanceof Refusal) throw account
  return account
}

function checkedAnswer(name: CallName, { answer }: Endpoint, outcome: unknown): Response {
  const parsed = answer.safeParse(outcome)
  if (!parsed.success)
    throw new ContractBreach(
      name,
      parsed.error.issues.map((issue) => issue.path.join('.') || 'the answer'),
    )
  return Response.json(parsed.data ?? {})
}

/** The table types each handler for its own call; here, where the name is a variable, no one type fits what they take. */
function handlerOf(name: CallName): (request: never) => Promise<unknown> {
  return handlers[name]
}

/** Whose faults a call may meet: the patient's, or on the calls without one whom its body or its link names. */
async function faultKeyOf(
  { database }: Backend,
  caller: Caller,
  body: unknown,
  { req }: BackendContext,
): Promise<string | undefined> {
  if (caller.kind !== 'nobody') return emailOf(caller)
  const { emailAddress, registrationToken } = (body ?? {}) as { emailAddress?: string; registrationToken?: string }
  if (emailAddress !== undefined) return emailAddress.trim().toLowerCase()
  if (registrationToken === undefined) return req.param('id')
  return (
    await firstRow<{ email: string }>(database, 'select email from registration where token_hash = $1', [
      sha256(registrationToken),
    ])
  )?.email
}

/** A GET that does something must come from the portal: not from a page elsewhere, and not from the address bar. */
function onlyFromThePortal({ method }: Endpoint, { req }: BackendContext, { setting }: Backend): void {
  const isElsewhere = ['cross-site', 'none'].includes(req.header('sec-fetch-site') ?? '')
  if (method === 'GET' && isElsewhere && !setting.portalOrigins().includes(req.header('origin') ?? ''))
    throw new Refusal(403, 'Dit adres is er alleen voor het portaal.')
}

/** The router takes a HEAD for a GET, and whoever only looks must not make anything happen. */
function onlyByItsMethod({ method }: Endpoint, { req }: BackendContext): void {
  if (req.method !== method) throw new Refusal(405, 'Dit kan hier niet.', { allow: method })
}

async function answerCall(
  backend: Backend,
  name: CallName,
  caller: Caller,
  context: BackendContext,
): Promise<Response> {
  const endpoint = endpointOf(name)
  const body = await bodyOf(name, endpoint, context)
  const fault = backend.faults.take(await faultKeyOf(backend, caller, body, context), name)
  if (fault && !fault.after) {
    const broken = await perform(fault, context.env, backend.stopping)
    if (broken) return broken
  }
  const who = await whoIs(backend, caller)
  const outcome = await backend.database.transaction((query) => {
    const request = { body, path: context.req.param(), who, query, setting: backend.setting, onCode: backend.onCode }
    return handlerOf(name)(request as never)
  })
  if (outcome instanceof Refusal) throw outcome
  const answer = checkedAnswer(name, endpoint, outcome)
  return (fault?.after && (await perform(fault, context.env, backend.stopping))) || answer
}

/** One call from header to answer: who, what body, which fault, the work in one transaction, the answer by the contract. */
export function dispatch(backend: Backend, name: CallName, context: BackendContext): Promise<Response> {
  const endpoint = endpointOf(name)
  onlyByItsMethod(endpoint, context)
  onlyFromThePortal(endpoint, context, backend)
  return withinAddressLimit(backend, name, context, async () => {
    const caller = await callerOf(backend, endpoint, context.req.header('authorization'))
    const patientId = caller.kind === 'patient' ? caller.patient.id : undefined
    return withinUploadLimit(backend, name, patientId, context, () => answerCall(backend, name, caller, context))
  })
}
