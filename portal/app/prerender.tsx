import { createStore, Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { startTranslation } from '../platform/i18n.ts'
import { addressOf } from '../navigation/destinations.ts'
import { builtIn } from '../platform/texts.ts'

/** Addresses whose page is drawn at build time, so that a visitor reads it before any script has come. */
export const prerendered = [addressOf('login')]

/** The markup of the portal as a visitor without a session meets it at an address. */
export async function prerender(pathname: string): Promise<string> {
  await startTranslation(builtIn)
  // The router reads these two of the browser's.
  Object.assign(globalThis, { location: { pathname, search: '' }, history: { state: null } })
  return renderToString(<Provider store={createStore()}><App /></Provider>)
}
