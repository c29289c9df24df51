import { cva } from 'class-variance-authority'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { afterLoading } from '../loading/after-loading.ts'

const column = cva('mx-auto w-full px-5', { variants: { width: { column: 'max-w-column', form: 'max-w-form' } } })

export interface PageProps {
  /** The bar at the top: a NavigationMenu or a PageHeader. */
  header: ReactNode
  /** Text of the skip link. */
  skipLabel: string
  /** Maximum width of the content: for reading, or for a form. */
  width?: 'column' | 'form'
  /** A temporary notice about the whole screen, at the bottom of the window, where it shifts nothing. */
  notice?: ReactNode
  /** Follows the content on every screen, e.g. help. */
  footer?: ReactNode
  /** The content, starting with the h1 unless the bar holds it. */
  children: ReactNode
}

/** The frame of a screen: skip link, bar, one column, notice and footer. */
export function Page({ header, skipLabel, width = 'column', notice, footer, children }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const skip = (event: MouseEvent) => {
    // Moves focus without changing the URL, so that Back needs no extra press.
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
      {/* Below short content it uses the free space; with long content it sticks to the bottom of the window. */}
      {notice && (
        <div className="z-10 bg-surface has-[button]:mb-5 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0">
          {notice}
        </div>
      )}
      {footer && <footer className={`${column({ width })} pb-7 print:hidden ${afterLoading}`}>{footer}</footer>}
    </div>
  )
}
