import { createRoot } from 'react-dom/client'
import { PdfFrame, type PdfFrameLabels } from '#design-system'
import '../../../design-system/tokens/index.css'

/** Every message is its own name, so that the check reads what is said and not how. */
const texts: PdfFrameLabels = {
  download: () => 'download',
  downloaded: 'downloaded',
  open: 'open',
  newTab: '(new tab)',
  skip: 'skip',
  loading: 'loading',
  page: (page) => `page ${page}`,
  larger: 'larger',
  smaller: 'smaller',
  zoom: (percent) => `${percent} %`,
  dim: 'dim',
  readAsText: 'read as text',
  showOriginal: 'show original',
  slow: 'slow',
  showAnyway: 'show anyway',
  ticked: 'ticked',
  note: (words) => `note: ${words}`,
  image: 'image',
  imagePage: 'image page',
  print: 'print',
  failedTone: 'error',
  noteTone: 'note',
  retry: 'retry',
  problems: {
    failed: 'failed',
    unshown: 'unshown',
    encrypted: 'encrypted',
    damaged: 'damaged',
    empty: 'empty',
    unknown: 'unknown',
    page: 'page failed',
    rest: 'rest failed',
    letters: 'letters',
    picture: 'picture',
  },
}

const root = createRoot(document.getElementById('root') ?? document.body)

Object.assign(globalThis, {
  showDocument: (base64: string) => {
    const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    root.render(
      <PdfFrame
        description="document"
        filename="document.pdf"
        mimetype="application/pdf"
        status="ready"
        view="pages"
        data={data}
        onRetry={() => {}}
        labels={texts}
      />,
    )
  },
})
