import { useRef } from 'react'

/** Drops a second call with the same value in one task, as both Radix and selectOnArrowKey handle a key. Also drops null, which Radix passes on a form reset, contrary to its type. */
export function useDedupedChange(onValueChange: ((value: string) => void) | undefined): (value: string | null) => void {
  const lastValue = useRef<string | null>(null)
  return (value) => {
    if (value === null || value === lastValue.current) return
    lastValue.current = value
    queueMicrotask(() => {
      lastValue.current = null
    })
    onValueChange?.(value)
  }
}
