import type { ComponentProps } from 'react'

export type StickyFooterProps = ComponentProps<'div'>

/**
 * A bar as wide as the window that sticks to its bottom, for the next step of a task. Place it last in a Page. In a window
 * lower than 30rem it does not stick, so that it does not cover the focused control (WCAG 2.4.11). Not printed.
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
