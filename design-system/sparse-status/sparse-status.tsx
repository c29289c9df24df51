import { useEffect, useState } from 'react'

// Somebody who types should hear nothing; this much silence means that they have stopped.
const silence = 1000

/** Speaks a text that has stopped changing; the one it begins with is not news. */
export function SparseStatus({ text }: { text: string }) {
  const [{ known, spoken }, setState] = useState({ known: text, spoken: '' })
  useEffect(() => {
    if (text === known) return undefined
    const timer = setTimeout(() => setState({ known: text, spoken: text }), silence)
    return () => clearTimeout(timer)
  }, [text, known])
  return <output className="sr-only">{spoken}</output>
}
