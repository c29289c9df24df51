import type { LinkedRecord, Status } from './component-record.ts'

/** The requirements of each status, in addition to those of the one before. */
export const statusDescriptions: Readonly<Record<Status, string>> = {
  draft: 'It has stories and a guide, and may still change in any way.',
  ready: 'It has a complete record, tests of its own, and a state matrix with screenshots in all three themes.',
  proven: 'Every criterion has a test that proves it, and the portal uses it.',
}

/** Facts about a component that are not in its record. */
export interface Evidence {
  /** A test file in its folder renders it. */
  hasTest: boolean
  /** Its state matrix has an accepted screenshot in each theme. */
  hasPictures: boolean
  /** Product code of the portal imports it. */
  isUsed: boolean
}

/** What a component lacks for its own status, as texts; empty for a draft. */
export function lacks(
  { status, dutchNames, anatomy, criteria, changes }: LinkedRecord,
  { hasTest, hasPictures, isUsed }: Evidence,
): string[] {
  const demands: [status: Status, isMet: boolean, text: string][] = [
    ['ready', dutchNames.length > 0 && anatomy.length > 0 && changes.length > 0, 'a complete record'],
    ['ready', criteria.length > 0, 'criteria'],
    ['ready', hasTest, 'a test of its own'],
    ['ready', hasPictures, 'a screenshot of its state matrix in each theme'],
    ['proven', criteria.every(({ proofs }) => proofs.length > 0), 'a test for each criterion'],
    ['proven', isUsed, 'a use in the portal'],
  ]
  const order: readonly Status[] = ['draft', 'ready', 'proven']
  return demands
    .filter(([asker, isMet]) => !isMet && order.indexOf(asker) <= order.indexOf(status))
    .map(([, , text]) => text)
}
