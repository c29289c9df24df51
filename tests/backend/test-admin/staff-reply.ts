import * as z from 'zod/mini'
import { attachment, id } from '#portal/api/contract/field-schema.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { addFile } from '../record/document.ts'
import { notBlank, notTooLong } from '../record/text.ts'
import { readUploads } from '../record/upload.ts'

export const staffReply = z.strictObject({
  threadId: id,
  content: z.string(),
  attachments: z.optional(z.array(attachment)),
})
export type StaffReply = z.infer<typeof staffReply>

/** What somebody who works there says in a conversation: it is unread until the patient asks for it. */
export async function replyAsStaff(query: Query, { threadId, content, attachments = [] }: StaffReply): Promise<void> {
  notBlank('het antwoord', content)
  notTooLong('message', 'het antwoord', content)
  const thread = await firstRow<{ patientId: number }>(
    query,
    'update thread set unread = unread + 1 where id = $1 returning patient_id as "patientId"',
    [threadId],
  )
  if (!thread) throw new Refusal(404, 'There is no such conversation.')
  const message = await onlyRow<{ id: number }>(
    query,
    `
    insert into message (thread_id, content, employee_id)
    select $1, $2, min(employee.id) from employee join patient on patient.location_id = employee.location_id where patient.id = $3 and listed returning id`,
    [threadId, content, thread.patientId],
  )
  for (const upload of readUploads(attachments)) {
    await query.rows('insert into message_attachment (message_id, document_id) values ($1, $2)', [
      message.id,
      await addFile(query, thread.patientId, 'ATTACHMENT', upload),
    ])
  }
}
