/** Errors in a clinic's folder, one per line: file, line, field and what is expected. It has no stack, as nothing in the program is wrong. */
export class ClinicError extends Error {
  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.stack = this.message
  }
}

/** Runs `read`, which reads each part by `attempt` (undefined if it threw a ClinicError). Then throws one ClinicError with all lines, if there are any. Other errors are thrown at once. */
export function readAll<Result>(read: (attempt: <One>(readOne: () => One) => One | undefined) => Result): Result {
  const errors: string[] = []
  const result = read((readOne) => {
    try {
      return readOne()
    } catch (error) {
      if (!(error instanceof ClinicError)) throw error
      errors.push(error.message)
      return undefined
    }
  })
  if (errors.length > 0) throw new ClinicError(errors)
  return result
}

/** Levenshtein distance: the number of letters to add, remove or change. */
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

/** ' Did you mean x?' with the most similar known name, to append to a sentence; '' if none is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((one) => ({ one, away: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, away }) => away <= Math.max(2, Math.floor(one.length / 3)))
    .toSorted((first, second) => first.away - second.away)
  return nearest ? ` Did you mean ${nearest.one}?` : ''
}
