import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isOfflineAtom } from '../../platform/connection.ts'
import { notifyAtom } from '../../session/notices.ts'
import { blockReloadAtom } from '../../session/unsaved.ts'
import { renderScreen } from '../../stories/render-screen.tsx'
import { ConnectionNotice } from './connection-notice.tsx'

const lost = () => page.getByText('Er is geen internet', { exact: true })

test('a lost connection is said at once, whatever message passes at the top', async () => {
  const { store } = await renderScreen(<ConnectionNotice />, { at: '/login' })
  act(() => { store.set(notifyAtom, { tone: 'info', text: 'U bent uitgelogd.', duration: 60_000 }) })
  act(() => store.set(isOfflineAtom, true))
  await expect.element(lost()).toBeVisible()
})

test('while something is on its way nothing is pushed aside: then it is said', async () => {
  const { store } = await renderScreen(<ConnectionNotice />, { at: '/login' })
  let letGo = () => {}
  act(() => { letGo = store.set(blockReloadAtom) })
  act(() => store.set(isOfflineAtom, true))
  await expect.element(lost()).not.toBeInTheDocument()
  act(() => letGo())
  await expect.element(lost()).toBeVisible()
})
