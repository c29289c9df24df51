import type { RefusalReason } from './validate-files.ts'

/** State of a drag with files: none, over the page, over the zone, or with no file of an allowed kind. */
export type DragState = 'idle' | 'over-page' | 'over-zone' | 'wrong-kind'

/** The texts of a FileDropzone. */
export interface FileDropzoneLabels {
  /** Button that opens the file picker, e.g. "Bestand kiezen". */
  choose: string
  /** Text in the zone. 'idle' invites to drop files and is hidden on touch-only devices; the three drag states are also announced; 'full' says that the maximum number is reached. */
  zone: Record<DragState | 'full', string>
  /** Shown in place of the size, and announced, while reading a file takes longer than 300 ms. */
  reading: string
  /** Above the list and its accessible name, e.g. "2 bestanden gekozen". */
  chosen: (count: number) => string
  /** Formats a size, e.g. "2,4 MB". */
  size: (bytes: number) => string
  /** Visible text of the button that removes a file. */
  remove: string
  /** Accessible name of that button; it begins with the text of `remove` (WCAG 2.5.3). */
  removeFile: (name: string) => string
  /** Announced when a file is removed. */
  removed: (name: string) => string
  /** Shown after the name of a refused file and a colon, by reason: why, and what to do. */
  refused: Record<RefusalReason, string>
  /** Shown after the name of a duplicate and a colon. */
  duplicate: string
  /** Shown after the new name of a renamed file and a colon: another file had the same name. */
  renamed: string
  /** Label of the disclosure that holds more than five reasons, e.g. "20 bestanden zijn niet toegevoegd. Bekijk waarom." */
  leftOut: (count: number) => string
  /** Announced after each choice, e.g. "2 bestanden toegevoegd, 1 bestand geweigerd". A renamed file also counts as added. */
  summary: (counts: { added: number; renamed: number; refused: number; duplicates: number }) => string
}
