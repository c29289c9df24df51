import { defineConfig } from 'vitest/config'
import { viewports } from '../../../.storybook/modes.ts'
import { componentsProject } from '../../vitest.config.ts'

const include = process.env.MUTANTS_TESTS?.split(',') ?? []
const common = { include, isolate: false, testTimeout: 5000, hookTimeout: 5000 }

async function inPage() {
  const { test, ...project } = await componentsProject()
  return {
    ...project,
    test: {
      ...test,
      ...common,
      browser: { ...test?.browser, instances: [{ browser: 'chromium' as const, viewport: viewports.phone }] },
    },
  }
}

/** The tests of one group, as their stage runs them. */
export default defineConfig(
  process.env.MUTANTS_STAGE === 'page'
    ? await inPage()
    : {
        root: `${import.meta.dirname}/../../..`,
        test: { ...common, environment: 'node', setupFiles: ['tests/support/restore-mocks.ts'] },
      },
)
