import { useId, useRef, type ComponentProps, type MouseEvent } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'
import { Link } from '../link/link.tsx'
import { ChatBubble, type ChatBubbleProps } from './chat-bubble.tsx'
import { faultsIn, place, type ChatMessage, type ChatTexts, type PlacedMessage } from './chat-message.ts'
import { SentAnnouncer } from './sent-announcer.tsx'

export interface ChatThreadProps extends Omit<ComponentProps<'ol'>, 'children'>, Pick<ChatBubbleProps, 'onRetry' | 'onOpenAttachment'> {
  /** Names the list of messages. */
  label: string
  /** The messages, oldest first. */
  messages: readonly ChatMessage[]
  /** Every word that is not a writer's. */
  texts: ChatTexts
}

/** A conversation, oldest message first. All of it is there, so that one can search in the page and read in order. */
export function ChatThread({ label, messages, texts, onRetry, onOpenAttachment, className = '', ...rest }: ChatThreadProps) {
  useWarning('ChatThread', faultsIn(messages))
  const latest = useRef<HTMLLIElement>(null)
  const latestId = useId()
  // By hand: a jump of the browser's own would be one more step back to where the reader came from.
  const toLatest = (event: MouseEvent) => {
    event.preventDefault()
    latest.current?.querySelector('article')?.focus()
  }
  return (
    <div className="relative flex flex-col items-start gap-3">
      {messages.length > 1 && <Link href={`#${latestId}`} className="inline-flex min-h-11 items-center print:hidden" onClick={toLatest}>{texts.toLatest}</Link>}
      {messages.length > 0 && (
        <ol aria-label={label} className={`flex w-full list-[''] flex-col ${className}`} {...rest}>
          {place(messages).map(({ key, ...placed }, index) => (
            <ChatBubble
              key={key}
              {...placed}
              {...(index === messages.length - 1 && { id: latestId, ref: latest })}
              texts={texts}
              onRetry={onRetry}
              onOpenAttachment={onOpenAttachment}
              className={gapAbove(index, placed)}
            />
          ))}
        </ol>
      )}
      <SentAnnouncer sent={messages.filter(({ state }) => state === 'sent').length} text={texts.announceSent} />
    </div>
  )
}

const gapAbove = (index: number, { goesOn, day }: Pick<PlacedMessage, 'goesOn' | 'day'>) => {
  if (index === 0 || day !== undefined) return ''
  return goesOn ? 'mt-2' : 'mt-5'
}
