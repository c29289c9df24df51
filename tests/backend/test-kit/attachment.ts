import type { Attachment } from '#portal/api/contract/field-schema.ts'
import { onlyRow, type Database } from '../database/database.ts'
import { limit } from '../limit.ts'

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

const addScan = `
  with kept as (insert into document (patient_id, category, description) values ($1, 'ATTACHMENT', 'scan') returning id)
  insert into file (document_id, filename, mimetype, content) select id, 'scan.pdf', 'application/pdf', repeat('x', $2)::bytea from kept returning document_id as id`
/** What is copied stays packed: hundreds of megabytes take no time and next to no room. */
const copyScan = `
  with kept as (insert into document (patient_id, category, description) select $1, 'ATTACHMENT', 'scan' from generate_series(1, $2) returning id)
  insert into file (document_id, filename, mimetype, content) select kept.id, filename, mimetype, content from kept, file where document_id = $3`

/** Gives an account so many bytes of files, as they would lie in the database after many uploads. */
export async function keepFiles(
  database: Database,
  { patientId }: { patientId: number },
  bytes: number,
): Promise<void> {
  await database.rows(addScan, [patientId, bytes % limit.fileBytes])
  const { id } = await onlyRow<{ id: number }>(database, addScan, [patientId, limit.fileBytes])
  await database.rows(copyScan, [patientId, Math.floor(bytes / limit.fileBytes) - 1, id])
}
