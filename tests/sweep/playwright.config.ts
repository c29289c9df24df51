import { defineConfig } from '@playwright/test'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { cataloguePort } from '../support/places.ts'
import { root } from '../support/report.ts'

/** Not at the root of its server: the catalogue must work wherever it is put. */
const folder = '/shared/catalogue/'
const address = `http://127.0.0.1:${cataloguePort}${folder}`

/** Every story of the built catalogue against rules that no picture can judge. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.sweep.ts',
  outputDir: '../../.reports/sweep-results',
  fullyParallel: true,
  forbidOnly: true,
  // More than there are cores, as each story waits a tenth of a second for animations, and each rule for the next frame.
  workers: 4,
  retries: 0,
  // A machine that is busy is no fault: the catalogue's own frame alone takes ten seconds of a slow one. What never comes fails all the same.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['../support/playwright-report.ts']],
  use: { baseURL: address, launchOptions: { executablePath: await findFastBrowser(), args: browserFlags } },
  projects: [{ name: 'sweep' }],
  webServer: {
    command: `node tests/visual/catalogue-server.ts ${folder}`,
    cwd: root,
    url: `${address}index.json`,
    reuseExistingServer: false,
  },
})
