import type { Endpoint } from '#portal/api/contract/endpoint.ts'
import type { BackendContext } from '../backend.ts'
import { type CallName, isAuthentication } from '#portal/api/contract/contract.ts'
import { bodyBytesOf } from '../limit.ts'
import { malformed, Refusal } from './refusal.ts'

/** The body as text, given up as soon as it is too long whatever its length header says. */
export async function readText(body: ReadableStream<Uint8Array> | null, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > mostBytes) throw new Refusal(413, 'Dit bericht is te groot.')
      parts.push(part)
    }
  } catch (error) {
    // Whatever else ends a body early is the caller's line, no failure of the back end.
    throw error instanceof Refusal ? error : malformed()
  }
  return Buffer.concat(parts).toString('utf8')
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

/** Only names with texts: who is not signed in yet has nothing to say that goes deeper. */
function isFlat(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one !== 'object' || one === null)
  )
}

/** What a call says, by its schema; undefined where the contract has no body. */
export async function bodyOf(name: CallName, { body: schema }: Endpoint, { req }: BackendContext): Promise<unknown> {
  if (!schema) return undefined
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'De gegevens moeten als JSON worden verstuurd.')
  const json = parseJson(await readText(req.raw.body, bodyBytesOf(name)))
  const parsed = schema.safeParse(json)
  if (!parsed.success || (isAuthentication(name) && !isFlat(json))) throw malformed()
  return parsed.data
}
