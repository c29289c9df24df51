import type { PdfFrameProps } from '../pdf-frame.tsx'
import { dutch } from './dutch.ts'
import { sample } from './sample-pdfs.ts'

export const sampleProps: PdfFrameProps = {
  description: 'Dossier',
  filename: 'dossier.pdf',
  mimetype: 'application/pdf',
  status: 'ready',
  data: sample.tagged,
  view: 'pages',
  onRetry: () => {},
  labels: dutch,
}
