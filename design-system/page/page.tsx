import { cva } from 'class-variance-authority'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { afterLoading } from '../loading/after-loading.ts'

const column = cva('mx-auto w-full px-5', { variants: { width: { column: 'max-w-column', form: 'max-w-form' } } })

export interface PageProps {
  /** The bar at the top: a NavigationMenu, BrandBar or PageHeader. */
  header: ReactNode
  /** Text of the link to `<main>` (WCAG 2.4.1), visible on focus. */
  skipLabel: string
  /** Maximum width of content and footer: 'column' is 42.5rem, for reading; 'form' is 28.75rem. */
  width?: 'column' | 'form'
  /** Temporary notice about the whole screen. It sticks to the bottom of a window at least 30rem high, so that it shifts nothing. */
  notice?: ReactNode
  /** Content of the `<footer>`, e.g. help, the same on every screen (WCAG 3.2.6). Hidden while the content is loading, and not printed. */
  footer?: ReactNode
  /** Content of `<main>`. It begins with the h1, unless the bar contains it. */
  children: ReactNode
}

/** The frame of a screen: skip link, bar, `<main id="main">` in one column, notice and footer. Use it once per screen; it takes no further props. */
export function Page({ header, skipLabel, width = 'column', notice, footer, children }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const skip = (event: MouseEvent) => {
    // Focuses by script, as a fragment link would add a history entry.
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip print:min-h-0">
      <a
        href="#main"
        onClick={skip}
        className="absolute left-2 top-2 z-30 inline-flex min-h-11 items-center rounded-md border-2 border-control bg-raised px-4 font-semibold text-link not-focus:sr-only"
      >
        {skipLabel}
      </a>
      {header}
      <main
        ref={main}
        id="main"
        data-width={width}
        tabIndex={-1}
        className={`${column({ width })} flex grow flex-col gap-7 py-7 outline-offset-[-3px] wide:py-11 has-[[data-part=sticky-footer]]:pb-0 *:has-[[data-part=sticky-footer]]:grow`}
      >
        {children}
      </main>
      {/* After short content it is in the flow; with long content it sticks to the bottom of the window. */}
      {notice && (
        <div className="z-10 bg-surface has-[button]:mb-5 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0">
          {notice}
        </div>
      )}
      {footer && <footer className={`${column({ width })} pb-7 print:hidden ${afterLoading}`}>{footer}</footer>}
    </div>
  )
}
