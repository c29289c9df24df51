import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Compares without telling by its time how much of it was right. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(sha256(one)), Buffer.from(sha256(other))]
  return timingSafeEqual(a, b)
}
