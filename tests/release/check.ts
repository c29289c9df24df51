/** Something that takes longer to check than every change can wait for. */
export interface Check {
  /** What holds if it passes. */
  says: string
  /** `seed` decides all chance there is in it. */
  run: (given: { seed: number }) => Promise<Result>
}

export interface Result {
  passed: boolean
  summary: {
    /** How much was tried, e.g. "661 stories". */
    amount: string
    /** What came out, e.g. "0 faults". */
    figure: string
    /** What the figure is held to, e.g. "at most 1.20 ×". */
    limit: string
  }
  /** Markdown, for whoever wants to know more. */
  figures: readonly string[]
  /** The same for programs. */
  counts?: Readonly<Record<string, number>>
}

/** Thrown by a check that lacks something on this machine: it neither passed nor failed. */
export class NotRun extends Error {}

/** Of a check that looks for faults: something must have been tried, and none may be found. */
export const faultResult = (
  tried: number,
  amount: string,
  faults: readonly string[],
  figures: readonly string[] = [],
): Result => ({
  passed: tried > 0 && faults.length === 0,
  summary: { amount, figure: `${faults.length} faults`, limit: '0' },
  figures: [...figures, ...(figures.length > 0 && faults.length > 0 ? [''] : []), ...faults.map((one) => `- ${one}`)],
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
