import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { browserFloor, isForPatients, keepsBrowserFloor } from './portal/build/browser-floor.ts'
import { headers } from './portal/build/headers.ts'
import { locales } from './portal/build/locales.ts'
import { pdfFiles } from './portal/build/pdf-files.ts'
import { prerenderedPages } from './portal/build/prerendered-pages.ts'
import { readEnvironment } from './portal/environment.ts'

export default defineConfig(({ command, mode }) => {
  const always = [react(), tailwindcss(), locales(), pdfFiles()]
  // Storybook reads this file too, but draws parts only: it calls no clinic and sends no headers.
  if (process.env.STORYBOOK === 'true') return { plugins: [...always, keepsBrowserFloor(isForPatients)] }
  const { baseAddress, skipsCodeCheck } = readEnvironment(loadEnv(mode, import.meta.dirname, 'VITE_'))
  if (command === 'build' && skipsCodeCheck && mode === 'production') {
    throw new Error('VITE_SKIP_CODE_CHECK is for development only: a production build refuses it.')
  }
  return {
    root: resolve(import.meta.dirname, 'portal'),
    envDir: import.meta.dirname,
    plugins: [...always, headers(new URL(baseAddress).origin), prerenderedPages(), keepsBrowserFloor()],
    build: { outDir: '../dist', emptyOutDir: true, target: Object.entries(browserFloor).map((pair) => pair.join('')), modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  }
})
