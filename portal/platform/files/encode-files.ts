import type { OutgoingAttachment } from '../../api/contract/field-schema.ts'
import { UnreadableFile } from '../../api/unreadable-file.ts'
import { sentName } from './sent-name.ts'

interface EncodeOptions {
  /** Receives the fraction that is encoded, from 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** Bytes per step: small enough not to block the page; a multiple of three, so that the base64 of the parts can be joined. */
const partBytes = 3 * 48 * 1024

/**
 * Encodes files as attachments, in the same order, with base64 in blobs, part by part, so that a file is never a whole
 * string in memory. Rejects with the signal's reason when aborted, and with `UnreadableFile` if a file was changed or
 * removed since.
 */
export async function encodeFiles(
  files: readonly File[],
  { onProgress, signal }: EncodeOptions = {},
): Promise<OutgoingAttachment[]> {
  const total = files.reduce((bytes, { size }) => bytes + size, 0)
  const attachments: OutgoingAttachment[] = []
  let done = 0
  for (const file of files) {
    const parts: Blob[] = []
    for (let from = 0; from < file.size; from += partBytes) {
      signal?.throwIfAborted()
      const part = file.slice(from, from + partBytes)
      const encoded = base64Of(part).catch((cause: unknown) => {
        throw new UnreadableFile(sentName(file), { cause })
      })
      // oxlint-disable-next-line no-await-in-loop -- one part at a time in memory
      parts.push(new Blob([await encoded]))
      done += part.size
      onProgress?.(done / total)
    }
    attachments.push({ filename: sentName(file), data: new Blob(parts), description: '' })
  }
  return attachments
}

const base64Of = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file could not be read.')))
    reader.readAsDataURL(part)
  })
