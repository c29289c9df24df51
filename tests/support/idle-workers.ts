import { vi } from 'vitest'

/** From here on a worker takes what it is given and never answers. The list holds those that were given something; an error event ends their work. */
export function idleWorkers(): readonly EventTarget[] {
  const given: EventTarget[] = []
  class IdleWorker extends EventTarget {
    terminate = vi.fn<() => void>()
    postMessage = () => {
      given.push(this)
    }
  }
  vi.stubGlobal('Worker', IdleWorker)
  return given
}
