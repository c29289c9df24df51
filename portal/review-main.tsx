import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import '../design-system/tokens/index.css'
import clinic from '#locales/nl/clinic.json'
import common from '#locales/nl/common.json'
import review from '#locales/nl/review.json'
import { createClient } from './api/client.ts'
import { refreshBuiltInTexts, startTranslation } from './platform/i18n.ts'
import { ReviewApp } from './app/review-app.tsx'
import { apiClientAtom } from './platform/api-client.ts'
import { captureErrors } from './platform/field-report/captured-errors.ts'
import { onFirstInteraction } from './platform/first-interaction.ts'

if (import.meta.env.VITE_REPORT_ADDRESS) captureErrors()

const texts = { clinic, common, review }
const store = createStore()
// The link alone authorises a review, so there is no session.
store.set(apiClientAtom, createClient({ baseAddress: buildEnvironment.baseAddress, getToken: () => null, onUnauthorized: () => undefined }))

await startTranslation(texts)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(<Provider store={store}><ReviewApp /></Provider>)
// The clinic's changed texts usually arrive before its answer about the link.
void refreshBuiltInTexts(texts)
if (import.meta.env.VITE_REPORT_ADDRESS) onFirstInteraction().then(() => import('./app/field-report.ts')).catch(() => undefined)
