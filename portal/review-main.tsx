import { createStore, Provider } from 'jotai'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../design-system/tokens/index.css'
import { createClient } from './api/client.ts'
import { refreshTexts, startTranslation } from './platform/i18n.ts'
import { ReviewApp } from './app/review-app.tsx'
import { reviewTexts } from './app/review-texts.ts'
import { uuidIn } from './features/review/rules/review-link.ts'
import { apiClientAtom } from './platform/api-client.ts'
import { captureErrors } from './platform/field-report/captured-errors.ts'
import { onFirstInteraction } from './platform/first-interaction.ts'
import { nextTask } from './platform/next-task.ts'
import { defaultSettings, settingsAtom } from './platform/settings.ts'
import { firstRestOf } from './platform/display-settings.ts'

if (import.meta.env.VITE_REPORT_ADDRESS) captureErrors()

const store = createStore()
// The link alone authorises a review, so there is no session.
store.set(
  apiClientAtom,
  createClient({ baseAddress: buildEnvironment.baseAddress, getToken: () => null, onUnauthorized: () => undefined }),
)

store.set(settingsAtom, { ...defaultSettings, firstRest: firstRestOf(reviewTexts.clinic.rest) })

await nextTask()
await startTranslation(reviewTexts)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
const app = (
  <Provider store={store}>
    <ReviewApp />
  </Provider>
)
// Prerendered markup waits for the clinic's answer about a link: a link that is not asked about shows something else.
if (root.hasChildNodes() && uuidIn(location.search) !== null) {
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}
// The clinic's changed texts usually arrive before its answer about the link.
void refreshTexts()
if (import.meta.env.VITE_REPORT_ADDRESS)
  onFirstInteraction()
    .then(() => import('./app/field-report.ts'))
    .catch(() => undefined)
