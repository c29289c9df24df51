import type { Page } from '@playwright/test'

/** The most that may move on a screen by itself, as browsers reckon it: the share of the window that moved, times how far. */
export const mostShift = 0.01

/** What browsers tell of a shift; TypeScript does not know it yet. */
interface Shift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

export interface Shifted {
  sum: number
  /** What moved, from where to where. */
  words: string[]
}

/**
 * For a page's start: notes what moves by itself in a story, from before it is drawn. What a press moves is its answer,
 * and a play presses without the browser taking it for one, so a story is looked at up to its first press. Uses nothing
 * else, as it is sent to the page as text.
 */
export const watchShifts = (): void => {
  let shifts: Shift[] = []
  let isOver = false
  const observer = new PerformanceObserver((list) => {
    note(list.getEntries())
  })
  const note = (entries: PerformanceEntryList): void => {
    if (!isOver) shifts.push(...(entries as Shift[]))
  }
  observer.observe({ type: 'layout-shift', buffered: true })
  // The catalogue tells of each story that it begins.
  document.addEventListener('story', () => {
    observer.takeRecords()
    shifts = []
    isOver = false
  })
  const onPress = (): void => {
    note(observer.takeRecords())
    isOver = true
  }
  for (const press of ['pointerdown', 'keydown', 'click']) addEventListener(press, onPress, true)
  const placeOf = ({ x, y, width, height }: DOMRect): string =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)} × ${Math.round(height)}`
  Object.assign(globalThis, {
    shifted: (): Shifted => {
      note(observer.takeRecords())
      // The catalogue sets its own margin around a story as the story is drawn. Whether there was input is not asked: for half
      // a second after the window's size changed, as it does between stories, the browser says that there was.
      const own = shifts.filter(
        ({ sources }) => !sources.some(({ node }) => node instanceof Element && node.id === 'storybook-root'),
      )
      return {
        sum: own.reduce((sum, { value }) => sum + value, 0),
        words: own.flatMap(({ sources }) =>
          sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName.toLowerCase() ?? 'gone'} "${(node?.textContent ?? '').slice(0, 40)}" from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          ),
        ),
      }
    },
  })
}

/** What moved by itself in the story that stands. The browser tells of a shift once the frame with it was drawn. */
export const shiftsIn = (page: Page): Promise<Shifted> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    return (globalThis as unknown as { shifted: () => Shifted }).shifted()
  })
