import { useState } from 'react'

interface Controllable<Value> {
  /** The caller's value; undefined if the part keeps it itself. */
  given: Value | undefined
  /** The value at first, if the part keeps it itself. */
  first: Value
  /** Called with a new value, whoever keeps it. */
  onChange: ((value: Value) => void) | undefined
}

/**
 * A value that the caller keeps, or the part itself. Setting the same value again is no change and is not told.
 * Radix has such a hook of 400 bytes, which every part of the sign-in page would load.
 */
export function useControllable<Value>({
  given,
  first,
  onChange,
}: Controllable<Value>): [value: Value, setValue: (next: Value) => void] {
  const [kept, setKept] = useState(first)
  const value = given === undefined ? kept : given
  return [
    value,
    (next) => {
      if (Object.is(next, value)) return
      setKept(next)
      onChange?.(next)
    },
  ]
}
