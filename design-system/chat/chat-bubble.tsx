import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { Badge } from '../badge/badge.tsx'
import { mailIcon } from '../icon/icons.ts'
import { AttachmentList } from './attachment-list.tsx'
import type { ChatMessage, ChatLabels } from './chat-message.ts'
import { MessageText } from './message-text.tsx'
import { SendStatus } from './send-status.tsx'

// With large text on a small screen the bubble takes the full width.
const bubbleSideClass = cva('relative flex max-w-[85%] flex-col gap-1 @max-[14rem]:max-w-full print:max-w-full', {
  variants: { from: { self: 'items-end self-end', other: 'items-start self-start' } },
})

// Forced colours paint no fill, so a border keeps the shape.
const bubbleClass = cva(
  'flex max-w-full min-w-0 flex-col gap-2 overflow-x-clip rounded-lg border border-divider px-[min(1rem,5vw)] py-3 print:break-inside-avoid',
  {
    variants: { from: { self: 'rounded-br-sm bg-soft', other: 'rounded-bl-sm bg-surface' } },
  },
)

export interface ChatBubbleProps extends ComponentProps<'li'> {
  /** The message, with sender, time and attachments. A message without text shows its attachments only. */
  message: ChatMessage
  /** All other texts. */
  labels: ChatLabels
  /** Date shown above the bubble, for the first message of a day. */
  day?: string | undefined
  /** Whether the previous message has the same sender and day: the sender is then not shown again, but stays in the accessible name. */
  goesOn?: boolean
  /** Called when the retry button of a failed message is pressed; focus has moved to the message's state. */
  onRetry?: ((messageId: string) => void) | undefined
  /** Called when an attachment without `href` is pressed; not while it is 'opening'. */
  onOpenAttachment?: ((attachmentId: string, messageId: string) => void) | undefined
  /** Renders tools below a message, e.g. ReadAloud; `textId` is the id of the element with the text. Not called for a message without text. */
  renderTextTools?: ((message: ChatMessage, textId: string) => ReactNode) | undefined
}

/** One message of a conversation: a list item with a focusable `<article>`. Use it in an `<ol>`, or let ChatThread do that. */
export function ChatBubble({
  message,
  labels,
  day,
  goesOn = false,
  onRetry,
  onOpenAttachment,
  renderTextTools,
  className = '',
  ...rest
}: ChatBubbleProps) {
  const { id, from, sender, label, time, dateTime, text, attachments = [], state, unread = false } = message
  const labelId = useId()
  const contentId = useId()
  const textId = useId()
  return (
    <li
      data-from={from}
      data-state={state ?? 'delivered'}
      className={`@container flex flex-col ${className}`}
      {...rest}
    >
      {day !== undefined && <p className="max-w-none py-4 text-center text-small text-muted">{day}</p>}
      {/* The link to the latest message focuses it. Its name contains sender, time and text. */}
      <article tabIndex={-1} aria-labelledby={`${labelId} ${contentId}`} className={bubbleSideClass({ from })}>
        <p id={labelId} className="sr-only">
          {label.trim() === '' ? `${sender}, ${time}` : label}
        </p>
        <div className="flex max-w-full flex-wrap items-center gap-x-3 text-small text-muted">
          {/* Hidden, as the label contains it. */}
          <p aria-hidden className="min-w-0 overflow-x-clip">
            {!goesOn && (
              <>
                <bdi translate={from === 'other' ? 'no' : undefined}>{sender}</bdi>
                <span>{', '}</span>
              </>
            )}
            <time dateTime={dateTime}>{time}</time>
          </p>
          {unread && (
            <Badge tone="info" icon={mailIcon} className="max-w-full">
              {labels.unread}
            </Badge>
          )}
        </div>
        <div id={contentId} className={bubbleClass({ from })}>
          {text.trim() !== '' && <MessageText id={textId} text={text} isOwn={from === 'self'} />}
          <AttachmentList
            attachments={attachments}
            labels={labels}
            onOpen={onOpenAttachment && ((attachmentId) => onOpenAttachment(attachmentId, id))}
          />
        </div>
        {renderTextTools && text.trim() !== '' && (
          <div className="max-w-full empty:hidden">{renderTextTools(message, textId)}</div>
        )}
        {state && <SendStatus state={state} labels={labels} labelId={labelId} onRetry={() => onRetry?.(id)} />}
      </article>
    </li>
  )
}
