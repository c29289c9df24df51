import { useQuery } from '@tanstack/react-query'
import { documents } from '../../api/contract/document.ts'
import { receivedFile } from '../../platform/files/received-file.ts'
import { useApiClient } from '../../platform/api-client.ts'

/** How long a document may take, in ms: a scan weighs a thousand times as much as other answers. */
const patience = 60_000

/** A document with its bytes. It is asked for once, and leaves with its screen: the largest take more memory than all else together. */
export function useReceivedFile(documentId: number, enabled = true) {
  const call = useApiClient()
  return useQuery({
    queryKey: ['document', documentId],
    enabled,
    queryFn: async ({ signal }) => {
      const { description, documentData } = await call(documents.getDocument, { body: { documentId, data: true }, signal, timeout: patience })
      return { description: description.trim(), content: await receivedFile(documentData) }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}
