import type { StoryContext } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createStore, Provider } from 'jotai'
import { useState, type ComponentType, type ReactNode } from 'react'
import { startTranslation } from '../i18n.ts'
import { later } from '../texts.ts'
import { clinicAtom } from '../session/clinic.ts'
import { clockAtom } from '../session/clock.ts'
import { createStoryClinic, type StoryClinic, type StoryReply } from './story-clinic.ts'
import { storyNow } from './fixture/now.ts'

let texts: Promise<void> | undefined

/** All texts, once, without a network. */
export const startTexts = (): Promise<void> => (texts ??= addTexts())

async function addTexts() {
  await startTranslation()
  await Promise.all(Object.entries(later).map(async ([namespace, copy]) => { i18next.addResourceBundle('nl', namespace, (await copy()).default) }))
}

/** Puts an address and a navigation state in place; returns how to undo that. The query stays: the frame around a story keeps the story's name in it. */
export function standAt(pathname: string, state: object = {}): () => void {
  const before = { pathname: location.pathname, search: location.search, state: history.state as unknown }
  history.replaceState(state, '', pathname + location.search)
  // The frame may have gone to another story meanwhile; a screen that navigated has dropped the query.
  return () => history.replaceState(before.state, '', before.pathname + (location.search || before.search))
}

/** A store in which the clock stands still and the clinic is a pretended one. */
export function createStoryStore({ call }: StoryClinic) {
  const store = createStore()
  store.set(clinicAtom, call)
  store.set(clockAtom, { now: () => storyNow })
  return store
}

export interface StoryPortalProps {
  clinic: StoryClinic
  store?: ReturnType<typeof createStoryStore>
  children: ReactNode
}

/** What the app puts around a screen. */
export function StoryPortal({ clinic, store, children }: StoryPortalProps) {
  const [own] = useState(() => store ?? createStoryStore(clinic))
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <Provider store={own}><QueryClientProvider client={queries}>{children}</QueryClientProvider></Provider>
}

export interface ScreenStage {
  /** The address the screen stands at. */
  at: string
  /** What the history entry carries. */
  state?: object
  replies?: readonly StoryReply[]
  /** A text of the state this story is about: answers come a moment later, and only then is the screen judged or pictured. */
  shows: RegExp
}

/** A screen's story: where it stands, and what the clinic says. */
export function screenStory({ at, state, replies = [], shows }: ScreenStage) {
  const clinic = createStoryClinic(...replies)
  return {
    beforeEach: async () => {
      await startTexts()
      return standAt(at, state)
    },
    decorators: [(Story: ComponentType) => <StoryPortal clinic={clinic}><Story /></StoryPortal>],
    play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => { await canvas.findAllByText(shows) },
  }
}

/** For a screen's stories: the whole page is judged, its landmarks and headings too. */
export const screenParameters = { layout: 'fullscreen', a11y: { config: { rules: [] } } }
