import { vi } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'

// A click through Playwright's locator takes a dozen messages between browser and process, which is most of what a component
// test costs. What is there, in view, still and uncovered is pressed by the mouse at once, with the same trusted events;
// all else is left to the locator, which waits and explains.

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses the mouse at a point of the page that holds the test's frame. */
    pressMouse: (x: number, y: number) => Promise<void>
  }
}

const isDisabled = (element: Element): boolean => element.closest(':disabled, [aria-disabled=true]') !== null
const centre = ({ left, top, width, height }: DOMRect): [x: number, y: number] => [left + width / 2, top + height / 2]
const isInWindow = ([x, y]: readonly [number, number]): boolean => x > 0 && y > 0 && x < innerWidth && y < innerHeight

/** Where an element can be pressed now: its centre, which nothing covers. */
function pressablePoint(element: Element): [x: number, y: number] | undefined {
  if (isDisabled(element) || !element.checkVisibility({ visibilityProperty: true })) return undefined
  if (!isInWindow(centre(element.getBoundingClientRect())))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const point = centre(element.getBoundingClientRect())
  const isHit = pressTarget(element).contains(document.elementFromPoint(...point))
  return isInWindow(point) && isHit ? point : undefined
}

const pressTarget = (element: Element): Element => element.closest('button, a, [role=button], [role=link]') ?? element

const pressEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/** Presses, and keeps the press from whatever has moved under the mouse meanwhile. */
async function press(element: Element, x: number, y: number): Promise<boolean> {
  const target = pressTarget(element)
  let isHit: boolean | undefined
  const guard = (event: Event): void => {
    isHit ??= target.contains(event.target as Node)
    if (isHit) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth)
  const scale = frame.width / innerWidth
  for (const type of pressEvents) addEventListener(type, guard, { capture: true })
  await commands.pressMouse(frame.left + x * scale, frame.top + y * scale)
  for (const type of pressEvents) removeEventListener(type, guard, { capture: true })
  return isHit === true
}

/** By then what React was about to draw is drawn, too. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Waits until three frames changed nothing, as a person waits for a screen to arrive; not for one that changes on and on. */
async function settled(): Promise<void> {
  let still = 0
  const observer = new MutationObserver(() => {
    still = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let frame = 0; frame < 30 && still < 3; frame += 1) {
    still += 1
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await nextFrame()
  }
  observer.disconnect()
}

/** The only element of a locator, unless time is fake: then frames may not come. */
function only(locator: Locator): Element | undefined {
  const [element, ...more] = vi.isFakeTimers() ? [] : locator.elements()
  return more.length === 0 ? element : undefined
}

async function clickAtOnce(locator: Locator): Promise<boolean> {
  const element = only(locator)
  const before = element && pressablePoint(element)
  if (!before) return false
  await settled()
  const point = only(locator) === element ? pressablePoint(element) : undefined
  return point !== undefined && point.join() === before.join() && press(element, ...point)
}

const typable =
  'textarea:not(:read-only), input:is([type=text], [type=email], [type=tel], [type=search], [type=password], :not([type])):not(:read-only)'

function fillAtOnce(locator: Locator, text: string): boolean {
  const field = only(locator) as HTMLInputElement | HTMLTextAreaElement | undefined
  if (!field?.matches(typable) || isDisabled(field) || !field.checkVisibility({ visibilityProperty: true }))
    return false
  field.focus()
  field.select()
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  return true
}

const actions = Object.getPrototypeOf(page.getByRole('button')) as Locator
// eslint-disable-next-line typescript/unbound-method -- called with the locator as `this`
const { click, fill } = actions

actions.click = async function (options) {
  if (options !== undefined || !(await clickAtOnce(this))) await click.call(this, options)
}
actions.fill = async function (text, options) {
  if (options !== undefined || !fillAtOnce(this, text)) await fill.call(this, text, options)
}
