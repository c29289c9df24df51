import type { StoryContext } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createStore, Provider } from 'jotai'
import { useState, type ComponentType, type ReactNode } from 'react'
import review from '#locales/nl/review.json'
import { startTranslation } from '../platform/i18n.ts'
import { builtIn, lazyTexts } from '../platform/texts.ts'
import { apiClientAtom } from '../platform/api-client.ts'
import { reportContentShown } from '../platform/content-shown.ts'
import { clockAtom } from '../platform/clock.ts'
import { storedViewAtom } from '../platform/view.ts'
import { standardRest, untouched } from '../platform/display-settings.ts'
import { toastsAtom } from '../session/toast-state.ts'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { Toasts } from '../ui/layout/toasts.tsx'
import { createStoryBackend, inSequence, type StoryBackend, type StoryReply } from './story-backend.ts'
import { storyNow } from './fixture/now.ts'

// What comes after the content is part of the picture.
reportContentShown()

let texts: Promise<void> | undefined

/** Starts translation with all texts, once, without fetching. */
export const startTexts = (): Promise<void> => (texts ??= addTexts())

async function addTexts() {
  await startTranslation({ ...builtIn, review })
  await Promise.all(
    Object.entries(lazyTexts).map(async ([namespace, copy]) => {
      i18next.addResourceBundle('nl', namespace, (await copy()).default)
    }),
  )
}

/** Sets the address and history state; returns a function that undoes it. The query is kept, as it holds the story's id, and `query` is added. */
export function setLocation(pathname: string, state: object = {}, query: Record<string, string> = {}): () => void {
  const before = { pathname: location.pathname, search: location.search, state: history.state as unknown }
  const url = new URL(pathname + location.search, location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  history.replaceState(state, '', url)
  // Storybook may have opened another story meanwhile; a screen that navigated has dropped the query.
  return () => history.replaceState(before.state, '', before.pathname + (location.search || before.search))
}

/** A store with a fixed clock and a fake clinic. */
export function createStoryStore({ call }: StoryBackend) {
  const store = createStore()
  store.set(apiClientAtom, call)
  store.set(clockAtom, { now: () => storyNow })
  return store
}

interface StoryPortalProps {
  backend: StoryBackend
  store?: ReturnType<typeof createStoryStore>
  children: ReactNode
}

/** The providers that the app puts around a screen. */
export function StoryPortal({ backend, store, children }: StoryPortalProps) {
  const [own] = useState(() => store ?? createStoryStore(backend))
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <Provider store={own}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Provider>
  )
}

export interface ScreenStage {
  /** The screen's address. */
  at: string
  /** The history state. */
  state?: object
  query?: Record<string, string>
  replies?: readonly StoryReply[]
  /** The session's token; signed out if absent. */
  token?: string
  /** Whether 'Rust' is on. */
  isAtRest?: boolean
  /** Sets further state in the store. */
  prepare?: (store: ReturnType<typeof createStoryStore>) => void
  /** Text that appears once the story's state is reached; checks and screenshots wait for it. */
  shows: RegExp
}

/** Toasts stay: a check or a screenshot must not depend on how soon it comes. */
function keepToasts(store: ReturnType<typeof createStoryStore>) {
  store.sub(toastsAtom, () => {
    const notices = store.get(toastsAtom)
    if (notices.some(({ duration }) => duration !== Number.POSITIVE_INFINITY))
      store.set(
        toastsAtom,
        notices.map((notice) => ({ ...notice, duration: Number.POSITIVE_INFINITY })),
      )
  })
}

/** As a device on which 'Rust' was just switched on; the theme stays that of the story. */
function rest(store: ReturnType<typeof createStoryStore>) {
  store.set(storedViewAtom, { always: untouched, rest: standardRest, restSince: storyNow.getTime() })
  document.documentElement.dataset.rest = 'on'
}

let sessions = 0

/** A story of a screen, with its address and the clinic's replies. */
export function screenStory({ at, state, query, replies = [], token, isAtRest, prepare, shows }: ScreenStage) {
  const backend = createStoryBackend(...inSequence(replies))
  // Replaced each time the story is shown.
  let store = createStoryStore(backend)
  return {
    beforeEach: async () => {
      store = createStoryStore(backend)
      keepToasts(store)
      if (isAtRest) rest(store)
      prepare?.(store)
      // A session of its own: with one token for all, what the last story was still writing would count as this one's draft.
      if (token) store.set(signInAtom, `${token}-${(sessions += 1)}`)
      await startTexts()
      const leave = setLocation(at, state, query)
      return () => {
        leave()
        delete document.documentElement.dataset.rest
        if (token) store.set(signOutAtom, 'loggedOff')
      }
    },
    decorators: [
      (Story: ComponentType) => (
        <StoryPortal backend={backend} store={store}>
          <Toasts />
          <Story />
        </StoryPortal>
      ),
    ],
    play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
      await canvas.findAllByText(shows)
    },
  }
}

/**
 * For stories of whole screens: axe checks the whole document, with landmarks and headings. By default the addon checks
 * only the body, where page-level rules find nothing, and disables this rule.
 */
export const screenParameters = {
  layout: 'fullscreen',
  a11y: { context: 'html', config: { rules: [{ id: 'region', enabled: true }] } },
}
