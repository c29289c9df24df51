import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { journeyOrigin } from '../support/ports.ts'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'

// Only a whole browser that remembers its visitors judges whether it could install the portal.
test(
  'PWA-07.3 the portal is installable, and every icon of the manifest exists',
  { tag: extended },
  async ({ request }) => {
    const profile = await mkdtemp(join(tmpdir(), 'install-'))
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: await findBrowser(),
      args: browserFlags,
      baseURL: journeyOrigin,
      serviceWorkers: 'allow',
    })
    try {
      const page = await context.newPage()
      await openLogin(page)
      const devTools = await context.newCDPSession(page)
      const { url, errors, data = '{}' } = await devTools.send('Page.getAppManifest')
      const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
      expect([new URL(url).pathname, errors, installabilityErrors]).toEqual(['/manifest.json', [], []])
      expect(
        await page.evaluate(() => {
          const offer = new Event('beforeinstallprompt', { cancelable: true })
          dispatchEvent(offer)
          return [offer.defaultPrevented, (window as { installOffer?: Event }).installOffer === offer]
        }),
        'the browser’s offer is kept',
      ).toEqual([true, true])
      // Another clinic's build names no screenshots: those that ship show the sample clinic.
      const { icons, screenshots = [] } = JSON.parse(data) as {
        icons: { src: string }[]
        screenshots?: { src: string }[]
      }
      const touchIcon = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? ''
      for (const src of [...[...icons, ...screenshots].map((picture) => `/${picture.src}`), touchIcon]) {
        const response = await request.get(src)
        expect([src, response.status(), response.headers()['content-type']]).toEqual([src, 200, 'image/png'])
      }
    } finally {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    }
  },
)
