import { ChatThread, type ChatThreadProps } from '#design-system'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesSearch } from '../../rules/matches-search.ts'
import { useAttachments } from '../../ui/attachment/use-attachments.ts'
import { useSending } from '../../ui/attachment/use-sending.ts'
import { Aloud } from '../../ui/read-aloud/aloud.tsx'
import { Composer } from './composer.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useChatMessages } from './use-chat-messages.ts'
import type { Visited } from './use-new-since.ts'
import { draftOf, useReply } from './use-reply.ts'

interface ConversationProps {
  visited: Visited
  /** Unread count from the list, from before the conversation was fetched. */
  known: number
}

/** Number of messages from which a conversation has a search field. */
const messageSearchThreshold = 20

/** Messages of a conversation, and the reply form. */
export function Conversation({ visited, known }: ConversationProps) {
  const { t } = useTranslation('messages')
  const attachments = useAttachments(draftOf(visited.thread.id))
  const sending = useSending()
  const reply = useReply(visited.thread, visited.messages, attachments, sending)
  const messages = useChatMessages(visited, known, reply.outgoing)
  const [search, setSearch] = useState('')
  const found = messages.filter(({ text, state }) => state !== undefined || matchesSearch(text, search))
  const { list, end } = useScrollToNewest(messages.filter(({ unread }) => unread).length)
  useScrollToFailed(list, reply.isStuck)
  const retry = () => {
    // The button disappears, so focus moves to the message.
    lastMessage(list)?.focus({ preventScroll: true })
    reply.retry()
  }
  return (
    <>
      {messages.length >= messageSearchThreshold && (
        <SearchField
          label={t('thread.find')}
          query={search}
          onQueryChange={setSearch}
          found={t('thread.found', { count: found.length })}
        />
      )}
      <ChatThread
        ref={list}
        label={t('thread.messages')}
        messages={found}
        labels={t('thread', { returnObjects: true })}
        onRetry={reply.retry}
        renderTextTools={readAloud}
      />
      <div className="flex flex-col gap-4">
        <Composer threadId={visited.thread.id} {...{ reply, attachments, sending }} onRetry={retry} />
        <div ref={end} />
      </div>
    </>
  )
}

/** Only the clinic's messages can be read aloud; the patient knows their own. */
const readAloud: ChatThreadProps['renderTextTools'] = ({ from, label }, textId) =>
  from === 'other' && <Aloud textId={textId} name={label} />

const lastMessage = ({ current }: RefObject<HTMLOListElement | null>) =>
  current?.lastElementChild?.querySelector('article')

/** Scrolls to the failed reply, the last message, after its error has scrolled itself into view. */
function useScrollToFailed(list: RefObject<HTMLOListElement | null>, isFailed: boolean) {
  useEffect(() => {
    if (isFailed) lastMessage(list)?.scrollIntoView({ block: 'nearest' })
  }, [list, isFailed])
}

/** On mount, scrolls to the first new message and as much of the reply form as fits. A conversation that fits the viewport stays at the top. */
function useScrollToNewest(newCount: number) {
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [fromEnd] = useState(Math.max(newCount, 1))
  // In an effect, so after the screen has focused its heading, which scrolls to the top.
  useEffect(() => {
    const { children } = list.current ?? { children: [] }
    const first = children[Math.max(children.length - fromEnd, 0)]
    if (!first || first.getBoundingClientRect().bottom <= innerHeight) return
    for (const element of [end.current, first]) element?.scrollIntoView({ block: 'nearest' })
  }, [fromEnd])
  return { list, end }
}
