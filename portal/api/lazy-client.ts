import type { Call, ClientOptions } from './client.ts'
import { ApiError } from './error.ts'

/** Loads the client's module. Called at the first interaction, so that it is there if the connection is lost later. */
export const loadClient = () => import('./client.ts')

/** Awaits a module that a call needs; a failed import becomes an `ApiError` of kind 'noConnection'. */
export const forCall = <Needed>(needed: Promise<Needed>): Promise<Needed> =>
  needed.catch((cause: unknown) => {
    throw new ApiError('noConnection', 0, undefined, { cause })
  })

/** A client whose module is loaded at the first call, to keep it out of the first page's bundle. */
export function lazyClient(options: ClientOptions): Call {
  let call: Call | undefined
  return async (endpoint, ...input) => {
    const { createClient } = await forCall(loadClient())
    call ??= createClient(options)
    return call(endpoint, ...input)
  }
}
