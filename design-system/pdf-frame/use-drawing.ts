import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Need } from './engine/page-layout.ts'
import { releaseAll } from './engine/release.ts'
import type { OpenPdf } from './use-pdf.ts'

/** Rendering state. 'incomplete': rendered without one of its images. 'doubtful': rendered, but its letters may be wrong. */
export type Drawing = 'waiting' | 'drawn' | 'incomplete' | 'doubtful' | 'failed'

// Time after which a page counts as slow, in ms. Most pages take a tenth of it.
const slowAfterMs = 3000

/** Renders a page while it is near the visible area, and frees its canvas after that. */
export function useDrawing(
  { engine, pdf }: OpenPdf,
  number: number,
  draw: Need,
  scale: number,
  holder: RefObject<HTMLDivElement | null>,
): { drawing: Drawing; slow: boolean } {
  const [drawing, setDrawing] = useState<Drawing>('waiting')
  const needed = draw !== 'no'
  const freeMemory = useEffectEvent((element: HTMLElement) => {
    if (draw === 'soon') releaseAll(element)
  })
  useEffect(() => {
    const element = holder.current
    if (!element || !needed || scale <= 0) return undefined
    // A visible canvas stays until the new one is complete; others are freed to save memory.
    freeMemory(element)
    const stop = new AbortController()
    const render = async () => {
      const result = await engine.renderPage(pdf, number, element, scale, stop.signal)
      if (!stop.signal.aborted) setDrawing(result)
    }
    render().catch(() => {
      if (!stop.signal.aborted) setDrawing('failed')
    })
    return () => stop.abort()
  }, [engine, pdf, number, needed, scale, holder])
  useEffect(() => {
    if (!needed) return undefined
    const element = holder.current
    return () => {
      if (element) releaseAll(element)
      pdf
        .getPage(number)
        .then(engine.forgetPage)
        .catch(() => {})
      setDrawing('waiting')
    }
  }, [engine, pdf, number, needed, holder])
  return { drawing, slow: useSlow(draw === 'now' && drawing === 'waiting') }
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}
