import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { pagesInView, type PageView } from './engine/page-layout.ts'

interface Room {
  width: number
  height: number
}

/** Inner size of an element in CSS pixels, without its scroll bar; 0 before the first layout. */
export function useContainerSize(part: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return undefined
    const measure = () =>
      setRoom((before) => {
        const { clientWidth: width, clientHeight: height } = element
        // The size on paper is ignored: all pages would count as visible and take too much memory.
        const same = matchMedia('print').matches || (before.width === width && before.height === height)
        return same ? before : { width, height }
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [part])
  return room
}

/** The visible pages, updated on scrolling. `heights` are those of the pages in CSS pixels. */
export function useView(part: RefObject<HTMLElement | null>, heights: readonly number[], room: Room): PageView {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const follow = () => setTop(element.scrollTop)
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [part])
  return pagesInView(heights, top, room.height)
}
