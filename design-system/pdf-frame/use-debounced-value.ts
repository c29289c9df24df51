import { useEffect, useState } from 'react'

// In ms: longer than the pauses in a gesture, short enough to feel immediate.
const delay = 200

/** The value once it has not changed for `delay`; undefined before, so that a live region announces the first one. */
export function useDebouncedValue<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
