import type { AnswerOf, BodyOf, Endpoint, PathOf } from '#portal/api/contract/endpoint.ts'
import type { Setting } from '../clinic.ts'
import type { Contract } from '../contract.ts'
import type { Account } from '../credential/account.ts'
import type { SignedIn } from '../credential/session.ts'
import type { Query } from '../database/database.ts'
import type { Refusal } from '../http/refusal.ts'

/**
 * Who a call was found to come from. The table's type keeps each path but not its authorization, so the path says
 * it here; what a call must prove is read from the table itself when it runs.
 */
type WhoAt<Path extends string> =
  Path extends `/auth/login${string}` ? Account
    : Path extends `/auth/${string}` | `/patientPortal/review/${string}` ? undefined
      : SignedIn

/** What a handler gets: everything parsed and proved, inside one transaction. */
export interface Request<E extends Endpoint = Endpoint> {
  body: BodyOf<E>
  path: PathOf<E>
  who: WhoAt<E['path']>
  query: Query
  setting: Setting
  /** Tells whoever runs the clinic which code went out. */
  onCode: (line: string) => void
}

/** Returning a refusal keeps what was written, throwing it undoes that. */
export type Handler<E extends Endpoint> = (request: Request<E>) => Promise<AnswerOf<E> | Refusal>
export type Handlers = { [Name in keyof Contract]: Handler<Contract[Name]> }
export type HandlerOf<Name extends keyof Contract> = Handler<Contract[Name]>
