import { afterEach, vi } from 'vitest'

// Files share a page or a process: what a test pretended ends with it, or the next file finds it.
afterEach(() => {
  // Before the real timers: a spy on a pretended one would put that back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
