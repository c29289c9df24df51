import type { AnswerOf, BodyOf, Endpoint, PathOf } from '#portal/api/contract/endpoint.ts'
import type { Setting } from '../backend.ts'
import type { Contract } from '#portal/api/contract/contract.ts'
import type { Account } from '../credential/account.ts'
import type { SignedIn } from '../credential/session.ts'
import type { Query } from '../database/database.ts'
import type { Refusal } from '../http/refusal.ts'

/** Who a call was found to come from, by how the contract lets it prove that. */
interface WhoBy {
  none: undefined
  basic: Account
  token: SignedIn
  bearer: SignedIn
}

/** What a handler gets: everything parsed and proved, inside one transaction. */
interface Request<E extends Endpoint> {
  body: BodyOf<E>
  path: PathOf<E>
  who: WhoBy[E['authorization']]
  query: Query
  setting: Setting
  /** Tells whoever runs the back end which code went out. */
  onCode: (line: string) => void
}

/** Returning a refusal keeps what was written, throwing it undoes that. */
type Handler<E extends Endpoint> = (request: Request<E>) => Promise<AnswerOf<E> | Refusal>
export type Handlers = { [Name in keyof Contract]: Handler<Contract[Name]> }
export type HandlerOf<Name extends keyof Contract> = Handler<Contract[Name]>
