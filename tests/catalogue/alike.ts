import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** By the name of a picture: a hash of the approved file and of a screenshot, other bytes of the same pixels, which were compared and found alike. */
type Alike = Readonly<Record<string, string>>

const fileOfAlike = join(import.meta.dirname, 'alike.json')

/** Half of a SHA-256, in hex: far more than keeps a thousand pictures apart. */
const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
export const pairOf = (approved: Buffer, screenshot: Buffer): string => hash(hash(approved) + hash(screenshot))

export const readAlike = (file = fileOfAlike): Alike => JSON.parse(readFileSync(file, 'utf8')) as Alike

/** Whether these very bytes were compared before: then their pixels need not be looked at again. Anything else is still to be compared. */
export const isKnown = (alike: Alike, picture: string, approved: Buffer, screenshot: Buffer): boolean =>
  alike[picture] === pairOf(approved, screenshot)

export function writeAlike(alike: Alike, file = fileOfAlike): void {
  const sorted = Object.entries(alike).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}
