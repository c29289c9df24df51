import { useLayoutEffect, useRef } from 'react'
import type { Sentence } from './sentences.ts'

interface ReadingMarkProps {
  sentence: Sentence
  textId: string
}

/** Distance from the text, in CSS pixels. */
const gap = 12

/**
 * A vertical line beside the lines of a sentence. It is placed over the page: a border in the text would need elements in
 * the caller's markup and move the lines, and a CSS highlight cannot have a border.
 */
export function ReadingMark({ sentence: { range }, textId }: ReadingMarkProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [edge, around, text] = [mark.current, mark.current?.offsetParent, document.getElementById(textId)]
    if (!edge || !around || !text) return undefined
    const position = () => {
      const { top, height } = range.getBoundingClientRect()
      const from = around.getBoundingClientRect()
      edge.style.top = `${top - from.top}px`
      edge.style.left = `${text.getBoundingClientRect().left - from.left - gap}px`
      edge.style.height = `${height}px`
    }
    position()
    const observer = new ResizeObserver(position)
    observer.observe(text)
    observer.observe(around)
    return () => observer.disconnect()
  }, [range, textId])
  return <span ref={mark} aria-hidden className="pointer-events-none absolute border-l-4 border-primary" />
}
