import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Rolldown } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const portal = join(root, 'portal')
const inFolder = (folder: string, files: readonly string[]): string[] =>
  files.map((name) => {
    const file = join(folder, name)
    // A moved file would silently get its own chunk, and every screen that needs it another request.
    if (!existsSync(file)) throw new Error(`portal/build/chunks.ts names ${file}, which is not there.`)
    return file
  })
const inPortal = (...files: string[]): string[] => inFolder(portal, files)
const inDesignSystem = (...files: string[]): string[] => inFolder(join(root, 'design-system'), files)
const icons = (...names: string[]): string[] =>
  inFolder(
    join(root, 'node_modules/lucide/dist/esm/icons'),
    names.map((name) => `${name}.mjs`),
  )

/**
 * Chunks of the build, each by its modules; their imports are included, except those of an earlier chunk. So a chunk never
 * imports one that is listed below it. The bundler divides all other modules.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
  // What signing in and a patient's screens both need.
  client: [
    ...inPortal(
      'api/client.ts',
      'api/contract/endpoint.ts',
      'api/contract/field-schema.ts',
      'session/session-storage-atom.ts',
    ),
    ...inDesignSystem(
      'dev-warning/unique-by.ts',
      'dev-warning/use-dev-warning.ts',
      'controllable/use-controllable.ts',
      'debounced-status/debounced-status.tsx',
      'step-wizard/step-indicator.tsx',
    ),
    ...icons('circle'),
  ],
  // For visitors, after the first page has loaded.
  'sign-in': inPortal('features/sign-in/ask-method.ts', 'features/sign-in/verify-form.tsx'),
  // What is filled in, and what comes after the content of every page.
  form: [
    ...inPortal(
      'ui/form/task-form.tsx',
      'ui/layout/toasts.tsx',
      'ui/layout/view-panel.tsx',
      'ui/wizard/use-wizard.ts',
      'ui/wizard/wizard-screen.tsx',
    ),
    ...inDesignSystem(
      'checkbox/checkbox.tsx',
      'select-field/select-field.tsx',
      'step-wizard/step-footer.tsx',
      'text-area/text-area.tsx',
    ),
  ],
  // Every screen of a patient, with small parts that several of them have.
  patient: [
    ...inPortal(
      'app/require-session.tsx',
      'app/reads.ts',
      'app/session-queries.ts',
      'api/fetch-fresh.ts',
      'api/queries.ts',
      'features/appointments/consult/planned-block.tsx',
      'features/appointments/consult/use-calendar-entry.ts',
      'features/appointments/use-visit-info.tsx',
      'features/documents/document-kind.ts',
      'features/documents/medicines.tsx',
      'features/documents/rules/listed-documents.ts',
      'features/invoices/invoice-badge.tsx',
      'features/invoices/invoice-not-found.tsx',
      'features/invoices/rules/payment-state.ts',
      'features/invoices/rules/invoice-groups.ts',
      'features/invoices/rules/rebate.ts',
      'features/invoices/use-invoice.ts',
      'features/messages/rules/html-to-text.ts',
      'features/messages/rules/message-grouping.ts',
      'features/onboarding/open-action.tsx',
      'features/onboarding/rules/action-state.ts',
      'features/onboarding/rules/questionnaire-steps.ts',
      'api/contract/identification.ts',
      'rules/by-year.ts',
      'rules/incomplete.ts',
      'rules/matches-search.ts',
      'rules/money.ts',
      'rules/trusted-address.ts',
      'ui/form/drafts-note.tsx',
      'ui/form/use-draft.ts',
      'ui/form/use-verified-mutation.ts',
      'ui/layout/value-text.tsx',
      'ui/load-states/incomplete-note.tsx',
      'ui/load-states/is-not-found.ts',
      'ui/load-states/query-content.tsx',
      'ui/read-aloud/aloud.tsx',
      'ui/search-field.tsx',
    ),
    ...inDesignSystem(
      'empty-state/empty-state.tsx',
      'icon-list/icon-list.tsx',
      'list-row/list-row.tsx',
      'list-row/list.tsx',
      'save-file/save-file.ts',
    ),
    ...icons('calendar', 'clock', 'file-text', 'mail', 'phone', 'pill'),
  ],
  consult: [
    ...inPortal(
      'features/appointments/booking/use-booking.ts',
      'features/appointments/booking/use-slots.ts',
      'features/appointments/consult/not-offered.tsx',
      'features/appointments/consult/short-moment.tsx',
      'features/appointments/consult/use-consult-change.ts',
      'features/appointments/rules/own-overlap.ts',
      'features/appointments/use-snapshot.ts',
    ),
    ...inDesignSystem('description-list/description-list.tsx'),
  ],
  viewer: inPortal('ui/document-viewer/file-screen.tsx'),
  sending: [
    ...inPortal(
      'ui/attachment/attachment-field.tsx',
      'ui/attachment/sending-progress.tsx',
      'ui/attachment/use-attachments.ts',
      'ui/attachment/use-sending.ts',
      'ui/form/use-outbox.ts',
    ),
    ...inDesignSystem('dialog/dialog.tsx', 'file-dropzone/file-dropzone.tsx', 'progress/progress.tsx'),
  ],
  questionnaires: inPortal(
    'features/onboarding/general-questionnaire-screen.tsx',
    'features/onboarding/medical-questionnaire-screen.tsx',
  ),
}

/** A few fixed chunks, instead of one for each set of modules that some screens happen to share. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // Evaluated as a separate task on a prerendered page, so that a press is handled before the rest. Includes the bundler's
    // runtime. The card is here because the install offer needs it before anything that patients' screens share.
    {
      name: 'libraries',
      test: /card[\\/]card\.tsx$|rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|i18next|react-i18next|jotai|wouter|react-error-boundary)[\\/]/,
      priority: Object.keys(chunks).length + 2,
    },
    { name: 'start', tags: ['$initial'], priority: Object.keys(chunks).length + 1 },
    ...Object.entries(chunks).map(([name, modules], index) => {
      const own = new Set(modules)
      return { name, test: (id: string) => own.has(id), priority: Object.keys(chunks).length - index }
    }),
  ],
}

/** In kB: a larger chunk gives a warning. The largest, pdf.js, has 510 kB and is loaded only to show a document. */
export const chunkSizeWarningLimit = 520

/** Without timings of plugins, which mean nothing to a person who builds for a clinic. */
export const checks = { bundlerTimings: false } as const

/** No module has getters with side effects. */
export const treeshake = { propertyReadSideEffects: false } as const
