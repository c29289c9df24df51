import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampDay, viewOf, type DayKey } from './calendar-day.ts'

// Long enough for a screen reader to follow the focus.
const farewell = 500

/** The day that Tab reaches, which also says which weeks are in view. It follows the choice until the patient looks elsewhere, and never leaves the window. */
export function useDayCursor(start: DayKey, chosen: DayKey | null, first: DayKey, last: DayKey) {
  const grid = useRef<HTMLTableElement>(null)
  const [seen, setSeen] = useState(chosen)
  const [at, setAt] = useState<{ day: DayKey | null; focus: boolean; left?: DayKey }>({ day: null, focus: false })
  const [turned, setTurned] = useState(0)
  if (chosen !== seen) {
    setSeen(chosen)
    if (chosen) setAt({ day: chosen, focus: false })
  }
  // Only after the new weeks are drawn is there something to focus.
  useLayoutEffect(() => {
    if (at.focus) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [at])
  // Taken away under a screen reader that has not heard of the new focus yet, it would read what stands around.
  useEffect(() => {
    if (at.left === undefined) return undefined
    const timer = setTimeout(() => setAt(({ day }) => ({ day, focus: false })), farewell)
    return () => clearTimeout(timer)
  }, [at.left])
  const within = (day: DayKey) => clampDay(day, first, last < first ? first : last)
  const here = within(at.day ?? start)
  const cursor = {
    day: here,
    /** The day of another view that had the focus a moment ago. */
    left: at.left,
    /** How many views were turned to: what drew a week draws the one in its place, where no day has the focus. */
    turned,
    turn: (day: DayKey, views: number) => {
      setTurned((count) => count + views)
      setAt({ day, focus: false })
    },
    // Focus that follows a key asks for the day that is there already: nothing is drawn again.
    show: (day: DayKey) => setAt((now) => (now.day === day ? now : { day, focus: false })),
    focus: (day: DayKey) => setAt({ day, focus: true, ...(viewOf(within(day), first) !== viewOf(here, first) && { left: here }) }),
  }
  return { grid, cursor }
}

export type DayCursor = ReturnType<typeof useDayCursor>['cursor']
