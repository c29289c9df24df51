import { useEffect, useState } from 'react'

// Long enough for the next step of a gesture, short enough to feel like an answer.
const delay = 200

/** The value once it has stood still; nothing before that, so that a live region that is already there has something to say. */
export function useSettled<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
