/** The texts of a PdfFrame. */
export interface PdfFrameLabels {
  /** Button that saves the file, e.g. "Download (PDF, 240 kB)". `file` is undefined until it has loaded; `type` is 'PDF', 'PNG', 'JPG' or empty. */
  download: (file?: { type: string; bytes: number }) => string
  /** Shown and announced after a press on that button. */
  downloaded: string
  /** Link that opens the file in the browser's own viewer, e.g. "Openen in nieuw tabblad". Undefined: no link, for a site that shows received files only in this frame. */
  open?: string | undefined
  /** Button that prints the pages. Undefined: no button. */
  printShown?: string | undefined
  /** Added to a link in the document that opens a new tab. */
  newTab: string
  /** Link that moves focus past the document, visible on focus. */
  skip: string
  /** Shown while the document or the viewer is loading. */
  loading: string
  /** The current page, counted from 1, e.g. "Pagina 1 van 3". Announced on scrolling. */
  page: (page: number, pages: number) => string
  /** Button that zooms in. */
  larger: string
  /** Button that zooms out. */
  smaller: string
  /** The zoom as a whole number of percent, 100 to 400; announced when it changes. */
  zoom: (percent: number) => string
  /** Toggle button that dims white pages. */
  dim: string
  /** Button that shows the document's text. */
  readAsText: string
  /** Button that shows the pages again. */
  showOriginal: string
  /** In place of a page that takes more than three seconds to render. */
  slow: string
  /** Button that shows a page although its letters may be wrong. */
  showAnyway: string
  /** In place of a ticked box or a chosen radio of a form, e.g. "aangekruist". */
  ticked: string
  /** Formats a note on a page, e.g. "Opmerking: …". */
  note: (text: string) => string
  /** Notice above an image or a scanned document, which have no text to read aloud. */
  image: string
  /** In place of the text of a page without text. */
  imagePage: string
  /** On paper only, if not all pages can be printed from the frame. */
  print: string
  /** Text alternative of the error icon. */
  failedTone: string
  /** Text alternative of the icon of any other notice. */
  noteTone: string
  /** Button that tries again. */
  retry: string
  /** Error texts by problem, of the file or of one page. 'page': it cannot be shown. 'rest': it cannot be shown, and later pages may be missing. 'letters': its letters may be wrong. 'picture': one of its images is missing. */
  problems: Readonly<Record<PdfProblem | 'page' | 'rest' | 'letters' | 'picture', string>>
}

/** Why a file is not shown. 'failed': loading failed. 'unshown': pdf.js could not be loaded. 'encrypted': it has a password. 'damaged': it is not valid. 'empty': it has no bytes. 'unknown': it is neither a PDF nor a JPEG or PNG. */
export type PdfProblem = 'failed' | 'unshown' | 'encrypted' | 'damaged' | 'empty' | 'unknown'
