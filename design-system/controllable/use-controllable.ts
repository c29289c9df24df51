import { useState } from 'react'

interface Controllable<Value> {
  /** The caller's value. Undefined: the hook stores the value. */
  given: Value | undefined
  /** Initial value, if `given` is undefined. */
  first: Value
  /** Called with each new value, whoever stores it. */
  onChange: ((value: Value) => void) | undefined
}

/**
 * A value that either the caller or this hook stores. Setting the same value again (Object.is) does not call `onChange`.
 * Radix's hook for this has 400 bytes, which every component of the sign-in page would load.
 */
export function useControllable<Value>({
  given,
  first,
  onChange,
}: Controllable<Value>): [value: Value, setValue: (next: Value) => void] {
  const [stored, setStored] = useState(first)
  const value = given === undefined ? stored : given
  return [
    value,
    (next) => {
      if (Object.is(next, value)) return
      setStored(next)
      onChange?.(next)
    },
  ]
}
