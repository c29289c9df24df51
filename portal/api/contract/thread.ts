import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { anything, attachment, id, instant } from './field.ts'

export const department = { office: 'office', medical: 'medical', finance: 'finance' } as const

export const thread = z.object({ id, subject: z.string(), created_at: instant, count_unread: z.int32() })
export type Thread = z.infer<typeof thread>

const message = z.object({
  id,
  content: z.string(),
  sender_is_patient: z.boolean(),
  sender_user_id: z.nullable(id),
  created_at: instant,
  attachments: z.array(z.object({ id, documentFilename: z.string() })),
})
export type Message = z.infer<typeof message>

const attachments = z.array(attachment)

/** Messages between the patient and the clinic's departments. */
export const threads = {
  getThread: call('POST /patientPortal/thread/get', 'token', z.object({ thread, messages: z.array(message) }), z.object({ thread_id: id, mark_messages_as_read: z.literal(true) })),
  replyThread: call('POST /patientPortal/thread/reply', 'token', anything, z.object({ thread_id: id, content: z.string(), attachments })),
  newThread: call('POST /patientPortal/thread/new', 'token', anything, z.object({ subject: z.string(), content: z.string(), department: z.enum(department), attachments })),
}
