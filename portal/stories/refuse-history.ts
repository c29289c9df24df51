import { onTestFinished, vi } from 'vitest'

const ways = ['pushState', 'replaceState'] as const

/** Refuses every change of the history: by an exception, as Safari and Firefox do, or in silence, as Chrome does. Gives a function that ends it. */
export function refuseHistory(silently = false): () => void {
  const refuse = () => {
    if (!silently)
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 10 seconds', 'SecurityError')
  }
  const spies = ways.map((way) => vi.spyOn(history, way).mockImplementation(refuse))
  const accept = () => spies.forEach((spy) => spy.mockRestore())
  onTestFinished(accept)
  return accept
}

/** Counts the changes of the history from now on. */
export function countHistory(): () => number {
  const spies = ways.map((way) => vi.spyOn(history, way))
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}
