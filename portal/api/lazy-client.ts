import type { Call, ClientOptions } from './client.ts'
import { ApiError } from './error.ts'

/** To be asked for as soon as somebody uses the page, before a connection can be lost. */
export const loadClient = () => import('./client.ts')

/** What a call needs and the first page does not: it arrives by then, or the call found no connection. */
export const forCall = <Needed>(needed: Promise<Needed>): Promise<Needed> =>
  needed.catch((cause: unknown) => { throw new ApiError('noConnection', 0, undefined, { cause }) })

/** A client that arrives with its first call: the first page needs none. */
export function lazyClient(options: ClientOptions): Call {
  let call: Call | undefined
  return async (endpoint, ...input) => {
    const { createClient } = await forCall(loadClient())
    call ??= createClient(options)
    return call(endpoint, ...input)
  }
}
