import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { standAt } from '../stories/story-portal.tsx'
import { Redirect } from './redirects.tsx'

test('ACC-02 leads on in place of the address it stands at, so that Back does not come there again', () => {
  onTestFinished(standAt('/'))
  const entries = history.length
  render(<Redirect to="/login" state={{ returnTo: '/appointments' }} />)
  expect([location.pathname, history.length]).toEqual(['/login', entries])
  expect(history.state).toMatchObject({ returnTo: '/appointments' })
})

test('leads to one place only, whatever it is told while it leaves', () => {
  onTestFinished(standAt('/'))
  const { rerender } = render(<Redirect to="/login" />)
  rerender(<Redirect to="/dashboard" />)
  expect(location.pathname).toBe('/login')
})
