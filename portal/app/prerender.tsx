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
  texts: Parameters<typeof startTranslation>[0]
  search: string
  page: ReactNode
  /** Name of the script that takes the page over. */
  script: 'start' | 'review'
}

/** Pages rendered at build time, so that a visitor can read them before any script has loaded. A link's own state comes later. */
export const firstPages: Readonly<Record<string, FirstPage>> = {
  [addressOf('login')]: { texts: builtIn, search: '', page: <App />, script: 'start' },
  [reviewAddress]: { texts: reviewTexts, search: '?uuid=0', page: <ReviewApp />, script: 'review' },
}

/** The HTML of one of them, for a visitor without a session. One at a time. */
export async function prerender(pathname: string, { texts, search, page }: FirstPage): Promise<string> {
  await startTranslation(texts)
  // The router reads these browser globals.
  Object.assign(globalThis, { location: { pathname, search }, history: { state: null } })
  return renderToString(<Provider store={createStore()}>{page}</Provider>)
}
