import { useLayoutEffect, useState } from 'react'

/** An open panel of the bar, else the focused element; some phones do not focus a pressed button. */
function inUse(): Element | null {
  const opener = document.querySelector('header [aria-expanded="true"]')
  const panel = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  return panel ?? (document.activeElement === document.body ? null : document.activeElement)
}

/** Bottom of the header in px, whose controls must not be covered. */
const barEnd = (): number => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

// Time without scrolling after which the position is updated, in ms.
const settleMs = 150

interface Span {
  top: number
  bottom: number
}

/** The first position from `start` on where a stack of this height overlaps none of the `taken` spans; all in px. */
export function freeTop(height: number, start: number, taken: readonly Span[]): number {
  let top = start
  for (const span of taken.toSorted((one, other) => one.top - other.top)) if (span.top < top + height && span.bottom > top) top = span.bottom
  return top
}

/** Top position of the stack in px, so that it covers neither the bar, a heading, a date nor the focused element (WCAG 2.4.11). */
export function useFreePlace(stack: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!stack) return undefined
    const update = (wasScrolled = false) => {
      if (stack.contains(document.activeElement)) return
      // A phone's keyboard or pinch zoom moves the visual viewport.
      const { offsetTop: seen = 0, height: seenHeight = window.innerHeight } = window.visualViewport ?? {}
      const start = Math.max(seen, barEnd())
      const { top: now, left, right, height } = stack.getBoundingClientRect()
      const spans = (elements: Iterable<Element>) => Array.from(elements, (element) => element.getBoundingClientRect()).filter((rect) => rect.left < right && rect.right > left && rect.width > 0)
      const used = inUse()
      const inWay = ['h1, h2, h3, time', 'h1, h2, h3'].map((kept) => spans([...document.querySelectorAll(kept), ...(used ? [used] : [])])).concat([spans(used ? [used] : [])])
      if (wasScrolled && freeTop(height, now, inWay[0] ?? []) === now) return
      // If no position avoids all dates, avoid the headings, or at least the focused element, unless it is nearly as tall as the screen.
      const places = inWay.map((taken) => freeTop(height, start, taken))
      setTop(places.find((at) => at + height <= seen + seenHeight) ?? start)
    }
    // In the next frame: after the event, the browser scrolls to the focused element and a panel is rendered.
    const updateNextFrame = () => requestAnimationFrame(() => update())
    // Before the first paint, so that the stack does not visibly jump.
    update()
    // Update only when scrolling has stopped, as following it would be distracting motion.
    let scrollTimer: ReturnType<typeof setTimeout> | undefined
    const updateAfterScroll = () => {
      clearTimeout(scrollTimer)
      scrollTimer = setTimeout(() => update(true), settleMs)
    }
    const size = new ResizeObserver(updateNextFrame)
    size.observe(stack)
    // New content may contain headings.
    size.observe(document.body)
    // A panel may open or close well after the press.
    const panels = new MutationObserver(updateNextFrame)
    panels.observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] })
    const listening = new AbortController()
    document.addEventListener('focusin', updateNextFrame, listening)
    document.addEventListener('scroll', updateAfterScroll, listening)
    window.visualViewport?.addEventListener('resize', updateNextFrame, listening)
    window.visualViewport?.addEventListener('scroll', updateNextFrame, listening)
    return () => {
      size.disconnect()
      panels.disconnect()
      clearTimeout(scrollTimer)
      listening.abort()
    }
  }, [stack])
  return top
}
