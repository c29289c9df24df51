import type { ChatMessage } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../api/contract/thread.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText, longDateText, timeText } from '../../rules/clinic-time.ts'
import { messageText } from './rules/html-to-text.ts'
import { oldestFirst } from './rules/message-grouping.ts'
import { useEmployeeName } from '../../session/use-patient-info.ts'
import { useNewSince, type Visited } from './use-new-since.ts'
import type { SentReply } from './use-reply.ts'

/**
 * Messages as chat bubbles, oldest first (MSG-02), with the outgoing reply last. `known`: unread count from before the
 * fetch.
 */
export function useChatMessages(visited: Visited, known: number, outgoing: SentReply | null): ChatMessage[] {
  const { t } = useTranslation(['messages', 'clinic', 'common'])
  const nameOf = useEmployeeName()
  const { newIds, before } = useNewSince(visited, known)
  const timeOf = (at: string) => ({ day: longDateText(at), time: timeText(at), dateTime: at })
  const fromPatient = (at: string) =>
    ({
      from: 'self',
      sender: t('thread.self'),
      label: t('thread.own', { date: dateText(at), time: timeText(at) }),
      ...timeOf(at),
    }) as const
  const fromClinic = (at: string, employeeId: number | null) => {
    const employeeName = nameOf(employeeId)
    const name = employeeName === undefined ? t('clinic:name') : (employeeName ?? t('thread.unknown'))
    return {
      from: 'other',
      sender: name,
      label: t('thread.theirs', { name, date: dateText(at), time: timeText(at) }),
      ...timeOf(at),
    } as const
  }
  const toChatMessage = (message: Message): ChatMessage => {
    const { id, created_at, sender_is_patient, sender_user_id, attachments } = message
    return {
      ...(sender_is_patient ? fromPatient(created_at) : fromClinic(created_at, sender_user_id)),
      id: String(id),
      text: messageText(message),
      attachments: attachments.map((file) => ({
        id: String(file.id),
        name: file.documentFilename.trim() || t('common:opening.attachment'),
        detail: '',
        href: pathTo('attachment', { id: visited.thread.id, docId: file.id }),
      })),
      unread: newIds.has(id),
    }
  }

  // A reply keeps its key, and so its element and focus, when it comes back from the clinic with an id.
  const ordered = oldestFirst(visited.messages)
  const replies = ordered.filter(({ id, sender_is_patient }) => sender_is_patient && !before.has(id))
  const replyKey = (index: number) => ({ id: `reply ${index}` })
  const bubbles = ordered.map((message) => ({
    ...toChatMessage(message),
    ...(replies.includes(message) && { ...replyKey(replies.indexOf(message)), state: 'sent' as const }),
  }))
  if (!outgoing) return bubbles
  const files = outgoing.files.map((name) => ({ id: name, name, detail: '', state: 'unsent' as const }))
  return [
    ...bubbles,
    {
      ...fromPatient(outgoing.at),
      ...replyKey(replies.length),
      text: outgoing.content,
      state: outgoing.state,
      attachments: files,
    },
  ]
}
