import type { Browser, CDPSession } from '@playwright/test'

interface Told {
  id?: number
  result?: never
  error?: { message: string }
  method?: string
  params?: never
}

/** A page of the browser without its inspector. */
interface PlainPage {
  send: CDPSession['send']
  /** What the browser tells of the page from now on. */
  listen: (heard: (method: string, params: never) => void) => void
  close: () => Promise<void>
}

/**
 * Opens an empty page in a context of its own. Playwright turns the inspector on in its pages (`Runtime.enable`): then the
 * browser looks up where each error was made, and parses the script a second time for it. React makes three as it begins,
 * which doubles the first task, and no patient's browser does that.
 */
export async function openPlainPage(browser: Browser): Promise<PlainPage> {
  const control = await browser.newBrowserCDPSession()
  const { browserContextId } = await control.send('Target.createBrowserContext')
  const { targetId } = await control.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await control.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  const listeners: ((method: string, params: never) => void)[] = []
  control.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const { id, result, error, method, params } = JSON.parse(event.message) as Told
    if (method !== undefined) for (const heard of listeners) heard(method, params as never)
    const asked = waiting.get(id ?? 0)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result as never)
  })
  return {
    async send(method, params) {
      const answer = Promise.withResolvers<never>()
      const id = waiting.size + 1
      waiting.set(id, answer)
      await control.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
      return answer.promise
    },
    listen(heard) {
      listeners.push(heard)
    },
    async close() {
      await control.send('Target.disposeBrowserContext', { browserContextId })
      await control.detach()
    },
  }
}
