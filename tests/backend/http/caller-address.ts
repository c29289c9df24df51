import { isIPv6 } from 'node:net'
import { status } from '#portal/api/contract/status.ts'
import type { Backend, BackendContext } from '../backend.ts'
import { type CallName, isAuthentication } from '#portal/api/contract/contract.ts'
import { lockSubject } from '../credential/one-time-code.ts'
import { sha256 } from '../credential/secret.ts'
import { type Database, onlyRow } from '../database/database.ts'
import { limit } from '../limit.ts'
import { Refusal } from './refusal.ts'

/** The address alone: some proxies write a port behind it, and version 4 in the form of version 6. */
function plainAddress(written: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? []
  const [, version4] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written) ?? []
  const address = (bracketed ?? version4 ?? written).toLowerCase()
  const [, high, low] = /^(?:0*:){0,5}:?ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? []
  if (high !== undefined && low !== undefined) {
    const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
    return [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.')
  }
  return address.replace(/^(?:0*:){0,5}:?ffff:(?=\d+\.)/, '')
}

/** One household or provider gets a whole /64 of version 6; of version 4 one address. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
}

/**
 * Who calls, as a hash of the network address; undefined on this machine itself.
 * Behind a proxy that is the last address the header names: the one the proxy itself wrote.
 */
function callerAddress({ req, env }: BackendContext, isBehindProxy: boolean): string | undefined {
  const forwarded = isBehindProxy ? req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded ?? env.incoming.socket.remoteAddress ?? ''
  return isLoopback(plainAddress(address)) ? undefined : sha256(networkOf(address))
}

/** Calls that send something to anybody's address or number. */
const sendsCode: ReadonlySet<CallName> = new Set<CallName>([
  'registerEmailAddress',
  'registerPhoneNumber',
  'passwordResetRequest',
])

/**
 * Counts a try before it is judged: of many at once, no more are looked at than may fail. Those that are under way
 * count as failed until they are not, so that one more has to wait.
 */
async function countTry(database: Database, address: string): Promise<number> {
  return database.transaction(async (query) => {
    await lockSubject(query, `address:${address}`)
    const { tries, seconds } = await onlyRow<{ tries: number; seconds: number | null }>(
      query,
      `
      select count(*)::int as tries, ceil(extract(epoch from min(at) + interval '1 hour' - now()))::int as seconds
      from address_try where address_hash = $1 and at > now() - interval '1 hour'`,
      [address],
    )
    if (tries >= limit.triesPerAddress) {
      throw new Refusal(
        429,
        'Er is te vaak geprobeerd om in te loggen vanaf uw internetverbinding. Probeer het over een uur opnieuw.',
        { retryAfter: seconds ?? 3600 },
      )
    }
    const { id } = await onlyRow<{ id: number }>(
      query,
      'insert into address_try (address_hash) values ($1) returning id',
      [address],
    )
    return id
  })
}

/** Getting in fails only so often from one address, whatever accounts are tried. */
export async function withinAddressLimit(
  backend: Backend,
  name: CallName,
  context: BackendContext,
  work: () => Promise<Response>,
): Promise<Response> {
  const { database, setting } = backend
  const address = isAuthentication(name) ? callerAddress(context, setting.isBehindProxy) : undefined
  if (address === undefined) return work()
  const id = await countTry(database, address)
  let isTry = false
  try {
    const answer = await work()
    isTry = sendsCode.has(name)
    return answer
  } catch (error) {
    isTry = error instanceof Refusal && error.status === status.unauthorized
    throw error
  } finally {
    if (!isTry) await database.rows('delete from address_try where id = $1', [id])
  }
}
