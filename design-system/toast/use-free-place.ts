import { useLayoutEffect, useState } from 'react'

/** A panel that hangs open from the bar, else what has focus: on some phones a pressed button gets none. */
function inUse(): Element | null {
  const opener = document.querySelector('header [aria-expanded="true"]')
  const panel = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  return panel ?? (document.activeElement === document.body ? null : document.activeElement)
}

/** Where the bar of the screen ends: the way out and the calm view stay in reach. */
const barEnd = (): number => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

// How long the page must stand still, in ms, to be read again rather than scrolled.
const rest = 150

interface Span {
  top: number
  bottom: number
}

/** The first place from `start` on where a stack of this height lies over none of these. */
export function freeTop(height: number, start: number, taken: readonly Span[]): number {
  let top = start
  for (const span of taken.toSorted((one, other) => one.top - other.top)) if (span.top < top + height && span.bottom > top) top = span.bottom
  return top
}

/** How far down the stack must hang so as to lie over neither the bar, nor a heading, nor what is in use (WCAG 2.4.11), in pixels. The page itself never moves for it. */
export function useFreePlace(stack: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!stack) return undefined
    const place = (wasScrolled = false) => {
      if (stack.contains(document.activeElement)) return
      // A keyboard on a phone, or a pinch, moves what is seen away from the top of the page.
      const { offsetTop: seen = 0, height: seenHeight = window.innerHeight } = window.visualViewport ?? {}
      const start = Math.max(seen, barEnd())
      const { top: now, left, right, height } = stack.getBoundingClientRect()
      const spans = (elements: Iterable<Element>) => Array.from(elements, (element) => element.getBoundingClientRect()).filter((rect) => rect.left < right && rect.right > left && rect.width > 0)
      const used = inUse()
      const inWay = [spans([...document.querySelectorAll('h1, h2, h3'), ...(used ? [used] : [])]), spans(used ? [used] : [])]
      if (wasScrolled && freeTop(height, now, inWay[0] ?? []) === now) return
      // On a screen that is full of headings what is in use still stays clear; what is nearly as tall as the screen cannot.
      const places = inWay.map((taken) => freeTop(height, start, taken))
      setTop(places.find((at) => at + height <= seen + seenHeight) ?? start)
    }
    // The browser scrolls to the focused element, and a panel is drawn, only after we were told.
    const placeLater = () => requestAnimationFrame(() => place())
    // Before it is painted: drawn at the top first, it would be seen to jump.
    place()
    // It comes off what was scrolled under it once the page rests, and else stays: to follow every pixel would be motion beside the text.
    let resting: ReturnType<typeof setTimeout> | undefined
    const placeAtRest = () => {
      clearTimeout(resting)
      resting = setTimeout(() => place(true), rest)
    }
    const size = new ResizeObserver(placeLater)
    size.observe(stack)
    // What arrives while it stands brings headings of its own.
    size.observe(document.body)
    const listening = new AbortController()
    for (const happening of ['focusin', 'click', 'keyup']) document.addEventListener(happening, placeLater, listening)
    document.addEventListener('scroll', placeAtRest, listening)
    window.visualViewport?.addEventListener('resize', placeLater, listening)
    window.visualViewport?.addEventListener('scroll', placeLater, listening)
    return () => {
      size.disconnect()
      clearTimeout(resting)
      listening.abort()
    }
  }, [stack])
  return top
}
