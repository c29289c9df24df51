import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { pagesInView, type PageView } from './engine/page-layout.ts'

interface Room {
  width: number
  height: number
}

/** Inner size of a scroll container in CSS pixels, without its scrollbar. */
export function useContainerSize(part: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return undefined
    const measure = () =>
      setRoom((before) => {
        const { clientWidth: width, clientHeight: height } = element
        // Ignore the size under print, at which all pages would count as visible and take too much memory.
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

/** The visible pages, updated on scroll. */
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
