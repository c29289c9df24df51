import { useEffect, useReducer } from 'react'
import { useClock } from '../../platform/clock.ts'

/** Interval of re-rendering, in ms: the shown time may be that late. */
const intervalMs = 20_000

/**
 * The current time, for content that depends on the clock alone. Re-renders at an interval, and when the patient
 * returns to the page.
 */
export function useNow(): Date {
  const { now } = useClock()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const timer = setInterval(redraw, intervalMs)
    return () => clearInterval(timer)
  }, [])
  return now()
}
