import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { unspecified, attachment, id, instant, withFallback } from './field-schema.ts'

export const department = { office: 'office', medical: 'medical', finance: 'finance' } as const

/** A conversation without its messages. */
export const thread = z.object({
  id,
  subject: withFallback(z.string(), ''),
  created_at: instant,
  count_unread: withFallback(z.int32(), 0),
})
export type Thread = z.infer<typeof thread>

const message = z.object({
  id,
  content: withFallback(z.string(), ''),
  // No fallback: a message must not be shown under the wrong sender.
  sender_is_patient: z.boolean(),
  sender_user_id: z.nullable(id),
  created_at: instant,
  attachments: withFallback(z.array(z.object({ id, documentFilename: withFallback(z.string(), '') })), []),
})
export type Message = z.infer<typeof message>

const unknownThread = { id: 0, subject: '', created_at: '1970-01-01T00:00:00Z', count_unread: 0 }
/** Every field has a fallback: the caller knows the id, and the thread list has already given the rest. */
const openThread = withFallback(
  z.extend(thread, {
    id: withFallback(id, unknownThread.id),
    created_at: withFallback(instant, unknownThread.created_at),
  }),
  unknownThread,
)

const attachments = z.array(attachment)

/** Messages between the patient and the clinic's departments. `getThread` also marks the messages as read. */
export const threads = {
  getThread: call(
    'POST /patientPortal/thread/get',
    'token',
    z.object({ thread: openThread, messages: z.array(message) }),
    z.object({ thread_id: id, mark_messages_as_read: z.literal(true) }),
  ),
  replyThread: call(
    'POST /patientPortal/thread/reply',
    'token',
    unspecified,
    z.object({ thread_id: id, content: z.string(), attachments }),
  ),
  newThread: call(
    'POST /patientPortal/thread/new',
    'token',
    unspecified,
    z.object({ subject: z.string(), content: z.string(), department: z.enum(department), attachments }),
  ),
}
