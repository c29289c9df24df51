import { cva } from 'class-variance-authority'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { afterLoading } from '../loading/after-loading.ts'

const column = cva('mx-auto w-full px-5', { variants: { width: { column: 'max-w-column', form: 'max-w-form' } } })

export interface PageProps {
  /** The bar at the top: a NavigationMenu or a PageHeader. */
  header: ReactNode
  /** The words of the link that jumps to the content. */
  skipLabel: string
  /** How wide the content may be: reading, or a form. */
  width?: 'column' | 'form'
  /** What holds for the whole screen for the time being: at the bottom of the window, and it pushes nothing aside. */
  notice?: ReactNode
  /** What follows the content on every screen, such as where to find help. */
  footer?: ReactNode
  /** The content, starting with the h1 unless the bar holds it. */
  children: ReactNode
}

/** The frame of a screen: skip link, bar, one column, and what stands below. */
export function Page({ header, skipLabel, width = 'column', notice, footer, children }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const skip = (event: MouseEvent) => {
    // Moves focus instead of the address, so that Back does not need an extra press.
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#main"
        onClick={skip}
        className="absolute left-2 top-2 z-20 inline-flex min-h-11 items-center rounded-md border-2 border-control bg-raised px-4 font-semibold text-link not-focus:sr-only"
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
      {/* Where the content is short it takes of the room below that; else its own place is far down, and it stays in view over the content. */}
      {notice && <div className="z-10 bg-surface has-[button]:mb-5 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0">{notice}</div>}
      {footer && <footer className={`${column({ width })} pb-7 ${afterLoading}`}>{footer}</footer>}
    </div>
  )
}
