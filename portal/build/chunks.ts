import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const portal = resolve(import.meta.dirname, '..')

/**
 * Chunks of the build, each by its entry modules; their imports go along, except those of an earlier chunk. The bundler
 * divides all other modules.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
  // On touch screens it comes right after the first page.
  install: ['features/sign-in/install-offer.tsx'],
  // Needed for signing in, after the first page has loaded.
  'sign-in': [
    'api/client.ts',
    'features/sign-in/ask-method.ts',
    'ui/layout/toasts.tsx',
    'features/sign-in/verify-form.tsx',
  ],
  view: ['ui/layout/view-panel.tsx'],
  // The first screen of a patient.
  patient: ['app/require-session.tsx', 'features/dashboard/dashboard-screen.tsx'],
}

/** A few fixed chunks, instead of one for each set of modules that some screens happen to share. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // A task of its own on a prerendered page, so that a press comes between it and the rest.
    {
      name: 'libraries',
      test: /node_modules[\\/](?:react|react-dom|scheduler|i18next|react-i18next|jotai|wouter|react-error-boundary)[\\/]/,
      tags: ['$initial'],
      priority: Object.keys(chunks).length + 2,
    },
    { name: 'start', tags: ['$initial'], priority: Object.keys(chunks).length + 1 },
    ...Object.entries(chunks).map(([name, roots], index) => {
      const own = new Set(roots.map((root) => resolve(portal, root)))
      return { name, test: (id: string) => own.has(id), priority: Object.keys(chunks).length - index }
    }),
  ],
}

/** In kB. The largest chunk, pdf.js, has 510 kB and is loaded only to show a document; anything larger warns. */
export const chunkSizeWarningLimit = 520

/** How long plugins take tells whoever builds for a clinic nothing. */
export const checks = { bundlerTimings: false } as const

/** No module has getters with side effects. */
export const treeshake = { propertyReadSideEffects: false } as const
