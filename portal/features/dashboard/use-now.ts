import { useEffect, useReducer } from 'react'
import { useClock } from '../../platform/clock.ts'

/** How late what is shown may be, in ms. */
const intervalMs = 20_000

/** The current time, for what changes by the clock alone: rendered anew at an interval, and by the clock when the patient returns to the page. */
export function useNow(): Date {
  const { now } = useClock()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const timer = setInterval(redraw, intervalMs)
    return () => clearInterval(timer)
  }, [])
  return now()
}
