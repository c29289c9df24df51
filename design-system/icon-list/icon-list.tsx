import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconPicture } from '../icon/icon.tsx'

export interface IconListItem {
  /** A picture of what the line is about. */
  icon: IconPicture
  text: ReactNode
}

export interface IconListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The lines, each with a picture in front. */
  items: readonly IconListItem[]
  /** Muted where what they belong to cannot be used now. */
  tone?: 'plain' | 'muted'
}

/** A few short facts, each told apart by its picture. */
export function IconList({ items, tone = 'plain', className = '', ...rest }: IconListProps) {
  return (
    <ul data-tone={tone} className={`flex flex-col gap-2 ${tone === 'muted' ? 'text-muted' : ''} ${className}`} {...rest}>
      {items.map(({ icon, text }) => (
        // With large text the words go under the picture before one is cut.
        <li key={icon.displayName} className="flex flex-wrap gap-x-3">
          <span className="flex text-muted"><Icon picture={icon} size="1.375rem" className="h-[1lh]" /></span>
          <span className="max-w-measure min-w-[min(100%,9rem)] flex-1">{text}</span>
        </li>
      ))}
    </ul>
  )
}
