import type { ComponentProps } from 'react'

export type StickyFooterProps = ComponentProps<'div'>

/**
 * A full-width bar that sticks to the bottom of the window, for the next step of a task.
 * Works in any centred column of a Page. On a very low screen it does not stick, so as not to cover the question.
 */
export function StickyFooter({ className = '', children, ...rest }: StickyFooterProps) {
  return (
    <div
      data-part="sticky-footer"
      className={`z-10 mx-[calc(50%-50vw)] mt-auto border-t border-divider bg-surface pb-[env(safe-area-inset-bottom)] [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0 print:hidden ${className}`}
      {...rest}
    >
      <div className="mx-auto max-w-column px-5 py-3 in-data-[width=form]:max-w-form">{children}</div>
    </div>
  )
}
