import { createStore, Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { startTranslation } from '../platform/i18n.ts'
import { addressOf } from '../navigation/destinations.ts'
import { builtIn } from '../platform/texts.ts'

/** Addresses whose page is rendered at build time, so that a visitor can read it before any script has loaded. */
export const prerendered = [addressOf('login')]

/** The portal's HTML at an address, for a visitor without a session. */
export async function prerender(pathname: string): Promise<string> {
  await startTranslation(builtIn)
  // The router reads these browser globals.
  Object.assign(globalThis, { location: { pathname, search: '' }, history: { state: null } })
  return renderToString(<Provider store={createStore()}><App /></Provider>)
}
