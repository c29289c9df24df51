import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reportFolder } from '../support/report.ts'

/** By the name of a picture: a hash of the approved file and of a screenshot, other bytes of the same pixels, which were compared and found alike. */
type Alike = Readonly<Record<string, string>>

const file = join(import.meta.dirname, 'alike.json')
const taken = join(reportFolder, 'visual', 'taken')

/** Half of a SHA-256, in hex: far more than keeps a thousand pictures apart. */
const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
export const pairOf = (approved: Buffer, screenshot: Buffer): string => hash(hash(approved) + hash(screenshot))

export const readAlike = (): Alike => JSON.parse(readFileSync(file, 'utf8')) as Alike

/** Whether these very bytes were compared before: then their pixels need not be looked at again. Anything else is still to be compared. */
export const isKnown = (alike: Alike, picture: string, approved: Buffer, screenshot: Buffer): boolean =>
  alike[picture] === pairOf(approved, screenshot)

/** Notes a screenshot that an approval found to be the picture, or made it. */
export function noteTaken(picture: string, screenshot: Buffer): void {
  mkdirSync(taken, { recursive: true })
  writeFileSync(join(taken, picture), screenshot)
}

export const forgetTaken = (): void => rmSync(taken, { recursive: true, force: true })

/** After an approval: what it noted for these approved pictures, and what is known of the others. */
export function writeAlike(known: Alike, approved: readonly string[]): void {
  const pairs = approved.map((path): [string, string | undefined] => {
    const picture = basename(path)
    const note = join(taken, picture)
    return [picture, existsSync(note) ? pairOf(readFileSync(path), readFileSync(note)) : known[picture]]
  })
  const sorted = pairs.filter(([, pair]) => pair !== undefined).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}
