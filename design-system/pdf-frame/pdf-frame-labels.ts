/** The frame's texts. */
export interface PdfFrameLabels {
  /** Label of the save button; with type and size once the file has loaded. E.g. "Download (PDF, 240 kB)". */
  download: (file?: { type: string; bytes: number }) => string
  /** Announced after a press on Download. */
  downloaded: string
  /** Label of the link to the browser's own viewer, e.g. "Openen in nieuw tabblad". Absent: no link, for a site that shows received files only in this frame. */
  open?: string | undefined
  /** Label of the print button. Absent: no button. */
  printShown?: string | undefined
  /** After a link in the document that opens a new tab. */
  newTab: string
  /** Link that skips the document. */
  skip: string
  /** While the document or the viewer is loading. */
  loading: string
  /** The current page, from 1, e.g. "Pagina 1 van 3". */
  page: (page: number, pages: number) => string
  /** On the two buttons for the size, and the size itself in percent. */
  larger: string
  smaller: string
  zoom: (percent: number) => string
  /** On the button that dims the white page. */
  dim: string
  /** On the button that shows the document's text, and, while the text is shown, its pages again. */
  readAsText: string
  showOriginal: string
  /** In place of a page that takes long to render. */
  slow: string
  /** Label of the button that shows a page although its letters may be wrong. */
  showAnyway: string
  /** In place of a tick in a form, e.g. "aangekruist". */
  ticked: string
  /** Formats a note on a page, e.g. "Opmerking: …". */
  note: (words: string) => string
  /** Notice for a scanned document, and in place of the text of a scanned page. */
  image: string
  imagePage: string
  /** On paper, if there are more pages than can be printed from here. */
  print: string
  /** Text alternative of the error icon. */
  failedTone: string
  /** Text alternative of the notice's icon. */
  noteTone: string
  /** On the button that tries again. */
  retry: string
  /** Error texts by problem. 'page': a page that cannot be shown; 'rest': the same, and later pages may be missing; 'letters': letters that may be wrong; 'picture': a picture is missing on the page. */
  problems: Readonly<Record<PdfProblem | 'page' | 'rest' | 'letters' | 'picture', string>>
}

export type PdfProblem = 'failed' | 'unshown' | 'encrypted' | 'damaged' | 'empty' | 'unknown'
