import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

const look = cva('inline-flex max-w-full gap-1.5 text-small/[1.4]', {
  variants: { tone: { neutral: 'text-muted', info: 'font-semibold text-info', success: 'font-semibold text-success', warning: 'font-semibold text-warning', error: 'font-semibold text-error' } },
})

export interface BadgeProps extends ComponentProps<'span'> {
  /** How the state is to be read: decides the colour. */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error'
  /** The shape that tells states apart without colour; left out only where there is no state to tell. */
  icon?: IconName | undefined
}

/** A state in one icon and a word or two. */
export function Badge({ tone, icon, className = '', children, ...rest }: BadgeProps) {
  return (
    <span data-tone={tone} className={`${look({ tone })} ${className}`} {...rest}>
      {icon && <Icon name={icon} size="1.25rem" className="h-[1lh]" />}
      <span className="min-w-0 self-baseline">{children}</span>
    </span>
  )
}
