import { around, controls, isPlane, labelsOf, nameOf, seenText, unseenCheck } from './seen.ts'

/* Whether everything can be pressed, read and told apart, and stands still. Sent to the page as text, like seen.ts. */

/** A link or button in the middle of a sentence, whose height is that of the line (WCAG 2.5.8). A button is never quite inline. */
export function isInSentence(element: Element): boolean {
  const { display } = getComputedStyle(element)
  if (display !== 'inline' && !(display === 'inline-block' && element.parentElement?.localName === 'p')) return false
  const block = around(element).find((one) => !getComputedStyle(one).display.startsWith('inline'))
  return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length
}

/** How far a press around the middle still reaches the element or its label, to the pixel: what is drawn over or around it counts too. */
export function reach(element: HTMLElement, most: number): { width: number; height: number } {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hits = (atX: number, atY: number): boolean => {
    const hit = document.elementFromPoint(atX, atY)
    return [element, ...labelsOf(element)].some((one) => one.contains(hit))
  }
  const march = (stepX: number, stepY: number): number => {
    let steps = 0
    while (steps < most && hits(x + stepX * (steps + 0.5), y + stepY * (steps + 0.5))) steps += 1
    return steps
  }
  return { width: march(-1, 0) + march(1, 0), height: march(0, -1) + march(0, 1) }
}

/** A story that shows nothing would keep every rule. */
export function emptiness(): string[] {
  const isUnseen = unseenCheck()
  const pictures = [
    ...document.querySelectorAll('#storybook-root svg, #storybook-root img, #storybook-root canvas'),
  ].filter((element) => !isUnseen(element))
  return seenText().length + controls().length + pictures.length > 0 ? [] : ['there is nothing to see']
}

/** Names, descriptions and labels that lead nowhere, or to one of several: axe leaves these for people to look at. */
export function brokenReferences(): string[] {
  const attributes = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-errormessage',
    'aria-details',
    'aria-owns',
    'aria-activedescendant',
  ]
  return attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`body [${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((id) => {
          const count = document.querySelectorAll(`#${CSS.escape(id)}`).length
          if (count === 1) return []
          return [
            `${attribute} of ${nameOf(element)}: "${id}" ${count === 0 ? 'points to nothing' : `stands there ${count} times`}`,
          ]
        }),
    ),
  )
}

export function smallTargets(): string[] {
  return controls().flatMap((element) => {
    if (isInSentence(element)) {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight)
      return line >= 24 ? [] : [`${nameOf(element)} stands on a line of ${line} px`]
    }
    const box = element.getBoundingClientRect()
    if (
      [element, ...labelsOf(element)]
        .map((one) => one.getBoundingClientRect())
        .some(({ width, height }) => width >= 44 && height >= 44)
    )
      return []
    const press = reach(element, 44)
    const [width, height] = [Math.max(box.width, press.width), Math.max(box.height, press.height)]
    return width >= 44 && height >= 44 ? [] : [`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`]
  })
}

/** Text under 16 px, in a calm theme under 18 px; under twice that where every text should be twice as large. A sample can have a theme of its own. */
export function smallText(): string[] {
  const { style } = document.documentElement
  return seenText().flatMap(({ text, element }) => {
    const isCalm = element.closest<HTMLElement>('[data-theme]')?.dataset.theme?.startsWith('calm')
    const least = (isCalm ? 18 : 16) * (style.fontSize === '200%' ? 2 : 1)
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    // Seven columns of a calendar have to fit whatever the window.
    return size >= (isPlane(element) ? Math.min(least, innerWidth * 0.09) : least) - 0.01
      ? []
      : [`${text} is ${size} px`]
  })
}

/** Whatever moves, or would on a change. */
export function motion(): string[] {
  // While it is tested, Storybook pauses a story by a style sheet of its own.
  for (const sheet of document.head.querySelectorAll('style'))
    if (sheet.textContent.includes('animation-play-state: paused')) sheet.remove()
  const running = document
    .getAnimations()
    .map((animation) => (animation.effect as KeyframeEffect | null)?.target)
    .filter((target) => target && !target.closest('body > [class^="sb-"]'))
  const able = [...document.querySelectorAll('html, body, body *')]
    .filter((element) => !element.closest('body > [class^="sb-"]'))
    .flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo)
        const slow = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0)
        return slow || animationName !== 'none' || scrollBehavior === 'smooth'
          ? [
              `${nameOf(element)}${pseudo ?? ''} has a transition of ${transitionDuration}, animation ${animationName}, scrolling ${scrollBehavior}`,
            ]
          : []
      }),
    )
  return [...running.map((target) => `${target ? nameOf(target) : ''} is moving`), ...able]
}

/** Controls that nothing but their words would set apart once the system has taken the colours. */
export function borderlessControls(): string[] {
  const clear = (color: string): boolean => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)
  const isDrawn = (element: Element): boolean => {
    const {
      borderTopWidth,
      borderTopStyle,
      borderTopColor,
      borderBottomWidth,
      borderBottomStyle,
      borderBottomColor,
      outlineStyle,
      outlineColor,
      textDecorationLine,
      appearance,
    } = getComputedStyle(element)
    const edge = [
      [borderTopWidth, borderTopStyle, borderTopColor],
      [borderBottomWidth, borderBottomStyle, borderBottomColor],
      ['1', outlineStyle, outlineColor],
    ]
    const native = element.matches('input[type="checkbox"], input[type="radio"], select') && appearance !== 'none'
    return (
      native ||
      textDecorationLine.includes('underline') ||
      edge.some(
        ([width = '', style = '', color = '']) =>
          Number.parseFloat(width) >= 1 && style !== 'none' && style !== 'hidden' && !clear(color),
      )
    )
  }
  const isUnseen = unseenCheck()
  const texts = seenText().map((text) => text.element)
  const probe = document.createElement('span')
  probe.style.color = 'LinkText'
  document.body.append(probe)
  const linkColor = getComputedStyle(probe).color
  probe.remove()
  return controls().flatMap((element) => {
    // What cannot be pressed, now or ever, needs no edge; in a calendar, only days to choose have one; and the system gives its links a colour.
    if (element.matches('[aria-disabled="true"], [role="grid"] *, [role$="group"], [role="region"], div:not([role])'))
      return []
    if (element.matches('a[href]') && getComputedStyle(element).color === linkColor) return []
    const parts = [element, ...labelsOf(element)]
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => !isUnseen(one))
    // Of a control that is a drawing and nothing else, the lines are the edge.
    const isDrawing = parts.some((one) => one.localName === 'svg') && !texts.some((text) => element.contains(text))
    return isDrawing || parts.some(isDrawn) ? [] : [`${nameOf(element)} has no edge and no underline`]
  })
}

/**
 * Text that its background swallows once the system has taken the colours. Not left to axe, which
 * reads -webkit-text-fill-color, and that keeps the author's colour.
 */
export function lostText(): string[] {
  const channels = (color: string): number[] => [...color.matchAll(/[\d.]+/g)].map(Number)
  const light = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const solid = (element: Element): boolean => (channels(getComputedStyle(element).backgroundColor)[3] ?? 1) > 0
  return seenText().flatMap(({ text, element }) => {
    const { color } = getComputedStyle(element)
    const { backgroundColor } = getComputedStyle(around(element).find(solid) ?? document.body)
    const [darker = 0, lighter = 0] = [light(color), light(backgroundColor)].toSorted((one, other) => one - other)
    const contrast = (lighter + 0.05) / (darker + 0.05)
    return contrast >= 4.5 ? [] : [`${text} is ${color} on ${backgroundColor}, ${contrast.toFixed(1)} to 1`]
  })
}
