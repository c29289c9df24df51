import { useRef } from 'react'
import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { checkIcon, clockIcon, errorIcon } from '../icon/icons.ts'
import type { ChatMessage, ChatLabels } from './chat-message.ts'

const badgeProps = {
  sending: { tone: 'neutral', icon: clockIcon },
  sent: { tone: 'success', icon: checkIcon },
  failed: { tone: 'error', icon: errorIcon },
} satisfies Record<string, Pick<BadgeProps, 'tone' | 'icon'>>

interface SendStatusProps {
  state: NonNullable<ChatMessage['state']>
  labels: ChatLabels
  /** Id of the message's accessible name. */
  labelId: string
  onRetry: () => void
}

/** Sending state of a message, with a retry button after a failure. */
export function SendStatus({ state, labels, labelId, onRetry }: SendStatusProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const retry = () => {
    // The button disappears, so focus moves to the message's state.
    status.current?.focus()
    onRetry()
  }
  return (
    <div className="mt-1.5 flex flex-wrap items-center justify-end gap-x-3">
      <p ref={status} tabIndex={-1} className="flex min-w-0 rounded-sm *:max-w-full">
        <Badge {...badgeProps[state]}>{labels[state]}</Badge>
      </p>
      {state === 'failed' && (
        <Button className="print:hidden" aria-describedby={labelId} onClick={retry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}
