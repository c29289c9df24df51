/** A check that is too slow for every change. */
export interface Check {
  /** What holds if it passes. */
  description: string
  /** `seed` determines its random choices. */
  run: (given: { seed: number }) => Promise<Result>
}

export interface Result {
  passed: boolean
  summary: {
    /** What was tried, e.g. "661 stories". */
    amount: string
    /** What was found, e.g. "0 faults". */
    result: string
    /** The limit of the result, e.g. "at most 1.20 ×". */
    limit: string
  }
  /** Markdown. */
  details: readonly string[]
  /** Counts, for programs. */
  counts?: Readonly<Record<string, number>>
}

/** Thrown by a check that lacks a program on this machine: it neither passed nor failed. */
export class NotRun extends Error {}

/** The result of a check for faults: it passes if something was tried and no fault was found. */
export const faultResult = (
  tried: number,
  amount: string,
  faults: readonly string[],
  details: readonly string[] = [],
): Result => ({
  passed: tried > 0 && faults.length === 0,
  summary: { amount, result: `${faults.length} faults`, limit: '0' },
  details: [...details, ...(details.length > 0 && faults.length > 0 ? [''] : []), ...faults.map((one) => `- ${one}`)],
})

type Cells = readonly (string | number)[]

const row = (cells: Cells): string =>
  `| ${cells
    .map((cell) =>
      String(cell)
        .replaceAll('|', String.raw`\|`)
        .replaceAll(/\s+/g, ' '),
    )
    .join(' | ')} |`

/** A Markdown table. */
export const table = (head: Cells, rows: readonly Cells[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
]
