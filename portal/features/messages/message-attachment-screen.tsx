import { pathTo } from '../../navigation/route-table.ts'
import { FileScreen } from '../../ui/document-viewer/file-screen.tsx'

/** An attachment of a message, on the page that its link opens in a new tab. */
export function MessageAttachmentScreen({ id, docId }: { id: number; docId: number }) {
  const thread = pathTo('question', { id })
  return <FileScreen documentId={docId} kind="attachment" back={{ href: thread }} others={thread} />
}
