import { afterEach, vi } from 'vitest'

// Files share a page or a process: what a test pretended ends with it, or the next file finds it.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
