import type { RefusalReason } from './admission.ts'

/** Where a drag with files is. */
export type DragState = 'idle' | 'over-page' | 'over-zone' | 'wrong-kind'

/** Every word of the dropzone. Numbers come in here and go out as text. */
export interface FileDropzoneTexts {
  /** On the button, e.g. "Bestand kiezen". */
  choose: string
  /** In the zone: the invitation, the three moments of a drag (announced too), and that no more files fit. */
  zone: Record<DragState | 'full', string>
  /** Stands with a file whose first bytes are on their way. */
  reading: string
  /** Above the list, e.g. "2 bestanden gekozen". */
  chosen: (count: number) => string
  /** A size, e.g. "2,4 MB". */
  size: (bytes: number) => string
  /** On the button beside a file. */
  remove: string
  /** The name of that button; begins with its visible word. */
  removeFile: (name: string) => string
  /** Announced when a file is gone. */
  removed: (name: string) => string
  /** Follows the name of a refused file and a colon: why, and what to do. */
  refused: Record<RefusalReason, string>
  /** Follows the name of a file that was already there and a colon. */
  duplicate: string
  /** On what opens the reasons where there are many, e.g. "20 bestanden zijn niet toegevoegd. Bekijk waarom." */
  leftOut: (count: number) => string
  /** Announced once for each choice, e.g. "2 bestanden toegevoegd, 1 bestand geweigerd". */
  summary: (counts: { added: number; refused: number; duplicates: number }) => string
}
