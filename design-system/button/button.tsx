import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

/** How a button looks; shared by the link that looks like one. */
export const buttonLook = cva(
  'inline-flex min-h-13 max-w-full flex-wrap items-center justify-center gap-2 rounded-md border-2 py-2 font-semibold no-underline cursor-pointer disabled:cursor-default aria-disabled:cursor-default',
  {
    variants: {
      variant: {
        primary: 'px-5 border-transparent bg-primary text-on-primary disabled:border-control disabled:border-dashed disabled:bg-transparent disabled:text-muted',
        secondary: 'px-5 border-control bg-transparent text-ink disabled:border-dashed disabled:text-muted',
        quiet: 'px-3 border-transparent bg-transparent text-link underline underline-offset-4 decoration-1',
      },
      width: { content: '', full: 'w-full', 'full-on-phone': 'w-full wide:w-auto' },
    },
    defaultVariants: { variant: 'secondary', width: 'content' },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonLook> {
  /** Shown before the words. */
  icon?: IconName
  /** Words that replace the label while the action runs; presses are ignored meanwhile and the width stays. */
  busyLabel?: string | undefined
}

/** Does something on this page. For going elsewhere, use a link. */
export function Button({ variant, width, icon, busyLabel, className = '', children, onClick, type = 'button', ...rest }: ButtonProps) {
  const busy = busyLabel !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type={type}
      data-state={busy ? 'busy' : 'idle'}
      aria-disabled={busy || undefined}
      className={`${buttonLook({ variant, width })} ${className}`}
      onClick={press}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
        {busy && <span className="col-start-1 row-start-1">{busyLabel}</span>}
      </span>
    </button>
  )
}
