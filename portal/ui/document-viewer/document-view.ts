import type { PdfFrameProps } from '#design-system'
import { sessionStorageAtom } from '../../session/session-storage-atom.ts'

/** What the patient last chose to see of a document: its text or its pages. For this session only, as patients may share a tab. */
export const documentViewAtom = sessionStorageAtom('documentView', (stored): PdfFrameProps['view'] =>
  stored === 'text' || stored === 'pages' ? stored : undefined,
)
