import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Page } from '../page/page.tsx'
import { afterLoading } from './after-loading.ts'
import { Loading } from './loading.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const status = () => page.getByRole('status').element()

test('LOADING-01 the text appears after 300 ms in a live region that exists from the start', () => {
  render(<Loading label="Bezig met laden…" />)
  const region = status()
  wait(299)
  expect(region).toHaveTextContent('')
  wait(1)
  expect(region).toHaveTextContent('Bezig met laden…')
  expect(status()).toBe(region)
})

test('LOADING-02 the height of the line is reserved, so that the text moves nothing', () => {
  render(<Loading label="Bezig met laden…" />)
  const { height } = status().getBoundingClientRect()
  wait(300)
  expect(height).toBeGreaterThan(20)
  expect(status().getBoundingClientRect().height).toBeCloseTo(height)
})

test('LOADING-03 a changed label does not restart the delay', () => {
  const { rerender } = render(<Loading label="Bezig met laden…" />)
  wait(200)
  rerender(<Loading label="Nog even…" />)
  wait(100)
  expect(status()).toHaveTextContent('Nog even…')
})

test('unmounting before the delay cancels the timer', () => {
  render(<Loading label="Bezig met laden…" />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the text after it and the footer appear when the content has loaded, whatever loads in the bar', () => {
  const screen = (isLoading: boolean) => (
    <Page
      header={
        <header>
          <Loading label="Bezig met laden…" />
        </header>
      }
      skipLabel="Naar de inhoud"
      footer={<p>Hulp</p>}
    >
      {isLoading && <Loading label="Bezig met laden…" />}
      <p className={afterLoading}>Daarna</p>
    </Page>
  )
  const { rerender } = render(screen(true))
  const seen = () =>
    ['Hulp', 'Daarna'].map((words) => page.getByText(words).element().checkVisibility({ visibilityProperty: true }))
  expect(seen()).toEqual([false, false])
  rerender(screen(false))
  expect(seen()).toEqual([true, true])
})

test('LOADING-04 there is no animation', () => {
  render(<Loading label="Bezig met laden…" />)
  wait(300)
  expect(document.getAnimations()).toHaveLength(0)
})
