import type { ChatMessage } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../api/contract/thread.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { dateText, longDateText, timeText } from '../../rules/clinic-time.ts'
import { oldestFirst } from './rules/message-runs.ts'
import { useEmployeeName } from '../../session/use-patient-info.ts'
import { useNewSince, type Visited } from './use-new-since.ts'
import type { SentReply } from './use-reply.ts'

/** A conversation as its bubbles show it, with the reply that the clinic may not have yet at its end. */
export function useChatMessages(visited: Visited, known: number, outgoing: SentReply | null): ChatMessage[] {
  const { t } = useTranslation(['messages', 'clinic', 'common'])
  const nameOf = useEmployeeName()
  const { newIds, before } = useNewSince(visited, known)
  const momentOf = (at: string) => ({ day: longDateText(at), time: timeText(at), dateTime: at })
  const own = (at: string) => ({ from: 'self', sender: t('thread.self'), label: t('thread.own', { date: dateText(at), time: timeText(at) }), ...momentOf(at) }) as const
  const theirs = (at: string, employeeId: number | null) => {
    const found = nameOf(employeeId)
    const name = found === undefined ? t('clinic:name') : found ?? t('thread.unknown')
    return { from: 'other', sender: name, label: t('thread.theirs', { name, date: dateText(at), time: timeText(at) }), ...momentOf(at) } as const
  }
  const shown = ({ id, content, created_at, sender_is_patient, sender_user_id, attachments }: Message): ChatMessage => ({
    ...(sender_is_patient ? own(created_at) : theirs(created_at, sender_user_id)),
    id: String(id),
    text: content,
    attachments: attachments.map((file) => ({
      id: String(file.id), name: file.documentFilename.trim() || t('common:opening.attachment'), detail: '', href: addressOf('attachment', { id: visited.thread.id, docId: file.id }),
    })),
    unread: newIds.has(id),
  })

  // What the patient says during this visit keeps its bubble, and so the focus in it, when the clinic gives it a number.
  const ordered = oldestFirst(visited.messages)
  const replies = ordered.filter(({ id, sender_is_patient }) => sender_is_patient && !before.has(id))
  const asReply = (place: number) => ({ id: `reply ${place}` })
  const said = ordered.map((message) => ({
    ...shown(message),
    ...(replies.includes(message) && { ...asReply(replies.indexOf(message)), state: 'sent' as const }),
  }))
  if (!outgoing) return said
  const files = outgoing.files.map((name) => ({ id: name, name, detail: '', state: 'unsent' as const }))
  return [...said, { ...own(outgoing.at), ...asReply(replies.length), text: outgoing.content, state: outgoing.state, attachments: files }]
}
