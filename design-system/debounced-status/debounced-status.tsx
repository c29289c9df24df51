import { useEffect, useState } from 'react'

// Time without a change, in ms, after which typing counts as finished.
const settleMs = 1000

/** Announces a text politely once it has not changed for a second; not the initial text. */
export function DebouncedStatus({ text }: { text: string }) {
  const [{ known, spoken }, setState] = useState({ known: text, spoken: '' })
  useEffect(() => {
    if (text === known) return undefined
    const timer = setTimeout(() => setState({ known: text, spoken: text }), settleMs)
    return () => clearTimeout(timer)
  }, [text, known])
  return <output className="sr-only">{spoken}</output>
}
