/*
 * What can be seen and pressed in a page. These functions are sent there as text (see inject-rules.ts),
 * so they may call each other and use nothing else.
 */

interface TextBox {
  text: string
  element: Element
  rects: DOMRect[]
}

/** An element in a few words, for whoever has to find it. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role')
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ')
  return `<${element.localName}${role ? ` role=${role}` : ''}${element.id ? ` id=${element.id}` : ''}> "${words.slice(0, 40)}"`
}

/** The element itself and everything around it. */
export function around(element: Element): Element[] {
  const found: Element[] = []
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) found.push(at)
  return found
}

/** Judges whether an element is there for screen readers only, or drawn by Storybook; every ancestor is looked at once. */
export function unseenCheck(): (element: Element) => boolean {
  const known = new Map<Element, boolean>()
  const isItself = (element: Element): boolean => {
    const { clip, clipPath, overflowX } = getComputedStyle(element)
    if (
      clip.startsWith('rect(0') ||
      clip.startsWith('rect(1px') ||
      clipPath === 'inset(50%)' ||
      element.matches('body > [class^="sb-"]')
    )
      return true
    if (overflowX === 'visible') return false
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  const isWithin = (element: Element | null): boolean => {
    if (!element) return false
    const answer = known.get(element) ?? (isWithin(element.parentElement) || isItself(element))
    known.set(element, answer)
    return answer
  }
  return (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isWithin(element)
}

/** Every text that can be seen, save the words on a document's own paper. */
export function seenText(): TextBox[] {
  const found: TextBox[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const isUnseen = unseenCheck()
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const text = node.nodeValue?.trim()
    if (!text || !element || element.closest('script, style, option, title, .pdf-pages') || isUnseen(element)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (rects.length > 0) found.push({ text: `"${text.slice(0, 40)}" in ${nameOf(element)}`, element, rects })
  }
  return found
}

/** A calendar, and a document's pages and tables, have two dimensions by nature (WCAG 1.4.10), and so has what scrolls them. */
export function isPlane(element: Element): boolean {
  return (
    element.closest('[role="grid"], .pdf-pages') !== null ||
    element.querySelector(':scope > [role="grid"], :scope > .pdf-pages, :scope > table') !== null
  )
}

/** What can be pressed or typed in, save on a document's own paper. */
export function controls(): HTMLElement[] {
  const widgets = [
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'tab',
    'menuitem',
    'option',
    'slider',
    'spinbutton',
    'combobox',
    'textbox',
    'searchbox',
  ]
  const isUnseen = unseenCheck()
  const all = document.querySelectorAll<HTMLElement>(
    [
      'a[href]',
      'button',
      'input',
      'select',
      'textarea',
      'summary',
      '[tabindex]:not([tabindex="-1"])',
      ...widgets.map((role) => `[role="${role}"]`),
    ].join(),
  )
  return [...all].filter(
    (element) =>
      !element.matches(':disabled, [aria-hidden="true"] *, [aria-hidden="true"], [inert] *, .pdf-pages *') &&
      !isUnseen(element),
  )
}

/** A press on its label is a press on the control. */
export function labelsOf(element: Element): HTMLElement[] {
  return element instanceof HTMLButtonElement || element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
}
