import { around, controls, nameOf } from './seen.ts'

/* Whether the focus can be seen, and what answers to the pointer: no picture shows either. Sent to the page as text, like seen.ts. */

/** Where a focus ring may be drawn: on the control or what it draws before and after itself, or on the row around it. */
export function ringOf(element: HTMLElement): { holder: Element; reach: number } | undefined {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-focus').trim()
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.outlineColor = color
  const focusColor = getComputedStyle(probe).outlineColor
  probe.remove()
  // The row around a control is its parent, or the parent of that.
  for (const holder of around(element)
    .slice(0, 3)
    .filter((one) => one !== document.body)) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, content } = getComputedStyle(holder, pseudo)
      const isDrawn = pseudo === undefined || content !== 'none'
      const width = Number.parseFloat(outlineWidth)
      if (isDrawn && outlineStyle === 'solid' && width >= 3 && (color === '' || outlineColor === focusColor)) {
        return {
          holder:
            pseudo === undefined
              ? holder
              : (around(holder).find((one) => getComputedStyle(one).position !== 'static') ?? holder),
          reach: width + Number.parseFloat(outlineOffset),
        }
      }
    }
  }
  return undefined
}

/** What cuts off some of a ring: a box around it that shows nothing beyond its edge. */
export function cutterOf({ holder, reach }: { holder: Element; reach: number }): Element | undefined {
  const box = holder.getBoundingClientRect()
  return around(holder)
    .slice(1)
    .find((one) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (one === document.body || (overflowX === 'visible' && overflowY === 'visible')) return false
      const edge = one.getBoundingClientRect()
      const [left, top] = [edge.left + one.clientLeft, edge.top + one.clientTop]
      return (
        box.left - reach < left - 0.5 ||
        box.right + reach > left + one.clientWidth + 0.5 ||
        box.top - reach < top - 0.5 ||
        box.bottom + reach > top + one.clientHeight + 0.5
      )
    })
}

/** A control that shows no ring of 3 px when the keyboard reaches it, or only some of it. The focus stays on the last. */
export function focusRings(): string[] {
  return controls().flatMap((element) => {
    if (element.tabIndex < 0) return []
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (ringOf(element)) return [`${nameOf(element)} has a ring without the focus`]
    element.focus()
    // What gives the focus away has its ring elsewhere.
    if (document.activeElement !== element) return []
    const ring = ringOf(element)
    if (!ring) return [`${nameOf(element)} has no ring`]
    const cutter = cutterOf(ring)
    return cutter ? [`the ring of ${nameOf(element)} is cut off by ${nameOf(cutter)}`] : []
  })
}
