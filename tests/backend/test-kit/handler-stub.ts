import type { CallName } from '#portal/api/contract/contract.ts'
import { handlers } from '../handler/registry.ts'

/** What of a request a stub handler looks at. */
interface StubbedRequest {
  body: unknown
  path: Record<string, string>
  who: unknown
}

/** Works with another handler in the place of a call's own: how a test breaks the back end without touching its sources. */
export async function withStub<T>(
  name: CallName,
  stub: (request: StubbedRequest, original: () => unknown) => unknown,
  work: () => Promise<T>,
): Promise<T> {
  const original = handlers[name] as unknown as (request: StubbedRequest) => unknown
  Object.assign(handlers, { [name]: async (request: StubbedRequest) => stub(request, () => original(request)) })
  try {
    return await work()
  } finally {
    Object.assign(handlers, { [name]: original })
  }
}
