import { useEffect, useState } from 'react'

// In ms: longer than the pauses in a gesture, and short enough to feel immediate.
const delay = 200

/** The value once it has not changed for 200 ms. Undefined before the first one, so that a live region announces it. */
export function useDebouncedValue<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
