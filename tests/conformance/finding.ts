/** The back end differs from what the portal needs. */
export class Finding extends Error {
  readonly expected: string
  readonly got: string
  constructor(what: string, expected: unknown, got: unknown) {
    const [expectedText, gotText] = [inWords(expected), inWords(got)]
    super(`${what}: expected ${expectedText}, got ${gotText}`)
    this.expected = expectedText
    this.got = gotText
  }
}

/** The adapter lacks what the check needs. */
export class NotChecked extends Error {}

/** The maximum length of a value in the report. */
const longest = 300

/** A report may be stored or shared, so it has no tokens. */
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
