import type { LinkedRecord, Status } from './part-record.ts'

/** What a status asks for, each on top of the one before it. */
export const statusWords: Readonly<Record<Status, string>> = {
  draft: 'It has stories and a guide, and may still change in any way.',
  ready: 'It has a complete record, tests of its own, and a sheet of all its states with pictures in all three themes.',
  proven: 'Every criterion has a test that proves it, and the portal uses it.',
}

/** What the sources say of a part, besides its record. */
export interface Evidence {
  /** A test file beside it draws it. */
  hasTest: boolean
  /** Its sheet of states has an approved picture in each theme. */
  hasPictures: boolean
  /** What patients get imports it. */
  isUsed: boolean
}

/** The names of the things that a part lacks for its own status, none for a draft. */
export function lacks(
  { status, dutchNames, anatomy, criteria, changes }: LinkedRecord,
  { hasTest, hasPictures, isUsed }: Evidence,
): string[] {
  const demands: [status: Status, isMet: boolean, words: string][] = [
    ['ready', dutchNames.length > 0 && anatomy.length > 0 && changes.length > 0, 'a complete record'],
    ['ready', criteria.length > 0, 'criteria'],
    ['ready', hasTest, 'a test of its own'],
    ['ready', hasPictures, 'a picture of its sheet in each theme'],
    ['proven', criteria.every(({ proofs }) => proofs.length > 0), 'a test for each criterion'],
    ['proven', isUsed, 'a use in the portal'],
  ]
  const order: readonly Status[] = ['draft', 'ready', 'proven']
  return demands
    .filter(([asker, isMet]) => !isMet && order.indexOf(asker) <= order.indexOf(status))
    .map(([, , words]) => words)
}
