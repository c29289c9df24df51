import { around, isPlane, nameOf, seenText, unseenCheck } from './seen.ts'

/* Whether everything fits. Sent to the page as text, like seen.ts. */

/** Scrolling sideways, of the page or of a part of it. */
export function sidewaysScroll(): string[] {
  const isUnseen = unseenCheck()
  const { scrollWidth, clientWidth } = document.documentElement
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide and shows ${clientWidth}`] : []
  const parts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      !isUnseen(element) &&
      !isPlane(element) &&
      !element.matches('input, textarea'),
  )
  return [
    ...page,
    ...parts.map((element) => `${nameOf(element)} is ${element.scrollWidth} px wide and shows ${element.clientWidth}`),
  ]
}

/** The edges within which a part's contents can be seen, without those that it lets one scroll to. */
export function frameOf(element: Element): { left: number; right: number; top: number; bottom: number } {
  const { overflowX, overflowY, display } = getComputedStyle(element)
  const cuts = (overflow: string): boolean => display !== 'inline' && (overflow === 'hidden' || overflow === 'clip')
  const { left, top } = element.getBoundingClientRect()
  const [x, y] = [left + element.clientLeft, top + element.clientTop]
  return {
    ...(cuts(overflowX) ? { left: x, right: x + element.clientWidth } : { left: -Infinity, right: Infinity }),
    ...(cuts(overflowY) ? { top: y, bottom: y + element.clientHeight } : { top: -Infinity, bottom: Infinity }),
  }
}

export function cutText(): string[] {
  const { clientWidth } = document.documentElement
  const frames = new Map<Element, ReturnType<typeof frameOf>>()
  const frameAt = (element: Element): ReturnType<typeof frameOf> => {
    const frame = frames.get(element) ?? frameOf(element)
    frames.set(element, frame)
    return frame
  }
  return seenText().flatMap(({ text, element, rects }) => {
    // A toast shows what fits of a sentence that the screen says in full.
    if (isPlane(element) || element.closest('[data-part=toast]')) return []
    // A line's box is higher than its letters.
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.2
    const outside = rects.find(({ left, right }) => left + scrollX < -1 || right + scrollX > clientWidth + 1)
    if (outside)
      return [`${text} runs from ${Math.round(outside.left)} to ${Math.round(outside.right)} px of ${clientWidth}`]
    const cutter = around(element).find((one) => {
      const frame = frameAt(one)
      return rects.some(
        ({ left, right, top, bottom }) =>
          left < frame.left - 1 || right > frame.right + 1 || top < frame.top - slack || bottom > frame.bottom + slack,
      )
    })
    return cutter ? [`${text} is cut off by ${nameOf(cutter)}`] : []
  })
}

/** What an element lies on: the nearest part that is laid over the rest of the page, with a ground of its own. */
export function layerOf(element: Element): Element {
  const isLaidOver = (one: Element): boolean => {
    const { position, backgroundColor } = getComputedStyle(one)
    return position === 'fixed' || (/absolute|sticky/.test(position) && !/^rgba\(.*, 0\)$/.test(backgroundColor))
  }
  return around(element).find(isLaidOver) ?? document.body
}

/** Text drawn over other text of the same layer. */
export function overlappingText(): string[] {
  const boxes = seenText()
    .filter(({ element }) => !element.closest('[data-aria-hidden="true"], [data-part=toast]'))
    .map((box) => ({ ...box, layer: layerOf(box.element) }))
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          other.layer === one.layer && one.rects.some((rect) => other.rects.some((under) => overlap(rect, under))),
      )
      .map((other) => `${one.text} lies over ${other.text}`),
  )
}

/** What a toast lies over: nothing of the content, and no control that has focus. A title in the bar has focus on arrival and is no control. */
export function coveredByToast(): string[] {
  const toasts = [...document.querySelectorAll('[data-part=toasts] li')].map((toast) => toast.getBoundingClientRect())
  if (toasts.length === 0) return []
  const isUnseen = unseenCheck()
  const content =
    'main :is(h1, h2, h3, p, li, dt, dd, time, label, legend, a, button, input, select, textarea, [role=alert], [aria-invalid=true]), :focus-visible:not(h1)'
  const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
    toasts.some(
      (toast) => left < toast.right - 1 && right > toast.left + 1 && top < toast.bottom - 1 && bottom > toast.top + 1,
    )
  const covered = [...document.querySelectorAll(content)].filter(
    (element) =>
      !element.closest('[data-part=toasts]') && !isUnseen(element) && isUnder(element.getBoundingClientRect()),
  )
  return covered.map((element) => `a toast covers ${nameOf(element)}`)
}
