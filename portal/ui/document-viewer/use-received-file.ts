import { useQuery } from '@tanstack/react-query'
import { documents } from '../../api/contract/document.ts'
import { receivedFile } from '../../platform/files/received-file.ts'
import { useApiClient } from '../../platform/api-client.ts'

/** Timeout for a document, in ms: a scan is a thousand times as large as other answers. */
const timeoutMs = 60_000

/** Query of a document and its content. Fetched once, and dropped from the cache on unmount, as it takes much memory. */
export function useReceivedFile(documentId: number, enabled = true) {
  const call = useApiClient()
  return useQuery({
    queryKey: ['document', documentId],
    enabled,
    queryFn: async ({ signal }) => {
      const { description, documentData } = await call(documents.getDocument, {
        body: { documentId, data: true },
        signal,
        timeout: timeoutMs,
      })
      return { description: description.trim(), content: await receivedFile(documentData) }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}
