import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { toneColor, toneEdge, toneIcon, type Tone } from '../tone/tone.ts'

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of message it is: decides icon and colour. */
  tone: Tone
  /** The word for the icon, for those who do not see it. */
  toneLabel: string
  /** One bold line above the text. */
  title?: string | undefined
  /** Buttons or links below the text. */
  actions?: ReactNode
}

/** A message that stays in the page. It is not announced by itself: the caller gives it a role or moves focus to it. */
export function Notice({ tone, toneLabel, title, actions, className = '', children, ...rest }: NoticeProps) {
  return (
    <div data-tone={tone} className={`flex flex-wrap gap-x-3 gap-y-1 overflow-x-clip rounded-md border-divider bg-surface px-4 py-3 ${toneEdge({ tone })} ${className}`} {...rest}>
      {/* The colour is the span's: forced colours leave that of a picture alone. */}
      <span className={`flex ${title === undefined ? 'text-small' : ''} ${toneColor({ tone })}`}><Icon picture={toneIcon[tone]} className="h-[1lh]" /></span>
      <div className="relative flex min-w-[min(100%,9rem)] flex-1 flex-col gap-1">
        <p className="sr-only">{toneLabel}</p>
        {title !== undefined && <p className="font-bold">{title}</p>}
        <div className="text-small">{children}</div>
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
