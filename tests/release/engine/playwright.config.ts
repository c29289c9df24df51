import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../../support/browser.ts'

const { ENGINE: engine = 'firefox', ENGINE_PORTAL: baseURL = '' } = process.env

/** One engine; `engines.ts` starts what its pages need. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../../.reports/engine-traces',
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['../../support/playwright-report.ts']],
  use: {
    baseURL,
    // The front's certificate is of its own making.
    ignoreHTTPSErrors: true,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  projects: [
    engine === 'chromium'
      ? {
          name: engine,
          use: { browserName: engine, launchOptions: { executablePath: await findBrowser(), args: browserFlags } },
        }
      : { name: engine, use: { browserName: engine === 'webkit' ? 'webkit' : 'firefox' } },
  ],
})
