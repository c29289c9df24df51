import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { pagesInView, type View } from './engine/page-layout.ts'

interface Room {
  width: number
  height: number
}

/** The room inside a scrolling part, without its scrollbar. */
export function useRoom(part: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return undefined
    const measure = () => setRoom((before) => {
      const { clientWidth: width, clientHeight: height } = element
      // Paper has room for every page, and memory has not.
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

/** Which pages are in view, as the reader scrolls. */
export function useView(part: RefObject<HTMLElement | null>, heights: readonly number[], room: Room): View {
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
