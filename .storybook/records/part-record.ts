/** How far a part is. `status-rules.ts` says what each asks for. */
export type Status = 'draft' | 'ready' | 'proven'

/** What a part has to meet. The titles of the tests that prove it carry its id. */
interface Criterion {
  id: string
  text: string
}

/** A piece of a part. */
export interface PartPiece {
  piece: string
  what: string
  /** CSS selector of the piece in the story that it is drawn in; none if it cannot be seen. */
  at?: string
  /** The story, as its address ends, such as `with-icon`; without it the part's first. */
  story?: string
}

/** What stands in `<part>.record.json`. */
export interface PartRecord {
  /** The part's page in the catalogue. */
  part: string
  status: Status
  /** What Dutch calls it, the commonest first. */
  dutchNames: readonly string[]
  /** What NL Design System calls it; null where it has no such part. */
  nlDesignSystem: string | null
  anatomy: readonly PartPiece[]
  criteria: readonly Criterion[]
  limits: readonly string[]
  changes: readonly { version: string; what: string }[]
}

/** A test whose title carries a criterion's id. `title` is as the source has it, without ids. */
export interface Proof {
  file: string
  line: number
  title: string
}

export interface LinkedCriterion extends Criterion {
  proofs: readonly Proof[]
}

/** A record with each criterion's tests. */
export interface LinkedRecord extends Omit<PartRecord, 'criteria'> {
  criteria: readonly LinkedCriterion[]
}

/** A part's props by the conventions that all parts share, as its types have them. */
export interface PartApi {
  name: string
  required: readonly string[]
  /** The props of the value that it shows or keeps; none if it has no value. */
  value: readonly string[]
  /** The props that take words. */
  words: readonly string[]
  /** Whether the caller can draw its element. */
  render: boolean
  /** The HTML element that `ref` and further props go to. */
  element: string | null
}
