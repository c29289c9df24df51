import { createStore, Provider } from 'jotai'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../design-system/tokens/index.css'
import { createClient } from './api/client.ts'
import { App } from './app.tsx'
import { readEnvironment } from './environment.ts'
import { refreshBuiltInTexts, startTranslation } from './i18n.ts'
import { isPlainEntry } from './navigation/history-entry.ts'
import { loadViewPanel } from './screens/frame/view-button.tsx'
import { clinicAtom } from './session/clinic.ts'
import { settingsAtom } from './session/settings.ts'
import { signOutAtom, startSessionAtom, tokenAtom } from './session/token.ts'

const environment = readEnvironment(import.meta.env)
const store = createStore()
store.set(settingsAtom, environment)
store.set(startSessionAtom)
store.set(clinicAtom, createClient({
  baseAddress: environment.baseAddress,
  getToken: () => store.get(tokenAtom),
  onUnauthorized: () => store.set(signOutAtom, 'expired'),
}))

await startTranslation()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
const app = <Provider store={store}><App /></Provider>
// A prerendered page shows a visitor's first view; what a patient sees, or a step after a reload, is another.
if (root.hasChildNodes() && store.get(tokenAtom) === null && isPlainEntry()) {
  hydrateRoot(root, app)
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}
// After the first paint: what signing in does not need, but may need offline.
void refreshBuiltInTexts()
void loadViewPanel()
