import { defineConfig } from '@playwright/test'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { journeyOrigin } from '../support/ports.ts'
import { root } from '../support/report.ts'

/** Those that take minutes are a release check. */
const isLong = process.env.LONG_JOURNEYS === 'true'

/** The journeys meet what a patient meets: the built portal, the clinic over HTTP, the production headers. */
export default defineConfig({
  testDir: '.',
  testMatch: isLong ? '**/*.slow.ts' : '**/*.e2e.ts',
  outputDir: '../../.reports/journeys-traces',
  // Some choose files of 20 MB.
  preserveOutput: 'failures-only',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // A journey that needs a second try has found something.
  retries: 0,
  // A machine that is busy is no fault. What never comes fails all the same.
  timeout: 120_000,
  expect: { timeout: 7_500 },
  reporter: [
    ['list'],
    ['html', { outputFolder: '../../.reports/journeys-html', open: 'never' }],
    ['../support/playwright-report.ts'],
  ],
  use: {
    baseURL: journeyOrigin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    // A trace would make every journey half as long again; ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    // What a worker keeps would answer in place of the server; the journeys about it let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findFastBrowser(), args: browserFlags },
  },
  projects: [{ name: 'journeys' }],
  webServer: {
    command: 'node tests/support/backend-for-journeys.ts',
    cwd: root,
    url: `${journeyOrigin}/login`,
    timeout: 60_000,
    // Whatever else answers at this port was built from other sources.
    reuseExistingServer: false,
  },
})
