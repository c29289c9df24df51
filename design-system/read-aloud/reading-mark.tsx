import { useLayoutEffect, useRef } from 'react'
import type { Sentence } from './sentences.ts'

interface ReadingMarkProps {
  sentence: Sentence
  textId: string
}

/** Left of the text, in CSS pixels. */
const gap = 12

/**
 * An edge beside the lines of a sentence. Laid over the page: an edge of the text's own would need other elements in it,
 * which are not ours, and would move its lines. A highlight by the browser cannot have an edge.
 */
export function ReadingMark({ sentence: { range }, textId }: ReadingMarkProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [edge, around, text] = [mark.current, mark.current?.offsetParent, document.getElementById(textId)]
    if (!edge || !around || !text) return undefined
    const place = () => {
      const { top, height } = range.getBoundingClientRect()
      const from = around.getBoundingClientRect()
      edge.style.top = `${top - from.top}px`
      edge.style.left = `${text.getBoundingClientRect().left - from.left - gap}px`
      edge.style.height = `${height}px`
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(text)
    observer.observe(around)
    return () => observer.disconnect()
  }, [range, textId])
  return <span ref={mark} aria-hidden className="pointer-events-none absolute border-l-4 border-primary" />
}
