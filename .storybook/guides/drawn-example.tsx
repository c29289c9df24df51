import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

/** An example among others. One that takes the focus when it appears gives it back, or the page would open scrolled to it. */
export function DrawnExample({ className, children }: { className?: string; children: ReactNode }) {
  const example = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    top.current = scrollY
  }, [])
  // An effect of what is around runs after those of what is inside.
  useEffect(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !example.current?.contains(activeElement)) return
    activeElement.blur()
    scrollTo(scrollX, top.current)
  }, [])
  return (
    <div ref={example} className={className}>
      {children}
    </div>
  )
}
