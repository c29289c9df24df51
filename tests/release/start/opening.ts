import { blockingOf, slowDown, type Seen } from '../performance/load.ts'
import type { PlainPage } from '../performance/plain-page.ts'
import type { StartScreen } from './screens.ts'
import type { Asked } from './site.ts'

/** What it cost to open an address until its content was painted; times in ms. */
export interface Opening {
  firstPaint: number
  content: number
  /** What the server was asked for, calls aside. */
  requests: readonly string[]
  /** Bytes of the page's script among these. */
  script: number
  /** Sum of the layout shifts, until a second after the content. */
  shift: number
  blocking: number
}

/** In the page, from its first script on: `opened` resolves a second after the content was painted. */
function watchContent(heading: string, text: string): void {
  const pattern = new RegExp(heading)
  const isShown = () =>
    // A document is drawn by code that is larger than all of the portal: its screen counts without it.
    [...document.querySelectorAll('[aria-busy="true"], output[data-part="loading"]')].every((busy) =>
      busy.closest('.pdf-frame'),
    ) &&
    document.querySelector('main')?.textContent.includes(text) &&
    // Last, as it computes styles, which counts as the page's own work.
    [...document.querySelectorAll('h1')].some((one) => pattern.test(one.textContent.trim()) && one.checkVisibility())
  const opened = new Promise((resolve) => {
    let isPainting = false
    const afterPaint = () => {
      isPainting = false
      if (!isShown()) return
      observer.disconnect()
      const content = performance.now()
      setTimeout(
        () => resolve({ ...(window as unknown as { seen: Seen }).seen, content, timeOrigin: performance.timeOrigin }),
        1000,
      )
    }
    const observer = new MutationObserver(() => {
      if (isPainting || !isShown()) return
      isPainting = true
      requestAnimationFrame(() => void scheduler.postTask(afterPaint, { priority: 'user-blocking' }))
    })
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-busy', 'class', 'hidden', 'style'],
    })
  })
  Object.assign(window, { opened })
}

/** A script that watches for the content of a screen. */
export const watchContentOf = ({ heading, text }: StartScreen): string =>
  `(${watchContent.toString()})(${[heading.source, text].map((one) => JSON.stringify(one)).join(', ')})`

/** How long content may take to come at all, in ms. */
const patience = 60_000

/** What a promise of the page gives. */
export async function resultOf<Value>(page: PlainPage, expression: string, what: string): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${what} did not come.`)), patience)
  try {
    const { result } = await Promise.race([
      page.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }),
      late.promise,
    ])
    return result.value as Value
  } finally {
    clearTimeout(timer)
  }
}

export interface Site {
  origin: string
  asked: readonly Asked[]
}

/** Opens a screen in an empty page of a cheap phone, and measures it. */
export async function openScreen(page: PlainPage, { origin, asked }: Site, screen: StartScreen): Promise<Opening> {
  await page.send('Network.setCookie', { name: 'token', value: screen.token, url: origin, sameSite: 'Strict' })
  await slowDown(page)
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watchContentOf(screen) })
  const from = asked.length
  await page.send('Page.navigate', { url: origin + screen.path })
  const { firstPaint, content, timeOrigin, tasks, shift } = await resultOf<
    Seen & { content: number; timeOrigin: number }
  >(page, 'opened', `The content of ${screen.path}`)
  const requests = asked.slice(from).filter(({ at }) => at <= timeOrigin + content)
  return {
    firstPaint,
    content,
    requests: requests.map(({ path }) => path),
    script: requests.filter(({ destination }) => destination === 'script').reduce((sum, { bytes }) => sum + bytes, 0),
    shift,
    blocking: blockingOf(tasks.filter(({ at }) => at < content)),
  }
}
