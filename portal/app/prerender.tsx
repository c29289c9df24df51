import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { frames, type Frame } from './frames.tsx'
import { ReviewApp } from './review-app.tsx'
import { reviewTexts } from './review-texts.ts'
import { reviewAddress } from '../features/review/rules/review-link.ts'
import { pathTo } from '../navigation/route-table.ts'
import { startTranslation } from '../platform/i18n.ts'
import { builtIn } from '../platform/texts.ts'

interface FirstPage {
  address: string
  markup: string
  /** Name of the script that hydrates the page. */
  script: 'start' | 'review'
}

interface FramePage extends Omit<Frame, 'page' | 'address'> {
  markup: string
}

/** The markup that a visitor without a session sees first; the review page before its link is checked. */
function render(address: string, page: ReactNode, search = ''): string {
  // The router reads these browser globals.
  Object.assign(globalThis, { location: { pathname: address, search }, history: { state: null } })
  return renderToString(<Provider store={createStore()}>{page}</Provider>)
}

/**
 * Renders pages at build time: the visitors' pages, which can be read before any script has loaded, and the frames of
 * patients' screens. `baseAddress` is the origin of the clinic's API.
 */
export async function prerender(baseAddress: string): Promise<{ visitors: FirstPage[]; patients: FramePage[] }> {
  await startTranslation({ ...builtIn, ...reviewTexts })
  const login = pathTo('login')
  return {
    visitors: [
      { address: login, markup: render(login, <App />), script: 'start' },
      { address: reviewAddress, markup: render(reviewAddress, <ReviewApp />, '?uuid=0'), script: 'review' },
    ],
    patients: frames(baseAddress).map(({ page, address, ...frame }) => ({ ...frame, markup: render(address, page) })),
  }
}
