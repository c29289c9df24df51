import type { Finding } from '../review-report.ts'

/** A finding with the addresses of its pictures, as far as the page has them. */
export interface ShownFinding extends Finding {
  before?: string
  after?: string
}

/** Findings with the same change: they are looked at and decided on as one. */
export interface Group {
  name: string
  findings: readonly ShownFinding[]
}

/** What the review page shows. */
export interface Review {
  groups: readonly Group[]
  /** A copy to look at: it decides nothing. */
  isCopy: boolean
}

/** An earlier approved picture. */
export interface EarlierPicture {
  commit: string
  date: string
  subject: string
  address: string
}

const nameOf = ({ kind, change, story, error }: Finding): string =>
  kind === 'changed' ? (change ?? story) : `${kind}: ${error?.split('\n')[0] ?? story}`

/** The findings by their change, those in most pictures first: they take as long to judge as one in a single picture. */
export const groupsOf = (findings: readonly ShownFinding[]): Group[] =>
  [...Map.groupBy(findings, nameOf)]
    .map(([name, members]) => ({ name, findings: members }))
    .toSorted((one, other) => other.findings.length - one.findings.length)
