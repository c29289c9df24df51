import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageAtom } from '../reload.ts'
import { newVersionAtom } from './app-version.ts'
import { subscribeToVersionAtom, type Workers } from './follow-version.ts'
import { workerMessage } from './worker-message.ts'

/** A fake service worker that answers `tellVersion` and records other messages. */
class FakeWorker extends EventTarget {
  readonly messages: unknown[] = []
  readonly id: string
  state: ServiceWorkerState

  constructor(id: string, state: ServiceWorkerState = 'installing') {
    super()
    this.id = id
    this.state = state
  }

  postMessage(message: unknown, ports: MessagePort[] = []) {
    if (message === workerMessage.tellVersion) ports[0]?.postMessage(this.id)
    else this.messages.push(message)
  }

  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A fake ServiceWorkerContainer whose events the test triggers. */
function fakeWorkers(controller: FakeWorker | null = null, waiting: FakeWorker | null = null) {
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting,
    update: vi.fn(() => Promise.reject(new TypeError('no connection'))),
  })
  const register = vi.fn((): Promise<unknown> => Promise.resolve(registration))
  const container = Object.assign(new EventTarget(), { controller, register })
  return {
    container,
    registration,
    register,
    find: (worker: FakeWorker) => {
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
    },
    takeOver: (worker: FakeWorker) => {
      worker.become('activated')
      container.controller = worker
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}

async function follow({ container }: ReturnType<typeof fakeWorkers>) {
  const store = createStore()
  const reload = vi.fn()
  store.set(pageAtom, { reload })
  const { begun, stop } = store.set(subscribeToVersionAtom, container as unknown as Workers, '/sw.js')
  onTestFinished(stop)
  await begun
  const announced: (string | undefined)[] = []
  onTestFinished(store.sub(newVersionAtom, () => announced.push(store.get(newVersionAtom)?.id)))
  return {
    reload,
    announced,
    newVersion: () => store.get(newVersionAtom)?.id,
    open: () => store.get(newVersionAtom)?.open(),
  }
}

beforeEach(() => {
  sessionStorage.clear()
})

test('PWA-05.1 the service worker is registered at /sw.js and never taken from the HTTP cache', async () => {
  const workers = fakeWorkers()
  await follow(workers)
  expect(workers.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]])
})

test('PWA-05.2 the first service worker is not a new version', async () => {
  const workers = fakeWorkers()
  const { newVersion, announced } = await follow(workers)
  const first = new FakeWorker('1')
  workers.find(first)
  first.become('installed')
  workers.takeOver(first)
  const second = new FakeWorker('2')
  workers.find(second)
  second.become('installed')
  await expect.poll(newVersion).toBe('2')
  expect(announced).toEqual(['2'])
})

describe('PWA-05 a newer version', () => {
  test('PWA-05.2 is announced when installed; opening it activates it first, then reloads the page', async () => {
    const workers = fakeWorkers(new FakeWorker('1', 'activated'))
    const { newVersion, open, reload } = await follow(workers)
    const second = new FakeWorker('2')
    workers.find(second)
    expect(newVersion()).toBeUndefined()
    second.become('installed')
    await expect.poll(newVersion).toBe('2')
    open()
    expect([second.messages, reload.mock.calls]).toEqual([[workerMessage.takeOver], []])
    workers.takeOver(second)
    await expect
      .poll(() => {
        open()
        return reload.mock.calls.length
      })
      .toBe(1)
  })

  test('PWA-05.2 that was waiting since the last visit is announced at start', async () => {
    const { newVersion } = await follow(fakeWorkers(new FakeWorker('1', 'activated'), new FakeWorker('2', 'installed')))
    await expect.poll(newVersion).toBe('2')
  })

  test('PWA-05.2 that another tab activated is announced, and needs no activation', async () => {
    const workers = fakeWorkers(new FakeWorker('1', 'activated'))
    const { newVersion, open, reload } = await follow(workers)
    const second = new FakeWorker('2')
    workers.takeOver(second)
    await expect.poll(newVersion).toBe('2')
    open()
    expect([second.messages, reload.mock.calls.length]).toEqual([[], 1])
  })

  test('PWA-05.2 reloads the page once, also after that reload', async () => {
    for (const times of [1, 0]) {
      const workers = fakeWorkers(new FakeWorker('1', 'activated'))
      const { newVersion, open, reload } = await follow(workers)
      workers.takeOver(new FakeWorker('2'))
      await expect.poll(newVersion).toBe('2')
      open()
      open()
      expect(reload).toHaveBeenCalledTimes(times)
    }
  })

  test('does not reload the page when a second reload could not be prevented', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError')
    })
    const workers = fakeWorkers(new FakeWorker('1', 'activated'))
    const { newVersion, open, reload } = await follow(workers)
    workers.takeOver(new FakeWorker('2'))
    await expect.poll(newVersion).toBe('2')
    open()
    expect(reload).not.toHaveBeenCalled()
  })

  test('is checked for whenever the page becomes visible, with or without a connection', async () => {
    const workers = fakeWorkers(new FakeWorker('1', 'activated'))
    await follow(workers)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(workers.registration.update).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(workers.registration.update).toHaveBeenCalledTimes(1)
  })
})

test.each<[string, () => Promise<unknown>]>([
  ['refuses', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ['leaves out', () => Promise.resolve()],
])('a browser that %s the worker announces nothing, and nothing breaks', async (_how, register) => {
  const workers = fakeWorkers()
  workers.register.mockImplementation(register)
  expect((await follow(workers)).newVersion()).toBeUndefined()
})
