import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
} from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Link } from '../link/link.tsx'
import { ChatBubble, type ChatBubbleProps } from './chat-bubble.tsx'
import {
  messageWarnings,
  groupMessages,
  type ChatMessage,
  type ChatLabels,
  type GroupedMessage,
} from './chat-message.ts'
import { SentAnnouncer } from './sent-announcer.tsx'

export interface ChatThreadProps
  extends
    Omit<ComponentProps<'ol'>, 'children'>,
    Pick<ChatBubbleProps, 'onRetry' | 'onOpenAttachment' | 'renderTextTools'> {
  /** Accessible name of the list of messages. */
  label: string
  /** The messages, oldest first. Without messages no list is rendered. */
  messages: readonly ChatMessage[]
  /** All texts except those of the messages. */
  labels: ChatLabels
}

/** Number of messages that fill even the tallest screen. Older ones are rendered after the first paint. */
const firstView = 30

/** A conversation as an ordered list. The 30 latest messages are rendered first and all others after the first paint; none is removed, for the browser's search. Warns in development of duplicate ids and of missing labels, senders and content. */
export function ChatThread({
  label,
  messages,
  labels,
  onRetry,
  onOpenAttachment,
  renderTextTools,
  className = '',
  ...rest
}: ChatThreadProps) {
  useDevWarning('ChatThread', messageWarnings(messages))
  const latest = useRef<HTMLLIElement>(null)
  const latestId = useId()
  const isComplete = useDeferredValue(true, messages.length <= firstView)
  const older = isComplete ? messages.length - firstView : 0
  const box = useRef<HTMLDivElement>(null)
  useStableScroll(box, isComplete)
  // Focuses by script, as a fragment link would add a history entry.
  const toLatest = (event: MouseEvent) => {
    event.preventDefault()
    latest.current?.querySelector('article')?.focus()
  }
  return (
    <div ref={box} className="relative flex flex-col items-start gap-3">
      {messages.length > 1 && (
        <Link href={`#${latestId}`} className="inline-flex min-h-11 items-center print:hidden" onClick={toLatest}>
          {labels.toLatest}
        </Link>
      )}
      {messages.length > 0 && (
        <ol aria-label={label} className={`flex w-full list-[''] flex-col ${className}`} {...rest}>
          {groupMessages(messages)
            .slice(isComplete ? 0 : -firstView)
            .map(({ key, ...grouped }, index, shown) => (
              <ChatBubble
                key={key}
                {...grouped}
                {...(index === shown.length - 1 && { id: latestId, ref: latest })}
                labels={labels}
                onRetry={onRetry}
                onOpenAttachment={onOpenAttachment}
                renderTextTools={renderTextTools}
                className={`${gapAbove(index, grouped)} ${index < older ? renderedLater : ''}`}
              />
            ))}
        </ol>
      )}
      <SentAnnouncer sent={messages.filter(({ state }) => state === 'sent').length} text={labels.announceSent} />
    </div>
  )
}

// content-visibility skips rendering of bubbles outside the window. It needs scroll anchoring, as real heights differ from the estimate. The clip margin keeps the focus ring visible.
const renderedLater =
  'supports-[overflow-anchor:auto]:[content-visibility:auto] [contain-intrinsic-block-size:auto_8rem] [overflow-clip-margin:0.5rem] print:[content-visibility:visible]'

/** Keeps the scroll position when older messages are rendered above, in browsers without scroll anchoring. */
function useStableScroll(box: RefObject<HTMLElement | null>, isComplete: boolean) {
  const height = useRef<number>(null)
  useLayoutEffect(() => {
    const now = box.current?.offsetHeight ?? 0
    if (isComplete && height.current !== null && !CSS.supports('overflow-anchor', 'auto'))
      scrollBy(0, now - height.current)
    height.current = isComplete ? null : now
  }, [box, isComplete])
}

const gapAbove = (index: number, { goesOn, day }: Pick<GroupedMessage, 'goesOn' | 'day'>) => {
  if (index === 0 || day !== undefined) return ''
  return goesOn ? 'mt-2' : 'mt-5'
}
