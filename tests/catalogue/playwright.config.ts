import { defineConfig } from '@playwright/test'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { cataloguePort } from '../support/ports.ts'
import { root } from '../support/report.ts'

/** Not at the root of its server: the catalogue must work wherever it is put. */
const folder = '/shared/catalogue/'
const address = `http://127.0.0.1:${cataloguePort}${folder}`

/** Every story of the built catalogue: its pictures, without tolerance, and the rules that no picture can judge. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.catalogue.ts',
  outputDir: '../../.reports/catalogue-results',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  // What is new or different fails until somebody approved it.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores: a browser that draws and a test that compares or measures wait for each other.
  workers: 3,
  retries: 0,
  // A machine that is busy is no fault: the catalogue's own frame alone takes ten seconds of a slow one. What never comes fails all the same.
  timeout: 120_000,
  expect: { timeout: 60_000, toMatchSnapshot: { maxDiffPixels: 0, threshold: 0 } },
  reporter: [['./picture-report.ts'], ['../support/playwright-report.ts']],
  use: { baseURL: address, launchOptions: { executablePath: await findFastBrowser(), args: browserFlags } },
  projects: [{ name: 'catalogue' }],
  webServer: {
    command: `node tests/catalogue/catalogue-server.ts ${folder}`,
    cwd: root,
    url: `${address}index.json`,
    reuseExistingServer: false,
  },
})
