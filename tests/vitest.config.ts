import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { viewports } from '../.storybook/modes.ts'
import { easilyGuessedWords } from '../portal/build/easily-guessed-words.ts'
import { textDefines } from '../portal/build/locales.ts'
import { pdfFiles } from '../portal/build/pdf-files.ts'
import { browserFlags, findFastBrowser } from './support/browser.ts'

const root = resolve(import.meta.dirname, '..')

// Unit tests must not need a browser, and looking for one may install it.
const asked = process.argv.flatMap((argument, at, all) =>
  argument === '--project'
    ? [all[at + 1]]
    : argument.startsWith('--project=')
      ? [argument.slice('--project='.length)]
      : [],
)
const withBrowser = asked.length === 0 || asked.some((name) => !['unit', 'backend'].includes(name ?? ''))

const browser = async () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: await findFastBrowser(), args: browserFlags },
    contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: viewports.phone }],
})

const pressMouse: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.click(x, y)

/** One page more than there are cores: each waits for what is pressed and typed. Vitest would leave one core idle, which is half of two. */
const pages = availableParallelism() + 1

// Named beforehand: one that Vite only meets on the way makes it reload the page in the middle of a test.
const optimizeDeps = {
  include: [
    'react',
    'react-dom/client',
    '@testing-library/react',
    'fast-check',
    '@date-fns/tz',
    '@guidepup/virtual-screen-reader',
    '@radix-ui/react-checkbox',
    '@radix-ui/react-dialog',
    '@radix-ui/react-radio-group',
    '@radix-ui/react-select',
    '@tanstack/react-query',
    'class-variance-authority',
    'client-zip',
    'date-fns',
    'i18next',
    'ical-generator',
    'idb-keyval',
    'axe-core',
    'jotai',
    'lucide',
    'ofetch',
    'pdfjs-dist/legacy/build/pdf.mjs',
    'react-error-boundary',
    'react-i18next',
    'wouter',
    'wouter/use-browser-location',
    'zod',
    'zod/mini',
  ],
}

const drawn = '{design-system,portal}/**/*.test.tsx'
/** What replaces a module, or counts what one does when it is loaded. */
const isolated = '**/*.isolated.test.tsx'
/** Whole matrices of which the component stage has single cases. */
const extended = '**/*.extended.test.tsx'

/** Also for release checks in the same browser. */
export async function componentsProject(): Promise<TestProjectInlineConfiguration> {
  const shared = await browser()
  return {
    root,
    // What pdf.js fetches by name is part of what is drawn; so is advice that leans on a list.
    define: textDefines,
    plugins: [react(), tailwindcss(), pdfFiles(), easilyGuessedWords()],
    optimizeDeps,
    test: {
      // Another name than its instances have, by which some of them can be asked for.
      name: 'browser',
      // Vite looks in these for what to prepare.
      include: [drawn],
      setupFiles: [
        'tests/support/react-instrumentation.ts',
        'tests/support/component-setup.ts',
        'tests/support/restore-mocks.ts',
        'tests/support/direct-actions.ts',
      ],
      maxWorkers: pages,
      // An element that never comes is waited for until the test ends, so a longer limit only makes failing runs longer.
      testTimeout: 30_000,
      expect: { poll: { timeout: 5000 } },
      browser: {
        ...shared,
        commands: { pressMouse },
        instances: shared.instances.flatMap((instance) => [
          // All share a page: loading every module anew for each file would take a third of the time.
          { ...instance, name: 'components', exclude: [isolated, extended], isolate: false },
          { ...instance, name: 'components-extended', include: [extended], isolate: false },
          { ...instance, name: 'isolated', include: [isolated] },
        ]),
      },
    },
  }
}

const inNode = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  root,
  define: textDefines,
  test: {
    name,
    environment: 'node',
    // None of them leaves anything behind in a module: a process for each file would cost more than most tests do.
    isolate: false,
    maxWorkers: '100%',
    // Projects with other numbers of workers take turns when all are run at once.
    sequence: { groupOrder: 1 },
    include,
    setupFiles: ['tests/support/restore-mocks.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  root,
  test: {
    projects: [
      inNode('unit', [
        '{design-system,portal}/**/*.test.ts',
        'tests/!(backend|conformance)/**/*.test.ts',
        // Of the back end: the conformance kit once, and that nothing secret or typed is logged or sent back.
        'tests/{backend,conformance}/**/*.smoke.test.ts',
      ]),
      inNode('backend', ['tests/{backend,conformance}/**/*.test.ts']),
      ...(withBrowser ? [await componentsProject()] : []),
    ],
  },
})
