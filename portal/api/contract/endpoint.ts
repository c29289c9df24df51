import type * as z from 'zod/mini'
import type { Attachment, OutgoingAttachment } from './field-schema.ts'

/** The scheme of the Authorization header: `basic` carries e-mail and password, `token` and `bearer` the session's token. */
export type Authorization = 'none' | 'basic' | 'token' | 'bearer'

/**
 * One call of the clinic's HTTP contract.
 * `path` may have `:name` segments, filled from the call's `path` input. A call without `body` sends none.
 */
export interface Endpoint<Body extends z.ZodMiniType = z.ZodMiniType, Answer extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST'
  path: string
  authorization: Authorization
  body?: Body
  answer: Answer
}

/** The JSON body a call takes, `undefined` where it takes none. */
export type BodyOf<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType } ? z.infer<B> : undefined
/** That body as screens pass it: attachments may be blobs. */
export type OutgoingBodyOf<E extends Endpoint> =
  BodyOf<E> extends { attachments: Attachment[] }
    ? Omit<BodyOf<E>, 'attachments'> & { attachments: readonly OutgoingAttachment[] }
    : BodyOf<E>
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>

type NameIn<Segment extends string> = Segment extends `:${infer Name}` ? Name : never
/** The names of the `:name` segments of a pattern. */
export type NamesIn<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameIn<Segment> | NamesIn<Rest>
  : NameIn<Path>
/** Values for the `:name` segments of a call's path. */
export type PathOf<E extends Endpoint> = Record<NamesIn<E['path']>, string | number>

type Line<Path extends string, Style extends Authorization> = {
  method: 'GET' | 'POST'
  path: Path
  authorization: Style
}
type Split<Start extends string> = Start extends `${infer Method extends 'GET' | 'POST'} ${infer Path}`
  ? { method: Method; path: Path }
  : never

/** Declares an endpoint on one line: `call('POST /auth/login2Factor', 'basic', answer, body)`. */
export function call<
  const Start extends `${'GET' | 'POST'} /${string}`,
  Style extends Authorization,
  A extends z.ZodMiniType,
>(start: Start, authorization: Style, answer: A): Line<Split<Start>['path'], Style> & { answer: A }
export function call<
  const Start extends `${'GET' | 'POST'} /${string}`,
  Style extends Authorization,
  A extends z.ZodMiniType,
  B extends z.ZodMiniType,
>(start: Start, authorization: Style, answer: A, body: B): Line<Split<Start>['path'], Style> & { answer: A; body: B }
export function call(
  start: string,
  authorization: Authorization,
  answer: z.ZodMiniType,
  body?: z.ZodMiniType,
): Endpoint {
  const [method, path] = start.split(' ') as ['GET' | 'POST', string]
  return { method, path, authorization, answer, ...(body && { body }) }
}
