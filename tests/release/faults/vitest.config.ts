import { defineConfig } from 'vitest/config'
import { componentsProject } from '../../vitest.config.ts'
import { faultServer } from './fault-server.ts'

const { plugins = [], test, ...shared } = await componentsProject()

/** The component tests' browser, with a server of faults beside it. */
export default defineConfig({
  ...shared,
  plugins: [...plugins, faultServer()],
  test: {
    ...test,
    name: 'faults',
    include: ['tests/release/faults/*.matrix.tsx'],
    // Over a real connection, several pages at once: longer than a component test waits.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    browser: { ...test?.browser, instances: [{ browser: 'chromium', name: 'faults', isolate: false }] },
  },
})
