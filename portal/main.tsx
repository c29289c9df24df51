import { createStore, Provider } from 'jotai'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../design-system/tokens/index.css'
import { laterClient, loadClient } from './api/later-client.ts'
import { App } from './app.tsx'
import { vouchedAddress } from './files/vouched-address.ts'
import { firstUse } from './first-use.ts'
import { refreshBuiltInTexts, startTranslation } from './i18n.ts'
import { isPlainEntry } from './navigation/history-entry.ts'
import { expireSessionAtom } from './navigation/resumption.ts'
import { reviewAddress } from './rules/review-link.ts'
import { loadViewPanel } from './screens/frame/view-button.tsx'
import { loadVerifyForm } from './screens/login/login-screen.tsx'
import { loadAskMethod } from './screens/login/sign-in-form.tsx'
import { clinicAtom } from './session/clinic.ts'
import { settingsAtom } from './session/settings.ts'
import { startSessionAtom, tokenAtom } from './session/token.ts'
import { followVersionAtom } from './session/version.ts'
import { builtIn } from './texts.ts'

// A server that knows no pages of their own answers this address with the shell.
if (location.pathname === `${reviewAddress}/`) location.replace(reviewAddress + location.search)

const store = createStore()
store.set(settingsAtom, { ...buildEnvironment, draftHours: Number(builtIn.clinic.draftHours) })
store.set(startSessionAtom)
store.set(clinicAtom, laterClient({
  baseAddress: buildEnvironment.baseAddress,
  getToken: () => store.get(tokenAtom),
  onUnauthorized: () => store.set(expireSessionAtom),
}))

await startTranslation(builtIn)
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
function startWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) store.set(followVersionAtom, navigator.serviceWorker, vouchedAddress('service-worker', '/sw.js'))
}
async function bringTheRest(): Promise<void> {
  // No word changes while the page opens.
  if (store.get(tokenAtom) === null) await firstUse()
  void refreshBuiltInTexts(builtIn)
  // Signing in needs it next; what does not come is asked for again then.
  await Promise.allSettled([loadClient(), loadAskMethod(), loadVerifyForm(), loadViewPanel()])
}
/** When the worker comes to who only looks, in ms. */
const workerAfter = 30_000
const rest = bringTheRest()
// Where there is one already, a newer version is to be told of before anything is typed; else it comes last, as it fetches all there is.
if (navigator.serviceWorker?.controller) startWorker()
else void Promise.race([rest, new Promise((resolve) => { setTimeout(resolve, workerAfter) })]).then(startWorker)
