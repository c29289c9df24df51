import { setImmediate as othersTurn } from 'node:timers/promises'
import { actionState } from '#portal/api/contract/patient.ts'
import type { SignedIn } from '../credential/session.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { drawDocument } from '../pdf/document.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { limit } from '../limit.ts'
import type { Upload } from './upload.ts'

interface DocumentContent {
  content: Uint8Array
  mimetype: string
  description: string
}

/** Refuses what an account has no room for. One upload at a time is judged, so that two at once do not both take the last room: by a lock that lets a message name its patient meanwhile. */
export async function withinAccountLimit(query: Query, patientId: number, uploads: readonly Upload[]): Promise<void> {
  if (uploads.length === 0) return
  const { isIdentified } = await onlyRow<{ isIdentified: boolean }>(
    query,
    'select identification_state in ($2, $3) as "isIdentified" from patient where id = $1 for no key update',
    [patientId, actionState.approved, actionState.acceptNoBsn],
  )
  const { kept } = await onlyRow<{ kept: number }>(
    query,
    `
    select coalesce(sum(octet_length(content)), 0)::float8 as kept from file join document on document.id = file.document_id where patient_id = $1`,
    [patientId],
  )
  const bytes = uploads.reduce((sum, { content }) => sum + content.length, kept)
  if (bytes > (isIdentified ? limit.accountBytes : limit.accountBytesBeforeIdentification)) {
    throw new Refusal(
      413,
      'U heeft al veel bestanden gestuurd. Er is geen ruimte meer voor nog een bestand. Bel ons als u het toch wilt sturen.',
    )
  }
}

/** Keeps what a patient sent. Its category is none of those that are listed. */
export async function addFile(
  query: Query,
  patientId: number,
  category: 'ATTACHMENT' | 'REBATE',
  upload: Upload,
): Promise<number> {
  // The embedded database takes half a second for the largest files, in this very thread.
  await othersTurn()
  const { id } = await onlyRow<{ id: number }>(
    query,
    `
    with kept as (insert into document (patient_id, category, description) values ($1, $2, $3) returning id)
    insert into file (document_id, filename, mimetype, content) select id, $4, $5, $6 from kept returning document_id as id`,
    [patientId, category, upload.description, upload.filename, upload.mimetype, upload.content],
  )
  return id
}

/** A patient's own document: the file that was sent, and otherwise a PDF drawn from what the clinic knows. */
export async function documentContent(query: Query, who: Pick<SignedIn, 'id'>, id: number): Promise<DocumentContent> {
  const found = await firstRow<{ description: string; mimetype: string | null; content: Uint8Array | null }>(
    query,
    `
    select description, mimetype, content from document left join file on document_id = id
    where id = $1 and patient_id = $2`,
    [id, who.id],
  )
  if (!found) throw notFound()
  const { description, mimetype, content } = found
  if (content && mimetype !== null) return { description, mimetype, content }
  return { description, mimetype: 'application/pdf', content: await drawDocument(query, id) }
}
