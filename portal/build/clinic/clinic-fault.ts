/** Faults in a clinic's folder, a line each: file, line, field and what is wanted. It has no stack: nothing in the program is wrong. */
export class ClinicFault extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.stack = this.message
  }
}

/** What all of these readers return; throws one ClinicFault with the faults of all. Any other error goes on at once. */
export function readAll<Result>(read: (attempt: <Part>(part: () => Part) => Part | undefined) => Result): Result {
  const faults: string[] = []
  const result = read((part) => {
    try {
      return part()
    } catch (error) {
      if (!(error instanceof ClinicFault)) throw error
      faults.push(error.message)
      return undefined
    }
  })
  if (faults.length > 0) throw new ClinicFault(faults)
  return result
}

/** Levenshtein's distance: how many letters to add, take away or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [column, otherLetter] of Array.from(other).entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** A sentence that names the known name nearest to one that is not known; empty if none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((one) => ({ one, away: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, away }) => away <= Math.max(2, Math.floor(one.length / 3)))
    .toSorted((first, second) => first.away - second.away)
  return nearest ? ` Did you mean ${nearest.one}?` : ''
}
