import { consultState, consultType } from '#portal/api/contract/consult.ts'
import type { Attachment } from '#portal/api/contract/field-schema.ts'
import { status } from '#portal/api/contract/status.ts'
import { department, type Message, type Thread } from '#portal/api/contract/thread.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { addFile, withinAccountLimit } from '../record/document.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notBlank, notTooLong } from '../record/text.ts'
import { readUploads } from '../record/upload.ts'
import type { HandlerOf } from './handler.ts'

/** One statement, however many messages and attachments there are. */
const selectMessages = `
  select message.id, message.content, message.employee_id is null as sender_is_patient, message.employee_id as sender_user_id,
    amsterdam_iso(message.created_at) as created_at,
    coalesce(sent.along, '[]') as attachments
  from message left join lateral (
    select json_agg(json_build_object('id', file.document_id, 'documentFilename', file.filename) order by file.document_id) as along
    from message_attachment join file using (document_id) where message_id = message.id) as sent on true
  where message.thread_id = $1 order by message.created_at, message.id`

const selectThread = `
  select id, subject, amsterdam_iso(created_at) as created_at, unread as count_unread
  from thread where id = $1 and patient_id = $2`

function checkMessage(content: string): void {
  notBlank('uw bericht', content)
  notTooLong('message', 'uw bericht', content)
}

async function addMessage(
  query: Query,
  patientId: number,
  threadId: number,
  content: string,
  attachments: readonly Attachment[],
): Promise<void> {
  const { id } = await onlyRow<{ id: number }>(
    query,
    'insert into message (thread_id, content) values ($1, $2) returning id',
    [threadId, content],
  )
  const uploads = readUploads(attachments)
  await withinAccountLimit(query, patientId, uploads)
  for (const upload of uploads) {
    await query.rows('insert into message_attachment (message_id, document_id) values ($1, $2)', [
      id,
      await addFile(query, patientId, 'ATTACHMENT', upload),
    ])
  }
}

/** The thread as it was before it was read, so that a screen can still mark what is new. */
export const getThread: HandlerOf<'getThread'> = async ({ who, body, query }) => {
  const thread = await firstRow<Thread>(query, selectThread, [body.thread_id, who.id])
  if (!thread) throw notFound()
  await query.rows('update thread set unread = 0 where id = $1 and unread > 0', [thread.id])
  return { thread, messages: await query.rows<Message>(selectMessages, [thread.id]) }
}

export const replyThread: HandlerOf<'replyThread'> = async ({ who, body, query }) => {
  checkMessage(body.content)
  const thread = await firstRow<Thread>(query, selectThread, [body.thread_id, who.id])
  if (!thread) throw notFound()
  await addMessage(query, who.id, thread.id, body.content, body.attachments)
  return {}
}

async function hadIntake(query: Query, patientId: number): Promise<boolean> {
  return (
    (await firstRow(
      query,
      `
    select from consult where patient_id = $1 and consult_type_id in ($2, $3) and state in ($4, $5) limit 1`,
      [patientId, consultType.intake, consultType.intakeVideo, consultState.finalized, consultState.locked],
    )) !== undefined
  )
}

export const newThread: HandlerOf<'newThread'> = async ({ who, body, query }) => {
  notBlank('het onderwerp', body.subject)
  notTooLong('subject', 'het onderwerp', body.subject)
  checkMessage(body.content)
  if (body.department === department.medical && !(await hadIntake(query, who.id))) {
    throw new Refusal(
      status.preconditionFailed,
      'Let op, medische vragen kunnen pas gesteld worden nadat een eerste intake consult heeft plaatsgevonden.',
    )
  }
  const { id } = await onlyRow<{ id: number }>(
    query,
    'insert into thread (patient_id, subject, department) values ($1, $2, $3) returning id',
    [who.id, body.subject.trim(), body.department],
  )
  await addMessage(query, who.id, id, body.content, body.attachments)
  return { thread_id: id }
}
