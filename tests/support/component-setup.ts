import { onlineManager } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { viewports } from '../../.storybook/modes.ts'
import '../../design-system/tokens/index.css'
import { draftsSettled, wipeDrafts } from '../../portal/platform/drafts/draft-store.ts'

const root = document.documentElement
const first = {
  attributes: [...root.attributes].map(({ name, value }) => [name, value] as const),
  address: location.href,
  state: history.state as unknown,
  title: document.title,
}

/** Resolves once no lock is held: a save queue that its session has closed still stores what was pending. */
async function locksReleased(): Promise<void> {
  const { held = [], pending = [] } = await navigator.locks.query()
  await Promise.all([...held, ...pending].map(({ name = '' }) => navigator.locks.request(name, () => {})))
}

// What the test before leaves to the device is done first. A session of the same token would find it as its own draft.
// And to a clock that is fake and moved, a database that works seems to be off: the page would keep drafts in memory.
beforeEach(async () => {
  await locksReleased()
  await draftsSettled()
})

afterEach(() => {
  cleanup()
  // A test that took the connection away leaves the next one with it: nothing listens for its return in between.
  onlineManager.setOnline(true)
})

// Files share a page: each leaves it as it found it, also with what a press left for after the paint.
afterAll(async () => {
  // Does at once what waits for a paint, as a page in the background may get none.
  document.dispatchEvent(new Event('visibilitychange'))
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const [name, value] of first.attributes) root.setAttribute(name, value)
  document.body.replaceChildren()
  history.replaceState(first.state, '', first.address)
  document.title = first.title
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`
  await wipeDrafts()
  const { width, height } = viewports.phone
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
})
