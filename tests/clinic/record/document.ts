import { setImmediate as othersTurn } from 'node:timers/promises'
import type { SignedIn } from '../credential/session.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { drawDocument } from '../pdf/document.ts'
import { notFound } from '../http/refusal.ts'
import type { Upload } from './upload.ts'

interface DocumentContent {
  content: Uint8Array
  mimetype: string
  description: string
}

/** Keeps what a patient sent. Its category is none of those that are listed. */
export async function addFile(query: Query, patientId: number, category: 'ATTACHMENT' | 'REBATE', upload: Upload): Promise<number> {
  // The embedded database takes half a second for the largest files, in this very thread.
  await othersTurn()
  const { id } = await onlyRow<{ id: number }>(query, `
    with kept as (insert into document (patient_id, category, description) values ($1, $2, $3) returning id)
    insert into file (document_id, filename, mimetype, content) select id, $4, $5, $6 from kept returning document_id as id`,
  [patientId, category, upload.description, upload.filename, upload.mimetype, upload.content])
  return id
}

/** A patient's own document: the file that was sent, and otherwise a PDF drawn from what the clinic knows. */
export async function documentContent(query: Query, who: Pick<SignedIn, 'id'>, id: number): Promise<DocumentContent> {
  const found = await firstRow<{ description: string; mimetype: string | null; content: Uint8Array | null }>(query, `
    select description, mimetype, content from document left join file on document_id = id
    where id = $1 and patient_id = $2`, [id, who.id])
  if (!found) throw notFound()
  const { description, mimetype, content } = found
  if (content && mimetype !== null) return { description, mimetype, content }
  return { description, mimetype: 'application/pdf', content: await drawDocument(query, id) }
}
