import { createHmac, randomBytes } from 'node:crypto'
import { sameText } from './secret.ts'

const stepSeconds = 30

export function newSecret(): string {
  return randomBytes(20).toString('hex')
}

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / stepSeconds)
}

/** RFC 6238 with SHA-1 and six digits: what every authenticator app makes. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** The step whose code this is, now or one to either side, and later than the last one used. */
export function matchingStep(secret: string, code: string, now: number, lastUsed: number): number | undefined {
  const current = stepAt(now)
  return [current - 1, current, current + 1].find((step) => step > lastUsed && sameText(codeOf(secret, step), code))
}
