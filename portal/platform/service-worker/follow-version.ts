import { atom } from 'jotai'
import { reloadOnceAtom } from '../reload.ts'
import { newVersionAtom } from './app-version.ts'
import { workerMessage } from './worker-message.ts'

/** The used part of `navigator.serviceWorker`. */
export type Workers = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>

/** Asks a worker for its version. */
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
  // After taking over, the worker is announced again by controllerchange, and VersionKeeper then reloads.
  const open = () => {
    if (worker.state === 'installed') worker.postMessage(workerMessage.takeOver)
    else set(reloadOnceAtom, id)
  }
  set(newVersionAtom, { id, open })
})

/** Announces installed workers of a registration as newer versions; not the first worker ever, which is the page's own version. */
const watchAtom = atom(null, (_get, set, registration: ServiceWorkerRegistration, workers: Workers) => {
  const announceReady = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && workers.controller) void set(announceAtom, worker)
  }
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', () => announceReady(worker))
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  announceReady(registration.waiting)
})

/** Registers the service worker and announces newer versions. `begun` resolves after registration; `stop` removes the listeners. */
export const subscribeToVersionAtom = atom(null, (_get, set, workers: Workers, address: string) => {
  let registration: ServiceWorkerRegistration | undefined
  let isServed = workers.controller !== null
  const onTakeOver = () => {
    if (isServed && workers.controller) void set(announceAtom, workers.controller)
    isServed = true
  }
  // An installed app stays open for days, so check for updates whenever it becomes visible.
  const onVisible = () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined)
  }
  workers.addEventListener('controllerchange', onTakeOver)
  document.addEventListener('visibilitychange', onVisible)
  const begin = async () => {
    // The worker's downloads must not compete with the page's own.
    if (document.readyState !== 'complete')
      await new Promise((resolve) => {
        addEventListener('load', resolve, { once: true })
      })
    // Without permission for a worker, the portal works without one.
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
