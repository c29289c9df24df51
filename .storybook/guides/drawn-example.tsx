import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

/** One of several examples on a page. If it takes focus on mount, the focus is removed, as the page would open scrolled to it. */
export function DrawnExample({ className, children }: { className?: string; children: ReactNode }) {
  const example = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    top.current = scrollY
  }, [])
  // Effects of a parent run after those of its children.
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
