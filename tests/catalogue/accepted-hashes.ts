import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** By the name of a screenshot: a hash of the approved file and of a new one with other bytes, which was compared and has the same pixels. */
type AcceptedHashes = Readonly<Record<string, string>>

const defaultFile = join(import.meta.dirname, 'accepted-hashes.json')

/** Half of a SHA-256, in hex, which is enough for thousands of screenshots. */
const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
export const pairHash = (approved: Buffer, screenshot: Buffer): string => hash(hash(approved) + hash(screenshot))

export const readAcceptedHashes = (file = defaultFile): AcceptedHashes =>
  JSON.parse(readFileSync(file, 'utf8')) as AcceptedHashes

/** Whether these bytes were compared before, so that their pixels need not be compared again. */
export const isKnown = (
  acceptedHashes: AcceptedHashes,
  picture: string,
  approved: Buffer,
  screenshot: Buffer,
): boolean => acceptedHashes[picture] === pairHash(approved, screenshot)

export function writeAcceptedHashes(acceptedHashes: AcceptedHashes, file = defaultFile): void {
  const sorted = Object.entries(acceptedHashes).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}
