/** Status of a component. `status-rules.ts` has the requirements of each. */
export type Status = 'draft' | 'ready' | 'proven'

/** A requirement of a component. Titles of the tests that prove it contain its id. */
interface Criterion {
  id: string
  text: string
}

/** A piece of the anatomy of a component. */
export interface AnatomyPiece {
  piece: string
  what: string
  /** CSS selector of the piece in the story that shows it; undefined if it is not visible. */
  at?: string
  /** The story that shows it, as the end of its id, e.g. `with-icon`; by default the first story. */
  story?: string
}

/** The content of `<component>.record.json`. */
export interface ComponentRecord {
  /** Name of the component and of its docs page. */
  component: string
  status: Status
  /** Its names in Dutch, the most common first. */
  dutchNames: readonly string[]
  /** Its name in NL Design System; null if that has no such component. */
  nlDesignSystem: string | null
  anatomy: readonly AnatomyPiece[]
  criteria: readonly Criterion[]
  limits: readonly string[]
  changes: readonly { version: string; what: string }[]
}

/** A test whose title contains the id of a criterion. `title` is as in the source, without ids. */
export interface Proof {
  file: string
  line: number
  title: string
}

export interface LinkedCriterion extends Criterion {
  proofs: readonly Proof[]
}

/** A record with each criterion's tests. */
export interface LinkedRecord extends Omit<ComponentRecord, 'criteria'> {
  criteria: readonly LinkedCriterion[]
}

/** The props of a component by the conventions that all components share. */
export interface ComponentApi {
  name: string
  required: readonly string[]
  /** The props for its value; none if it has no value. */
  value: readonly string[]
  /** The props that take texts. */
  labels: readonly string[]
  /** Whether it has the prop `render`, by which the caller renders its element. */
  render: boolean
  /** The HTML element that `ref` and further props go to; null if it takes none. */
  element: string | null
}
