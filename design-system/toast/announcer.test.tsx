import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Announcer } from './announcer.tsx'

test('TOAST-03 a busy device still announces a toast, and removes its text a second after rendering it', () => {
  vi.useFakeTimers()
  const started = vi.spyOn(globalThis, 'setTimeout')
  const delays = () => started.mock.calls.map(([, delay]) => delay)
  const { container } = render(
    <Announcer toasts={[{ id: '1', tone: 'info', toneLabel: 'Info', text: 'Niet opgeslagen', duration: 3000 }]} />,
  )
  // If both timers started together, a thread busy for a second would run both at once, and the text would never be rendered.
  expect(delays()).not.toContain(1000)
  act(() => {
    vi.advanceTimersByTime(100)
  })
  expect(container.textContent).toBe('Info: Niet opgeslagen')
  expect(delays()).toContain(1000)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(container.textContent).toBe('')
})
