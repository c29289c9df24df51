import type { Browser, CDPSession } from '@playwright/test'

interface ProtocolMessage {
  id?: number
  result?: never
  error?: { message: string }
  method?: string
  params?: never
}

/** A page or a worker of the browser without its inspector. */
interface PlainTarget {
  send: CDPSession['send']
  /** Calls the listener for each event of the target from now on. */
  listen: (heard: (method: string, params: never) => void) => void
}

export interface PlainPage extends PlainTarget {
  close: () => Promise<void>
}

/** A browser context: what its pages store and cache is its own. */
export interface PlainContext {
  /** Opens an empty page. */
  openPage: () => Promise<PlainPage>
  /** Its service worker, which then does not end when it is idle. */
  openWorker: () => Promise<PlainTarget>
  close: () => Promise<void>
}

async function attach(control: CDPSession, targetId: string): Promise<PlainTarget> {
  const { sessionId } = await control.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  const listeners: ((method: string, params: never) => void)[] = []
  control.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const { id, result, error, method, params } = JSON.parse(event.message) as ProtocolMessage
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
  }
}

/**
 * Opens a context whose pages have no inspector. Playwright turns it on in its pages (`Runtime.enable`): then the browser
 * looks up where each error was made, and parses the script a second time for it. React makes three as it begins, which
 * doubles the first task, and no patient's browser does that.
 */
export async function openPlainContext(browser: Browser): Promise<PlainContext> {
  const control = await browser.newBrowserCDPSession()
  const { browserContextId } = await control.send('Target.createBrowserContext')
  return {
    async openPage() {
      const { targetId } = await control.send('Target.createTarget', { url: 'about:blank', browserContextId })
      const page = await attach(control, targetId)
      return {
        ...page,
        close: async () => {
          await control.send('Target.closeTarget', { targetId })
        },
      }
    },
    async openWorker() {
      const { targetInfos } = await control.send('Target.getTargets')
      const worker = targetInfos.find(
        (target) => target.type === 'service_worker' && target.browserContextId === browserContextId,
      )
      if (!worker) throw new Error('No service worker runs.')
      return attach(control, worker.targetId)
    },
    async close() {
      await control.send('Target.disposeBrowserContext', { browserContextId })
      await control.detach()
    },
  }
}
