import { useEffect, useState } from 'react'

// Nobody listens while typing.
const pause = 1000

/** The text as it is once it has stood still for a second; nothing until it first changes. */
export function useSettled(text: string): string {
  const [state, setState] = useState({ known: text, spoken: '' })
  useEffect(() => {
    if (text === state.known) return undefined
    const timer = setTimeout(() => setState({ known: text, spoken: text }), pause)
    return () => clearTimeout(timer)
  }, [text, state.known])
  return state.spoken
}
