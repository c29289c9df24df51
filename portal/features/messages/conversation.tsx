import { ChatThread } from '#design-system'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesSearch } from '../../rules/matches-search.ts'
import { useAttachments } from '../../ui/attachment/use-attachments.ts'
import { useSending } from '../../ui/attachment/use-sending.ts'
import { FailureNotice, LabelledNotice } from '../../ui/load-states/labelled-notice.tsx'
import { Composer } from './composer.tsx'
import { FindField } from './find-field.tsx'
import { useChatMessages } from './use-chat-messages.ts'
import type { Visited } from './use-new-since.ts'
import { useReply } from './use-reply.ts'

interface ConversationProps {
  visited: Visited
  /** How many messages the clinic counted as unread before they were asked for. */
  known: number
}

/** From so many messages on, words in them can be looked for. */
const findFrom = 20

/** What was said, and the answer that is being written. */
export function Conversation({ visited, known }: ConversationProps) {
  const { t } = useTranslation(['messages', 'clinic'])
  const attachments = useAttachments(`reply ${visited.thread.id}`)
  const sending = useSending()
  const reply = useReply(visited.thread, visited.messages, attachments, sending)
  const messages = useChatMessages(visited, known, reply.outgoing)
  const [wanted, setWanted] = useState('')
  const found = messages.filter(({ text, state }) => state !== undefined || matchesSearch(text, wanted))
  const { list, end } = useArrivalAtNewest(messages.filter(({ unread }) => unread).length)
  return (
    <>
      {messages.length >= findFrom && <FindField label={t('thread.find')} wanted={wanted} onChange={setWanted} found={t('thread.found', { count: found.length })} />}
      <ChatThread ref={list} label={t('thread.messages')} messages={found} texts={t('thread', { returnObjects: true })} onRetry={reply.retry} />
      {reply.failure && <FailureNotice text={reply.failure.text} />}
      <div className="flex flex-col gap-4">
        <LabelledNotice tone="warning">{t('clinic:messages')}</LabelledNotice>
        <Composer threadId={visited.thread.id} {...{ reply, attachments, sending }} />
        <div ref={end} />
      </div>
    </>
  )
}

/** Opens a conversation where it goes on: with the newest message in view, the first that is new, and as much of the room to answer as fits. A short one stays at its heading. */
function useArrivalAtNewest(newCount: number) {
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [fromEnd] = useState(Math.max(newCount, 1))
  // Not before the screen has put its heading in focus, which shows the top.
  useEffect(() => {
    const { children } = list.current ?? { children: [] }
    const first = children[Math.max(children.length - fromEnd, 0)]
    if (!first || first.getBoundingClientRect().bottom <= innerHeight) return
    for (const place of [end.current, first]) place?.scrollIntoView({ block: 'nearest' })
  }, [fromEnd])
  return { list, end }
}
