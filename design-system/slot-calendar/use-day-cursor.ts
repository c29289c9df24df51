import { useLayoutEffect, useRef, useState } from 'react'
import { clampDay, type DayKey } from './calendar-day.ts'

/** The day that Tab reaches, which also says what month is in view. It follows the choice until the patient looks elsewhere, and never leaves the window. */
export function useDayCursor(start: DayKey, chosen: DayKey | null, first: DayKey, last: DayKey) {
  const grid = useRef<HTMLTableElement>(null)
  const [seen, setSeen] = useState(chosen)
  const [at, setAt] = useState<{ day: DayKey | null; focus: boolean }>({ day: null, focus: false })
  if (chosen !== seen) {
    setSeen(chosen)
    if (chosen) setAt({ day: chosen, focus: false })
  }
  // Only after the new month is drawn is there something to focus.
  useLayoutEffect(() => {
    if (at.focus) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [at])
  const cursor = {
    day: clampDay(at.day ?? start, first, last < first ? first : last),
    // Focus that follows a key asks for the day that is there already: nothing is drawn again.
    show: (day: DayKey) => setAt((now) => (now.day === day ? now : { day, focus: false })),
    focus: (day: DayKey) => setAt({ day, focus: true }),
  }
  return { grid, cursor }
}

export type DayCursor = ReturnType<typeof useDayCursor>['cursor']
