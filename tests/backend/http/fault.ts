import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import * as z from 'zod/mini'
import { callNames, type CallName } from '#portal/api/contract/contract.ts'

const after = z.optional(z.boolean())

/** What can go wrong between the portal and a back end. With `after` the work is done first, only the answer suffers. */
const fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    body: z.optional(z.unknown()),
    contentType: z.optional(z.string()),
    after,
  }),
  z.strictObject({ kind: z.literal('break'), after }),
  z.strictObject({ kind: z.literal('reset'), after }),
  z.strictObject({ kind: z.literal('cut'), after }),
  z.strictObject({ kind: z.literal('hang'), after }),
  z.strictObject({ kind: z.literal('slow'), ms: z.int().check(z.minimum(0), z.maximum(120_000)), after }),
])
export type Fault = z.infer<typeof fault>

export const armedFault = z.strictObject({
  email: z.string(),
  call: z.enum(callNames as [CallName, ...CallName[]]),
  fault,
  times: z.optional(z.int().check(z.minimum(1))),
})
type ArmedFault = z.infer<typeof armedFault>

export interface Faults {
  arm(armed: ArmedFault): void
  /** The fault for this patient's call, used up by asking. */
  take(email: string | undefined, call: CallName): Fault | undefined
}

export function createFaults(): Faults {
  const queues = new Map<string, Fault[]>()
  return {
    arm({ email, call, fault: armed, times = 1 }) {
      const key = `${email.toLowerCase()} ${call}`
      queues.set(key, [...(queues.get(key) ?? []), ...Array.from({ length: times }, () => armed)])
    },
    take(email, call) {
      return email === undefined ? undefined : queues.get(`${email} ${call}`)?.shift()
    },
  }
}

function answer(status: number, body: unknown, contentType = 'application/json'): Response {
  const isEmpty = status === 204 || status === 205 || status === 304
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  return new Response(isEmpty ? null : text, { status, headers: { 'Content-Type': contentType } })
}

/** Tells the server adapter that the connection is no longer its own; its shared constant must not get our headers. */
function alreadySent(): Response {
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

/** Carries out a fault; `undefined` means go on as if nothing were wrong. */
export async function perform(
  armed: Fault,
  { outgoing }: HttpBindings,
  stopping: AbortSignal,
): Promise<Response | undefined> {
  switch (armed.kind) {
    case 'status':
      return answer(armed.status, armed.body, armed.contentType)
    case 'break':
      // A list where the contract has an object: wrong for every call whose answer it describes.
      return answer(200, ['kapot'])
    case 'reset':
      outgoing.destroy()
      return alreadySent()
    case 'cut':
      await sendHalf(outgoing)
      outgoing.destroy()
      return alreadySent()
    case 'hang':
      await untilClosed(outgoing, stopping)
      return alreadySent()
    case 'slow':
      await wait(armed.ms, undefined, { signal: stopping }).catch(() => {})
      return undefined
  }
}

/** The head of an answer came through, so no browser sends its request again by itself, as it does when a kept connection breaks. */
function sendHalf({ socket }: HttpBindings['outgoing']): Promise<void> {
  return new Promise((resolve) => {
    if (socket)
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 64\r\n\r\n{', () => resolve())
    else resolve()
  })
}

function untilClosed(outgoing: HttpBindings['outgoing'], stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve())
    const stop = () => outgoing.destroy()
    if (stopping.aborted) stop()
    else stopping.addEventListener('abort', stop, { once: true })
  })
}
