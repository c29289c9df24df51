import { useRef } from 'react'

/** Tells once of a choice that is made twice in one go, as by a key that both of us answer to. Where a form is emptied Radix hands back null, against its own type: that is no choice. */
export function useOnceAMove(onValueChange: (value: string) => void): (value: string | null) => void {
  const told = useRef<string | null>(null)
  return (value) => {
    if (value === null || value === told.current) return
    told.current = value
    queueMicrotask(() => { told.current = null })
    onValueChange(value)
  }
}
