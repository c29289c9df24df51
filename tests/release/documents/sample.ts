/** A document of the set, and what the frame must show of it. */
export interface DocumentSample {
  bytes: Uint8Array
  pages: number
  /** The error that is shown instead of pages. */
  error?: 'encrypted' | 'damaged'
  /** Pages, counted from 1, in whose place stands that their letters may be wrong, or that they cannot be drawn. */
  doubtful?: readonly number[]
  failed?: readonly number[]
  /** Another of the set that has the same dots. */
  like?: string
  /** The same document before it was spoilt, where pdf.js alone cannot reach its pages. */
  whole?: Uint8Array
  /** What "read as text" must hold. */
  words?: readonly string[]
  /** Every address that can be followed, and no other. */
  links?: readonly string[]
  /** Megabytes that the browser's own process may take at most. */
  megabytes?: number
}

export type SampleSet = Readonly<Record<string, DocumentSample>>
