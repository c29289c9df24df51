/** Every word that the frame shows or announces. */
export interface PdfFrameTexts {
  /** On the button that saves the file; the type and the size are there once the file is. E.g. "Download (PDF, 240 kB)". */
  download: (file?: { type: string; bytes: number }) => string
  /** Said after a press on Download. */
  downloaded: string
  /** On the link that hands the file to the browser's own viewer, e.g. "Openen in nieuw tabblad". Left out, there is none: for a site that shows what others sent nowhere but in this frame. */
  open?: string | undefined
  /** On the button that prints what is shown. Left out, there is none. */
  printShown?: string | undefined
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
  /** In the place of a page that takes long to draw. */
  slow: string
  /** On the button that shows a page although its letters may be wrong. */
  showAnyway: string
  /** In the place of a tick in a form, e.g. "aangekruist". */
  ticked: string
  /** Around what somebody noted on a page, e.g. "Opmerking: …". */
  note: (words: string) => string
  /** A note with a document that is only a picture, and in the place of the text of a page that is. */
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
  /** What went wrong: the document did not come; the viewer did not come; a password; broken bytes; no bytes; a type that cannot be shown; one page that cannot be; one that cannot be and maybe others behind it; one whose letters may be wrong. */
  problems: Readonly<Record<PdfProblem | 'page' | 'rest' | 'letters', string>>
}

export type PdfProblem = 'failed' | 'unshown' | 'encrypted' | 'damaged' | 'empty' | 'unknown'
