import type { Backend, BackendContext } from '../backend.ts'
import { type CallName, hasUploads } from '#portal/api/contract/contract.ts'
import { limit } from '../limit.ts'
import { Refusal } from './refusal.ts'

/** Long for a call without files, or of a length that nobody told. */
function isUpload(name: CallName, { req }: BackendContext): boolean {
  return hasUploads(name) && !(Number(req.header('content-length')) <= limit.bodyBytes)
}

/** Takes in so many uploads of one patient at once; a message without files is never held up by them. */
export async function withinUploadLimit<T>(
  { uploads }: Backend,
  name: CallName,
  patientId: number | undefined,
  context: BackendContext,
  work: () => Promise<T>,
): Promise<T> {
  if (patientId === undefined || !isUpload(name, context)) return work()
  const others = uploads.get(patientId) ?? 0
  if (others >= limit.uploadsAtOnce)
    throw new Refusal(
      429,
      'Er worden al twee berichten met grote bestanden verstuurd. Wacht tot die er zijn en probeer het opnieuw.',
      { retryAfter: 30 },
    )
  uploads.set(patientId, others + 1)
  try {
    return await work()
  } finally {
    const left = (uploads.get(patientId) ?? 1) - 1
    if (left === 0) uploads.delete(patientId)
    else uploads.set(patientId, left)
  }
}
