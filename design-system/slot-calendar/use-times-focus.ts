import { useEffect, useRef } from 'react'
import type { DayKey } from './calendar-day.ts'

/** A press on a day. Each press is a new object, so that the same day can be pressed again. */
export interface DayPress {
  day: DayKey
}

/** Once a pressed day is shown, focuses the heading of its times and scrolls to it, or to the text that there are none. */
export function useTimesFocus(press: DayPress | null, shown: DayKey | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const message = useRef<HTMLOutputElement>(null)
  const arrived = useRef(press)
  useEffect(() => {
    if (press === null || press === arrived.current || press.day !== shown) return
    arrived.current = press
    heading.current?.focus({ preventScroll: true })
    if (heading.current) heading.current.scrollIntoView({ block: 'start', behavior: 'instant' })
    else message.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [press, shown])
  return { heading, message }
}
