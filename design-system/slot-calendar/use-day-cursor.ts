import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampDay, viewOf, type DayKey } from './calendar-day.ts'

// How long the previous day stays, in ms: enough for a screen reader to follow the focus.
const leaveDelayMs = 500

/** The day that is the tab stop of the grid, which also determines the view. It follows the chosen day until the patient moves it, and stays between `first` and `last`. */
export function useDayCursor(start: DayKey, chosen: DayKey | null, first: DayKey, last: DayKey) {
  const grid = useRef<HTMLTableElement>(null)
  const [seen, setSeen] = useState(chosen)
  const [at, setAt] = useState<{ day: DayKey | null; focus: boolean; left?: DayKey }>({ day: null, focus: false })
  const [turned, setTurned] = useState(0)
  if (chosen !== seen) {
    setSeen(chosen)
    if (chosen) setAt({ day: chosen, focus: false })
  }
  // The day to focus exists only once the new view is rendered.
  useLayoutEffect(() => {
    if (at.focus) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [at])
  // If the old day were removed before a screen reader notices the new focus, it would read the content around.
  useEffect(() => {
    if (at.left === undefined) return undefined
    const timer = setTimeout(() => setAt(({ day }) => ({ day, focus: false })), leaveDelayMs)
    return () => clearTimeout(timer)
  }, [at.left])
  const within = (day: DayKey) => clampDay(day, first, last < first ? first : last)
  const here = within(at.day ?? start)
  const cursor = {
    day: here,
    /** The day that had focus before, if it is in another view. */
    left: at.left,
    /** Number of views that the buttons moved on by. It keeps the keys of the rows the same, so that React reuses their elements. */
    turned,
    turn: (day: DayKey, views: number) => {
      setTurned((count) => count + views)
      setAt({ day, focus: false })
    },
    // A focus event of the current day must not cause a render.
    show: (day: DayKey) => setAt((now) => (now.day === day ? now : { day, focus: false })),
    focus: (day: DayKey) =>
      setAt({ day, focus: true, ...(viewOf(within(day), first) !== viewOf(here, first) && { left: here }) }),
  }
  return { grid, cursor }
}

export type DayCursor = ReturnType<typeof useDayCursor>['cursor']
