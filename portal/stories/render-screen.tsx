import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { createStoryBackend } from './story-backend.ts'
import { createStoryStore, setLocation, startTexts, StoryPortal, type ScreenStage } from './story-portal.tsx'

export type RenderOptions = Omit<ScreenStage, 'shows' | 'prepare' | 'isAtRest'>

/** Renders a screen in a test as in its stories; gives the fake clinic and the store. */
export async function renderScreen(screen: ReactNode, { at, state, query, replies = [], token }: RenderOptions) {
  await startTexts()
  onTestFinished(setLocation(at, state, query))
  const backend = createStoryBackend(...replies)
  const store = createStoryStore(backend)
  if (token) store.set(signInAtom, token)
  onTestFinished(() => {
    store.set(signOutAtom, 'loggedOff')
    sessionStorage.clear()
  })
  render(
    <StoryPortal backend={backend} store={store}>
      {screen}
    </StoryPortal>,
  )
  return { backend, store }
}

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
/** The first match of a text; a second one may be in the list of recent messages, at the page's end. */
export const text = (words: string | RegExp) => page.getByText(words).first()
