import { useEffect, useRef } from 'react'
import type { DayKey } from './calendar-day.ts'

/** Scrolls to a chosen day's times, or to the text that it has none. */
export function useArrival(day: DayKey | null, onChoose: (day: DayKey) => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const message = useRef<HTMLOutputElement>(null)
  const pending = useRef<DayKey | null>(null)
  const arrive = () => {
    pending.current = null
    if (!heading.current) return message.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    heading.current.focus({ preventScroll: true })
    heading.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  // The times are rendered only after the caller has changed `day`.
  useEffect(() => {
    if (pending.current !== null && pending.current === day) arrive()
  })
  const choose = (chosen: DayKey) => {
    // Choosing the same day again scrolls to its times and keeps the chosen one.
    if (chosen === day) return arrive()
    pending.current = chosen
    onChoose(chosen)
  }
  return { heading, message, choose }
}
