import { useEffect, useRef } from 'react'
import type { DayKey } from './calendar-day.ts'

/** Brings a chosen day's times into view, or the words that it has none. */
export function useArrival(day: DayKey | null, onChoose: (day: DayKey) => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const message = useRef<HTMLOutputElement>(null)
  const arriving = useRef<DayKey | null>(null)
  const arrive = () => {
    arriving.current = null
    if (!heading.current) return message.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    heading.current.focus({ preventScroll: true })
    heading.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  // The times are there only after the caller has taken the day over.
  useEffect(() => {
    if (arriving.current !== null && arriving.current === day) arrive()
  })
  const choose = (chosen: DayKey) => {
    // The same day again goes to its times and keeps the one that was chosen.
    if (chosen === day) return arrive()
    arriving.current = chosen
    onChoose(chosen)
  }
  return { heading, message, choose }
}
