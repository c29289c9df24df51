import type { RefusalReason } from './validate-files.ts'

/** Where a drag with files is. */
export type DragState = 'idle' | 'over-page' | 'over-zone' | 'wrong-kind'

/** The dropzone's texts; functions format numbers. */
export interface FileDropzoneLabels {
  /** Label of the button, e.g. "Bestand kiezen". */
  choose: string
  /** Text in the zone: the invitation, the three drag states (announced too), and the maximum reached. */
  zone: Record<DragState | 'full', string>
  /** Text of a file whose first bytes are being read. */
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
  /** Shown after a refused file's name and a colon: why, and what to do. */
  refused: Record<RefusalReason, string>
  /** Shown after a duplicate file's name and a colon. */
  duplicate: string
  /** Shown after the new name of a renamed file and a colon: that another file has its name. */
  renamed: string
  /** Label of the disclosure for many reasons, e.g. "20 bestanden zijn niet toegevoegd. Bekijk waarom." */
  leftOut: (count: number) => string
  /** Announced after each choice, e.g. "2 bestanden toegevoegd, 1 bestand geweigerd". */
  summary: (counts: { added: number; renamed: number; refused: number; duplicates: number }) => string
}
