import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '../../api/client.ts'
import { documents } from '../../api/contract/document.ts'
import { receivedFile } from '../../platform/files/received-file.ts'
import { useApiClient } from '../../platform/api-client.ts'

/** Timeout for a document, in ms: a scan is a thousand times as large as other answers. */
const timeoutMs = 60_000

/** A document and its content: a blob, empty if it could not be decoded. Fetched once, and dropped from the cache on unmount, as it takes much memory. */
export const receivedFileQuery = (call: Call, documentId: number) =>
  queryOptions({
    queryKey: ['document', documentId],
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

/** The query of `receivedFileQuery`; fetches nothing unless `enabled`. */
export function useReceivedFile(documentId: number, enabled = true) {
  return useQuery({ ...receivedFileQuery(useApiClient(), documentId), enabled })
}
