import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { viewports } from '../../../.storybook/modes.ts'
import { smallReact } from '../../../portal/build/review-page.ts'
import { browserFlags, findFastBrowser } from '../../support/browser.ts'

const root = resolve(import.meta.dirname, '../../..')

/** What stands on the page: whatever its tests say of it is to hold there. */
const parts = ['button', 'disclosure', 'field', 'link', 'loading', 'navigation-menu', 'notice', 'page', 'radio-group', 'star-rating', 'text-area', 'toast', 'view-settings']
const include = [...parts.map((part) => `design-system/${part}/*.test.tsx`), 'design-system/step-wizard/step-footer.test.tsx', 'portal/screens/{frame,review}/*.test.tsx']

/** The tests of the page for reviews and of its parts, drawn by what draws that page. */
export default defineConfig({
  root,
  // What was made ready for the other tests holds React.
  cacheDir: resolve(root, 'node_modules/.vite-review-page'),
  resolve: { alias: [...smallReact, { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' }] },
  plugins: [react(), tailwindcss()],
  // Named beforehand: one that Vite only meets on the way makes it reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'preact/compat', 'preact/compat/client', 'preact/jsx-runtime', 'preact/test-utils', '@testing-library/react', '@guidepup/virtual-screen-reader', 'axe-core', 'fast-check', '@radix-ui/react-checkbox', '@radix-ui/react-dialog', '@radix-ui/react-dismissable-layer', '@radix-ui/react-radio-group', '@radix-ui/react-select',
      '@tanstack/react-query', 'class-variance-authority', 'i18next', 'i18next-http-backend', 'idb-keyval', 'jotai', 'lucide-react', 'ofetch', 'react-error-boundary', 'react-i18next', 'wouter', 'wouter/use-browser-location', 'zod/mini',
    ],
  },
  test: {
    name: 'review-page',
    include,
    setupFiles: ['tests/support/component-setup.ts', 'tests/support/pretences.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 5000 } },
    browser: {
      enabled: true, headless: true, screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: await findFastBrowser(), args: browserFlags }, contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium', viewport: viewports.phone }],
    },
  },
})
