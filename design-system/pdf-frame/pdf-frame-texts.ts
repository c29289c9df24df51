/** Every word that the frame shows or announces. */
export interface PdfFrameTexts {
  /** On the button that saves the file; the type and the size are there once the file is. E.g. "Download (PDF, 240 kB)". */
  download: (file?: { type: string; bytes: number }) => string
  /** Said after a press on Download. */
  downloaded: string
  /** On the link that hands the file to the browser's own viewer, e.g. "Openen in nieuw tabblad". */
  open: string
  /** Behind a link in the document that opens a new tab. */
  newTab: string
  /** On the link that jumps past the document. */
  skip: string
  /** While the document or the viewer is on its way. */
  loading: string
  /** Which page is shown, counted from 1, e.g. "Pagina 1 van 3". */
  page: (page: number, pages: number) => string
  /** On the two buttons for the size, and the size itself in percent. */
  larger: string
  smaller: string
  zoom: (percent: number) => string
  /** On the buttons that dim the white page, and that show its text instead. */
  dim: string
  readAsText: string
  /** A note with a document that is only a picture, and in the place of a page that is. */
  image: string
  imagePage: string
  /** On paper, when there are more pages than could be printed from here. */
  print: string
  /** The word for the icon of a message that something went wrong. */
  failedTone: string
  /** The word for the icon of a note. */
  noteTone: string
  /** On the button that tries again. */
  retry: string
  /** What went wrong: the document did not come; the viewer did not come; a password; broken bytes; no bytes; a type that cannot be shown; one page. */
  problems: Readonly<Record<PdfProblem | 'page', string>>
}

export type PdfProblem = 'failed' | 'unshown' | 'encrypted' | 'damaged' | 'empty' | 'unknown'
