import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { toneColor, toneEdge, toneIcon, type Tone } from '../tone/tone.ts'

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Icon and colour. */
  tone: Tone
  /** Text alternative of the icon, read before the message, e.g. "Fout". */
  toneLabel: string
  /** Bold line above the text. */
  title?: string | undefined
  /** Element of the title. 'h2' is for a notice that takes the place of content. */
  titleAs?: 'p' | 'h2' | undefined
  /** Buttons or links in a row below the text. */
  actions?: ReactNode
}

/** A message in the page that stays. It is not announced by itself: give it `role="alert"` or `role="status"`, or move focus to it. */
export function Notice({
  tone,
  toneLabel,
  title,
  titleAs: Title = 'p',
  actions,
  className = '',
  children,
  ...rest
}: NoticeProps) {
  return (
    <div
      data-tone={tone}
      className={`flex flex-wrap gap-x-3 gap-y-1 overflow-x-clip rounded-md border-divider bg-surface px-4 py-3 ${toneEdge({ tone })} ${className}`}
      {...rest}
    >
      {/* The colour is set on the span, as forced colours do not override it on an svg. */}
      <span className={`flex ${title === undefined ? 'text-small' : ''} ${toneColor({ tone })}`}>
        <Icon icon={toneIcon[tone]} className="h-[1lh]" />
      </span>
      <div className="relative flex min-w-[min(100%,9rem)] flex-1 flex-col gap-1">
        <p className="sr-only">{toneLabel}</p>
        {title !== undefined && <Title className="text-body font-bold">{title}</Title>}
        <div className="text-small">{children}</div>
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
