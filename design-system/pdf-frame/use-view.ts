import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { pagesInView, type PageView } from './engine/page-layout.ts'

interface Size {
  width: number
  height: number
}

/** Inner size of an element in CSS pixels, without its scroll bar; 0 before the first layout. */
export function useContainerSize(container: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    const measure = () =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = element
        // The size on paper is ignored: all pages would count as visible and take too much memory.
        const same = matchMedia('print').matches || (before.width === width && before.height === height)
        return same ? before : { width, height }
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])
  return size
}

/** The visible pages, updated on scrolling. `heights` are those of the pages in CSS pixels. */
export function useView(container: RefObject<HTMLElement | null>, heights: readonly number[], size: Size): PageView {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const follow = () => setTop(element.scrollTop)
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [container])
  return pagesInView(heights, top, size.height)
}
