import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Icon of the missing content; hidden from screen readers. */
  icon: IconData
  /** Says that there is nothing, without suggesting an error. A paragraph, not a heading. */
  title: string
  /** Link or button for the next step, e.g. to add something. */
  action?: ReactNode
}

/** Replaces an empty list. Its children are an explanation below the title. Not for loading or errors. */
export function EmptyState({ icon, title, action, className = '', children, ...rest }: EmptyStateProps) {
  return (
    <div className={`flex flex-wrap gap-x-4 gap-y-2 ${className}`} {...rest}>
      <span className="flex text-lead text-muted">
        <Icon icon={icon} className="h-[1lh]" />
      </span>
      <div className="flex min-w-[min(100%,9rem)] flex-1 flex-col items-start gap-2">
        <p className="max-w-full text-lead font-bold">{title}</p>
        {children && <div className="max-w-full text-muted">{children}</div>}
        {action && <div className="mt-2 w-full">{action}</div>}
      </div>
    </div>
  )
}
