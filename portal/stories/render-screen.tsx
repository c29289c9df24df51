import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { createStoryClinic } from './story-clinic.ts'
import { createStoryStore, standAt, startTexts, StoryPortal, type ScreenStage } from './story-portal.tsx'

export type RenderOptions = Omit<ScreenStage, 'shows' | 'prepare' | 'isAtRest'>

/** Renders a screen in a test as in its stories; gives the pretended clinic and the store. */
export async function renderScreen(screen: ReactNode, { at, state, query, replies = [], token }: RenderOptions) {
  await startTexts()
  onTestFinished(standAt(at, state, query))
  const clinic = createStoryClinic(...replies)
  const store = createStoryStore(clinic)
  if (token) store.set(signInAtom, token)
  onTestFinished(() => {
    store.set(signOutAtom, 'loggedOff')
    sessionStorage.clear()
  })
  render(
    <StoryPortal clinic={clinic} store={store}>
      {screen}
    </StoryPortal>,
  )
  return { clinic, store }
}

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
/** The first match of a text; a second one may be in the list of recent messages, at the page's end. */
export const text = (words: string | RegExp) => page.getByText(words).first()
