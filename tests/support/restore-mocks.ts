import { afterEach, vi } from 'vitest'

// React, Playwright and everything that waits need these: a fake one left behind stops every later test in the page.
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'requestAnimationFrame', 'performance', 'Date'] as const
const real = timers.map((name) => globalThis[name])

// Files share a page or a process: each test's mocks end with it, or the next file finds them.
afterEach(() => {
  // Before the real timers: restoring a spy on a fake timer would put the fake one back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const left = timers.filter((name, at) => globalThis[name] !== real[at])
  if (left.length > 0)
    throw new Error(`A fake ${left.join(', ')} is left behind: end a spy on a fake timer before the fake timers.`)
})
