import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'

/** A line of an IconList. */
export interface IconListItem {
  /** Icon of the line's subject, hidden from screen readers. No two items of a list have the same icon. */
  icon: IconData
  /** The fact, in one line if possible. */
  text: ReactNode
}

export interface IconListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The lines in order. */
  items: readonly IconListItem[]
  /** 'muted' is for facts about something that cannot be used now. */
  tone?: 'plain' | 'muted'
}

/** A few short facts, each with an icon. */
export function IconList({ items, tone = 'plain', className = '', ...rest }: IconListProps) {
  return (
    <ul
      data-tone={tone}
      className={`flex flex-col gap-2 ${tone === 'muted' ? 'text-muted' : ''} ${className}`}
      {...rest}
    >
      {items.map(({ icon, text }) => (
        // With large text, the text wraps below the icon instead of being cut off.
        <li key={JSON.stringify(icon)} className="flex flex-wrap gap-x-3">
          <span className="flex text-muted">
            <Icon icon={icon} size="1.375rem" className="h-[1lh]" />
          </span>
          <span className="max-w-measure min-w-[min(100%,9rem)] flex-1">{text}</span>
        </li>
      ))}
    </ul>
  )
}
