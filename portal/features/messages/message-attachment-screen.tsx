import { addressOf } from '../../navigation/destinations.ts'
import { FileScreen } from '../../ui/document-viewer/file-screen.tsx'

/** A file that came with a message, in the tab that its link opened. */
export function MessageAttachmentScreen({ id, docId }: { id: number; docId: number }) {
  const thread = addressOf('question', { id })
  return <FileScreen documentId={docId} kind="attachment" back={{ href: thread }} others={thread} />
}
