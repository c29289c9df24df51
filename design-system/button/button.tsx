import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { LeadingIcon, type IconData } from '../icon/icon.tsx'

/** Classes of a button, shared with ButtonLink. */
export const buttonVariants = cva(
  'print:hidden inline-flex min-h-13 max-w-full flex-wrap items-center justify-center gap-2 rounded-md border-2 py-2 font-semibold no-underline cursor-pointer data-[state=busy]:cursor-default ' +
    // A blocked button must not attract attention.
    'data-[state=blocked]:cursor-default data-[state=blocked]:border-divider data-[state=blocked]:bg-transparent data-[state=blocked]:font-normal data-[state=blocked]:text-muted data-[state=blocked]:no-underline forced-colors:data-[state=blocked]:border-[GrayText] forced-colors:data-[state=blocked]:text-[GrayText]',
  {
    variants: {
      /** Emphasis. A view has at most one primary button. */
      variant: {
        primary: 'px-5 border-(color:--edge-action) bg-action text-on-action',
        secondary: 'px-5 border-control bg-transparent text-ink',
        quiet: 'px-3 border-transparent bg-transparent text-link underline underline-offset-4 decoration-1',
      },
      /** 'content' is as wide as the label, 'full' as the container, 'full-on-phone' as the container below 40rem only. */
      width: { content: '', full: 'w-full', 'full-on-phone': 'w-full wide:w-auto' },
    },
    defaultVariants: { variant: 'secondary', width: 'content' },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Shown before the label; hidden from screen readers. */
  icon?: IconData
  /** Replaces the label while the action runs; presses are ignored meanwhile, and width and focus stay. Undefined when idle. */
  busyLabel?: string | undefined
  /** Blocks presses and keeps the button focusable. Give the reason in the text that `aria-describedby` names. */
  'aria-disabled'?: boolean | undefined
}

/** An action on this page; to go to another page, use a Link or ButtonLink. `type` is 'button' by default. The second click of a double click and the repeats of a held key do not call `onClick`. */
export function Button({
  variant,
  width,
  icon,
  busyLabel,
  className = '',
  children,
  onClick,
  onKeyDown,
  type = 'button',
  disabled,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const busy = busyLabel !== undefined
  const blocked = ariaDisabled === true
  const idle = disabled || blocked ? 'blocked' : 'idle'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Some patients double-click every button: the second click would run the action again, or press a button of the next step.
    const again = event.detail > 1
    if (busy || blocked || again) event.preventDefault()
    else onClick?.(event)
  }
  const holdKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    // A held key would press again and again.
    if (event.repeat) event.preventDefault()
    onKeyDown?.(event)
  }
  return (
    <button
      type={type}
      disabled={disabled}
      data-state={busy ? 'busy' : idle}
      aria-disabled={busy || blocked || undefined}
      className={`${buttonVariants({ variant, width })} ${className}`}
      onClick={press}
      onKeyDown={holdKey}
      {...rest}
    >
      {icon && <LeadingIcon icon={icon} />}
      {/* In a button that is wider than its label, the busy label may use all of the width. */}
      <span className={`grid min-w-0 grid-cols-[minmax(0,auto)] ${busy && !icon ? 'grow' : ''}`}>
        <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
        {/* As wide as the label and some of its padding; a longer text wraps. */}
        {busy && (
          <span
            className={`col-start-1 row-start-1 w-0 ${icon ? '-mr-3 min-w-[calc(100%+0.75rem)]' : '-mx-3 min-w-[calc(100%+1.5rem)]'}`}
          >
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  )
}
