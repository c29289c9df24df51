import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { browserFloor, isShipped, assertBrowserTargets } from './portal/build/browser-targets.ts'
import { clinicPictures, clinicSources, logUnavailableFeatures } from './portal/build/clinic/clinic-build.ts'
import { clinic } from './portal/build/clinic/clinic-folder.ts'
import { checks, chunkSizeWarningLimit, codeSplitting, treeshake } from './portal/build/chunks.ts'
import { compressed } from './portal/build/compressed.ts'
import { easilyGuessedWords } from './portal/build/easily-guessed-words.ts'
import { headers, serverSettings } from './portal/build/headers.ts'
import { installable } from './portal/build/installable.ts'
import { licences } from './portal/build/licences.ts'
import { locales, textDefines } from './portal/build/locales.ts'
import { contractFiles } from './portal/build/openapi-files.ts'
import { pdfFiles } from './portal/build/pdf-files.ts'
import { prerenderedPages } from './portal/build/prerendered-pages.ts'
import { accessibilityCheck, currentChecks } from './portal/build/release-checks.ts'
import { buildVersion, release } from './portal/build/release.ts'
import { reviewPage } from './portal/build/review-page.ts'
import { readEnvironment } from './portal/platform/environment.ts'

export default defineConfig(({ command, mode }) => {
  const always = [clinicSources(), react(), tailwindcss(), pdfFiles(), easilyGuessedWords()]
  // Storybook reads this file too, but draws parts only: it calls no clinic and sends no headers.
  if (process.env.STORYBOOK === 'true')
    return { define: textDefines, plugins: [...always, locales(), assertBrowserTargets(isShipped)] }
  const environment = readEnvironment({ ...clinic.variables, ...loadEnv(mode, import.meta.dirname, 'VITE_') })
  if (command === 'build' && environment.skipsCodeCheck && mode === 'production') {
    throw new Error('VITE_SKIP_CODE_CHECK is for development only: a production build refuses it.')
  }
  // A page needs the others only.
  const {
    reportAddress,
    hasTestPage,
    isSameOrigin: _isSameOrigin,
    hasHstsPreload: _hasHstsPreload,
    readsAloud,
    ...pageSettings
  } = environment
  return {
    root: resolve(import.meta.dirname, 'portal'),
    envDir: import.meta.dirname,
    // Read once, here: a page need not judge it again.
    define: {
      ...textDefines,
      buildEnvironment: JSON.stringify(pageSettings),
      'import.meta.env.VITE_TEST_PAGE': JSON.stringify(String(hasTestPage)),
      'import.meta.env.VITE_READ_ALOUD': JSON.stringify(String(readsAloud)),
      'import.meta.env.VITE_REPORT_ADDRESS': JSON.stringify(reportAddress ?? ''),
      'import.meta.env.PORTAL_VERSION': JSON.stringify(buildVersion()),
      'import.meta.env.ACCESSIBILITY_CHECK': JSON.stringify(accessibilityCheck(currentChecks(), packageJson.version)),
    },
    // The router brings a copy for older versions of React along, on every first page.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    plugins: [
      ...always,
      locales(hasTestPage ? [] : ['test-page']),
      prerenderedPages(environment.baseAddress),
      reviewPage(),
      release(),
      headers(serverSettings(environment)),
      contractFiles(environment.signOutAddress),
      installable(),
      clinicPictures(),
      licences(),
      assertBrowserTargets(),
      compressed(),
      logUnavailableFeatures(environment),
    ],
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      target: Object.entries(browserFloor).map((pair) => pair.join('')),
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit,
      // Named as the scripts that pages begin with.
      rolldownOptions: { input: { start: 'portal/index.html' }, checks, treeshake, output: { codeSplitting } },
    },
    // What runs beside a page runs in the same browsers.
    worker: { plugins: () => [assertBrowserTargets()], rolldownOptions: { checks } },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  }
})
