import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const portal = resolve(import.meta.dirname, '..')

/**
 * The files that scripts are put together into, each by the modules it begins with; what stands in one before is not
 * repeated. Whatever is in none is for the bundler to divide.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
  // What signing in needs once the first page stands.
  'sign-in': ['i18next-http-backend', 'api/client.ts', 'features/sign-in/ask-method.ts', 'ui/layout/toasts.tsx', 'features/sign-in/verify-form.tsx', 'ui/layout/view-panel.tsx'],
  // The first screen of a patient.
  patient: ['app/require-session.tsx', 'features/dashboard/dashboard-screen.tsx'],
}

/** A few files on purpose, instead of one for each set of modules that some screens happen to share. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 3 },
    ...Object.entries(chunks).map(([name, roots], place) => {
      const own = new Set(roots.map((root) => root.includes('/') ? resolve(portal, root) : fileURLToPath(import.meta.resolve(root))))
      return { name, test: (id: string) => own.has(id), priority: 2 - place }
    }),
  ],
}

/** What reads PDFs is 510 kB, and comes where a document is shown; in kB, so that anything larger still warns. */
export const chunkSizeWarningLimit = 520

/** No module here does anything when a property of it is read. */
export const treeshake = { propertyReadSideEffects: false } as const
