/** The back end did something else than the portal needs. */
export class Finding extends Error {
  readonly expected: string
  readonly got: string
  constructor(what: string, expected: unknown, got: unknown) {
    const [wanted, came] = [inWords(expected), inWords(got)]
    super(`${what}: expected ${wanted}, got ${came}`)
    this.expected = wanted
    this.got = came
  }
}

/** The adapter lacks what would be needed to look. */
export class NotJudged extends Error {}

/** As much of a value as a line of the report may hold. */
const longest = 300

/** A report may be kept or passed on: it opens no session. */
const withoutTokens = (text: string): string => text.replaceAll(/"authToken":"[^"]*"?/g, '"authToken":"…"')

function inWords(value: unknown): string {
  const text = withoutTokens(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

export function mustBe(what: string, expected: unknown, got: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(got)) throw new Finding(what, expected, got)
}

export function mustHold(what: string, expected: string, holds: boolean, got: unknown): void {
  if (!holds) throw new Finding(what, expected, got)
}
