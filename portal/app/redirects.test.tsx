import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signInAtom } from '../session/token.ts'
import { setLocation, startTexts } from '../stories/story-portal.tsx'
import { HomeRedirect, Redirect, RedirectAfterLogin } from './redirects.tsx'

test('ACC-02 replaces the current entry, so that Back does not return to it', () => {
  onTestFinished(setLocation('/'))
  const push = vi.spyOn(history, 'pushState')
  render(<Redirect to="/login" state={{ returnTo: '/appointments' }} />)
  expect([location.pathname, push.mock.calls]).toEqual(['/login', []])
  expect(history.state).toMatchObject({ returnTo: '/appointments' })
})

test('redirects only once, also when its target changes meanwhile', () => {
  onTestFinished(setLocation('/'))
  const { rerender } = render(<Redirect to="/login" />)
  rerender(<Redirect to="/dashboard" />)
  expect(location.pathname).toBe('/login')
})

test.each([
  ['/login', null],
  ['/dashboard', 'abc'],
])('ACC-02 the root redirects to %s with the token %o', (address, token) => {
  onTestFinished(setLocation('/'))
  const store = createStore()
  if (token !== null) store.set(signInAtom, token)
  render(
    <Provider store={store}>
      <HomeRedirect />
    </Provider>,
  )
  expect(location.pathname).toBe(address)
})

test('ACC-10 after signing in, the login screen is replaced', async () => {
  await startTexts()
  onTestFinished(setLocation('/login'))
  const push = vi.spyOn(history, 'pushState')
  render(<RedirectAfterLogin goal="/appointments" />)
  expect([location.pathname, push.mock.calls]).toEqual(['/appointments', []])
})
