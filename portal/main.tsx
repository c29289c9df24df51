import { createStore, Provider } from 'jotai'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../design-system/tokens/index.css'
import { lazyClient, loadClient } from './api/lazy-client.ts'
import { App } from './app/app.tsx'
import { loadPatientScreen } from './app/routes.tsx'
import { trustedWorkerUrl } from './platform/trusted-worker-url.ts'
import { loadBodyFont } from './platform/body-font.ts'
import { whenContentShown } from './platform/content-shown.ts'
import { captureErrors } from './platform/field-report/captured-errors.ts'
import { onFirstInteraction } from './platform/first-interaction.ts'
import { nextTask } from './platform/next-task.ts'
import { refreshTexts, startTranslation } from './platform/i18n.ts'
import { currentPathname } from './navigation/current-entry.ts'
import { pathTo } from './navigation/route-table.ts'
import { adoptHistoryEntry, isPlainEntry } from './navigation/history-entry.ts'
import { expireSessionAtom } from './navigation/return-location.ts'
import { reviewAddress } from './features/review/rules/review-link.ts'
import { draftHoursOf } from './rules/default-settings.ts'
import { firstRestOf } from './platform/display-settings.ts'
import { ViewPanel } from './ui/layout/view-dialog.tsx'
import { VerifyForm } from './features/sign-in/login-screen.tsx'
import { loadAskMethod } from './features/sign-in/sign-in-form.tsx'
import { apiClientAtom } from './platform/api-client.ts'
import { setServerTimeAtom } from './platform/clock.ts'
import { settingsAtom } from './platform/settings.ts'
import { startSessionAtom, tokenAtom } from './session/token.ts'
import { subscribeToVersionAtom } from './platform/service-worker/follow-version.ts'
import { builtIn } from './platform/texts.ts'

if (import.meta.env.VITE_REPORT_ADDRESS) captureErrors()

// A server without a rule for the review page answers this address with the portal's shell.
if (location.pathname === `${reviewAddress}/`) location.replace(reviewAddress + location.search)

const store = createStore()
store.set(settingsAtom, {
  ...buildEnvironment,
  draftHours: draftHoursOf(builtIn.clinic.draftHours),
  firstRest: firstRestOf(builtIn.clinic.rest),
})
store.set(startSessionAtom)
store.set(
  apiClientAtom,
  lazyClient({
    baseAddress: buildEnvironment.baseAddress,
    getToken: () => store.get(tokenAtom),
    onUnauthorized: () => store.set(expireSessionAtom),
    onServerTime: (time) => store.set(setServerTimeAtom, time),
  }),
)

/** No await at the top of a module: with one, the bundler divides what is loaded later into more files. */
async function start(): Promise<void> {
  await nextTask()
  await startTranslation(builtIn)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root.')
  const app = (
    <Provider store={store}>
      <App />
    </Provider>
  )
  // Prerendered markup is a visitor's first view: hydrate only if this page shows the same. Forward may lead to another address before.
  if (
    root.hasChildNodes() &&
    currentPathname() === pathTo('login') &&
    store.get(tokenAtom) === null &&
    isPlainEntry()
  ) {
    // A state that changed once React has begun would make it hydrate the whole page in one task.
    adoptHistoryEntry()
    // In a transition, so that React lets what is typed and pressed come between.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    // The frame of a patient's screen stays until the screen can replace it, in one step.
    if (root.hasChildNodes() && store.get(tokenAtom) !== null) {
      const isKept = Boolean(navigator.serviceWorker?.controller)
      await Promise.allSettled([
        loadPatientScreen(currentPathname(), store.get(apiClientAtom)),
        isKept && loadBodyFont(),
      ])
    }
    root.replaceChildren()
    delete root.dataset['frame']
    flushSync(() => createRoot(root).render(app))
    delete document.documentElement.dataset['session']
  }
}
const started = start()
function startWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    store.set(subscribeToVersionAtom, navigator.serviceWorker, trustedWorkerUrl('service-worker', '/sw.js'))
}
/** Prefetch for signing in; whatever fails is requested again when needed. */
const loadSignIn = () => Promise.allSettled([loadAskMethod(), VerifyForm.load()])
// With a session it is not needed; whoever logs off finds it there.
store.sub(tokenAtom, () => {
  if (store.get(tokenAtom) === null) void loadSignIn()
})
async function bringTheRest(): Promise<void> {
  await started
  if (store.get(tokenAtom) === null) {
    // Texts are refreshed after the first interaction, so that none changes while the page opens.
    await onFirstInteraction()
    void refreshTexts()
    await Promise.allSettled([loadClient(), loadSignIn(), loadBodyFont()])
  } else {
    await whenContentShown()
    void refreshTexts()
    await Promise.allSettled([loadBodyFont()])
  }
  await ViewPanel.load().catch(() => undefined)
}
/** Delay after which what may come last is loaded without any interaction, in ms. */
const lastAfter = 30_000
const last = Promise.race([
  bringTheRest(),
  new Promise((resolve) => {
    setTimeout(resolve, lastAfter)
  }),
])
if (import.meta.env.VITE_REPORT_ADDRESS) last.then(() => import('./app/field-report.ts')).catch(() => undefined)
// With a worker present, check for a newer version before anything is typed; without one, install it last, as it fetches all files.
void Promise.race([navigator.serviceWorker?.controller ? whenContentShown() : last, last]).then(startWorker)
