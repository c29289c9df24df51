import type { PlainContext } from '../performance/plain-page.ts'
import { openScreen, resultOf, watchContentOf, type Site } from './opening.ts'
import type { StartScreen } from './screens.ts'

/** In the page: puts a link to `path` at its top left, and notes when it is pressed. */
function addLink(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: path })
  link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; padding: 20px; background: Canvas'
  document.body.append(link)
  performance.clearResourceTimings()
  addEventListener('pointerdown', () => Object.assign(window, { pressed: performance.now() }), {
    capture: true,
    once: true,
  })
}

/** In the page: from the press to the content, without the time from the first call to the last answer, in ms. */
async function ownTime(): Promise<number> {
  const { opened, pressed } = window as unknown as { opened: Promise<{ content: number }>; pressed: number }
  const { content } = await opened
  const calls = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) => new URL(name).origin !== location.origin && startTime >= pressed && startTime < content,
    )
  const waited =
    calls.length === 0
      ? 0
      : Math.max(...calls.map(({ startTime, duration }) => startTime + duration)) -
        Math.min(...calls.map(({ startTime }) => startTime))
  return content - pressed - waited
}

/** Presses a link to a screen where the portal has been opened before. Gives what the portal's own work took until its content, in ms. */
export async function pressLink(
  context: PlainContext,
  site: Site,
  from: StartScreen,
  to: StartScreen,
): Promise<number> {
  const page = await context.openPage()
  try {
    await openScreen(page, site, from)
    await resultOf(page, `${watchContentOf(to)}, (${addLink.toString()})(${JSON.stringify(to.path)})`, 'The link')
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await page.send('Input.dispatchMouseEvent', { type, x: 10, y: 10, button: 'left', clickCount: 1 })
    return await resultOf(page, `(${ownTime.toString()})()`, `The content of ${to.path}`)
  } finally {
    await page.close()
  }
}
