import type { Attachment } from '#portal/api/contract/field-schema.ts'

/** What the clinic takes for a PDF. */
export const pdfStart = Buffer.from('%PDF-1.7\n')

/** A file as it is sent along with a call. */
export function attachmentOf(filename: string, content: Buffer = pdfStart, description = ''): Attachment {
  return { filename, data: content.toString('base64'), description }
}

/** A PDF of so many bytes. */
export function pdfOf(bytes: number, filename = 'scan.pdf'): Attachment {
  return attachmentOf(filename, Buffer.concat([pdfStart, Buffer.alloc(bytes - pdfStart.length)]))
}
