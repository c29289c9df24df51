import { atom } from 'jotai'
import { reloadOnceAtom } from '../reload.ts'
import { workerMessage } from './worker-message.ts'

/** A newer version of the portal, ready on this device. */
export interface NewVersion {
  id: string
  /** Lets it take over; once it has, loads the page anew. */
  open: () => void
}

/** What is used of the browser's service workers. */
export type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener' | 'removeEventListener'>

export const newVersionAtom = atom<NewVersion | null>(null)

/** The worker's own name for its version. */
function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data), { once: true })
    port1.start()
    worker.postMessage(workerMessage.tellVersion, [port2])
  })
}

const announceAtom = atom(null, async (_get, set, worker: ServiceWorker) => {
  const id = await versionOf(worker)
  // One that waits is told to take over; that it did comes back as an announcement of its own, and is judged anew.
  const open = () => {
    if (worker.state === 'installed') worker.postMessage(workerMessage.takeOver)
    else set(reloadOnceAtom, id)
  }
  set(newVersionAtom, { id, open })
})

/** Watches a registration for versions newer than the page's. Before there is a worker, the page is the newest there is. */
const watchAtom = atom(null, (_get, set, registration: ServiceWorkerRegistration, workers: Workers) => {
  const announceReady = (worker: ServiceWorker | null) => { if (worker?.state === 'installed' && workers.controller) void set(announceAtom, worker) }
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', () => announceReady(worker))
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  announceReady(registration.waiting)
})

/** Starts the worker at an address and follows its newer versions from now on; returns how to stop. */
export const followVersionAtom = atom(null, (_get, set, workers: Workers, address: string) => {
  let registration: ServiceWorkerRegistration | undefined
  let isServed = workers.controller !== null
  const onTakeOver = () => {
    if (isServed && workers.controller) void set(announceAtom, workers.controller)
    isServed = true
  }
  // An installed app stays open for days.
  const onVisible = () => { if (document.visibilityState === 'visible') registration?.update().catch(() => undefined) }
  workers.addEventListener('controllerchange', onTakeOver)
  document.addEventListener('visibilitychange', onVisible)
  const begin = async () => {
    // What it keeps is fetched once the page itself has all it needs.
    if (document.readyState !== 'complete') await new Promise((resolve) => { addEventListener('load', resolve, { once: true }) })
    // Where the browser allows no worker, the portal does without.
    registration = await workers.register(address, { updateViaCache: 'none' }).catch(() => undefined)
    if (registration) set(watchAtom, registration, workers)
  }
  return {
    begun: begin(),
    stop: () => {
      workers.removeEventListener('controllerchange', onTakeOver)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
})

/** The script that this stands in: its name has the version in it, and every page names it. */
const ownScript = new URL(import.meta.url).pathname

/** Whether the server has another version than this page: its start page names other scripts. The worker answers only those who go to that address, so this asks past it. */
export async function isReplaced(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' }).catch(() => undefined)
  return page?.ok === true && !(await page.text().catch(() => ownScript)).includes(ownScript)
}
