import { defineConfig } from '@playwright/test'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { cataloguePort } from '../support/places.ts'
import { root } from '../support/report.ts'

const origin = `http://127.0.0.1:${cataloguePort}`

/** Every story against its approved picture, without tolerance. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.visual.ts',
  outputDir: '../../.reports/visual-differences',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  // Only an approval writes pictures; what is new or different fails until somebody looked at it.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores: taking a picture and comparing it wait for each other.
  workers: 3,
  retries: 0,
  timeout: 20_000,
  expect: { toMatchSnapshot: { maxDiffPixels: 0, threshold: 0 } },
  reporter: [['./picture-report.ts'], ['../support/playwright-report.ts']],
  use: { baseURL: origin, launchOptions: { executablePath: await findFastBrowser(), args: browserFlags } },
  projects: [{ name: 'visual' }],
  webServer: {
    command: 'node tests/visual/catalogue-server.ts',
    cwd: root,
    url: `${origin}/index.json`,
    reuseExistingServer: false,
  },
})
