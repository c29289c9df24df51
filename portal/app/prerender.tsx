import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { ReviewApp } from './review-app.tsx'
import { reviewTexts } from './review-texts.ts'
import { reviewAddress } from '../features/review/rules/review-link.ts'
import { addressOf } from '../navigation/destinations.ts'
import { startTranslation } from '../platform/i18n.ts'
import { builtIn } from '../platform/texts.ts'

interface FirstPage {
  address: string
  markup: string
  /** Name of the script that takes the page over. */
  script: 'start' | 'review'
}

/** What a visitor without a session sees; of a link, before its state is known. */
function render(address: string, page: ReactNode, search = ''): string {
  // The router reads these browser globals.
  Object.assign(globalThis, { location: { pathname: address, search }, history: { state: null } })
  return renderToString(<Provider store={createStore()}>{page}</Provider>)
}

/** Pages rendered at build time, so that a visitor can read them before any script has loaded. */
export async function prerender(): Promise<FirstPage[]> {
  await startTranslation({ ...builtIn, ...reviewTexts })
  const login = addressOf('login')
  return [
    { address: login, markup: render(login, <App />), script: 'start' },
    { address: reviewAddress, markup: render(reviewAddress, <ReviewApp />, '?uuid=0'), script: 'review' },
  ]
}
