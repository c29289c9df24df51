import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import '../design-system/tokens/index.css'
import { createClient } from './api/client.ts'
import { App } from './app.tsx'
import { baseAddress } from './environment.ts'
import { refreshBuiltInTexts, startTranslation } from './i18n.ts'
import { clinicAtom } from './session/clinic.ts'
import { signOutAtom, startSessionAtom, tokenAtom } from './session/token.ts'

const store = createStore()
store.set(startSessionAtom)
store.set(clinicAtom, createClient({
  baseAddress: baseAddress(import.meta.env),
  getToken: () => store.get(tokenAtom),
  onUnauthorized: () => store.set(signOutAtom, 'expired'),
}))

await startTranslation()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(<Provider store={store}><App /></Provider>)
void refreshBuiltInTexts()
