import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Skeleton } from './skeleton.tsx'

beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) })

const busy = () => document.querySelector('[aria-busy=true]') ?? document.body
const wait = (time: number) => act(() => { vi.advanceTimersByTime(time) })

test('rows and words come together after 300 ms, into room that was kept for them', () => {
  const { container } = render(<Skeleton label="Bezig met laden…" />)
  const { height } = container.getBoundingClientRect()
  wait(299)
  expect(getComputedStyle(busy()).visibility).toBe('hidden')
  expect(page.getByRole('status').element()).toHaveTextContent('')
  wait(1)
  expect(getComputedStyle(busy()).visibility).toBe('visible')
  expect(page.getByRole('status').element()).toHaveTextContent('Bezig met laden…')
  expect(container.getBoundingClientRect().height).toBe(height)
})

test('the words stand outside what is busy, as screen readers are silent about that', () => {
  render(<Skeleton label="Bezig met laden…" />)
  expect(page.getByRole('status').element().closest('[aria-busy]')).toBeNull()
  expect(busy().textContent).toBe('')
})

test('it is the same every time and stands still', () => {
  const { container } = render(<Skeleton label="Bezig met laden…" rows={4} />)
  const again = render(<Skeleton label="Bezig met laden…" rows={4} />)
  wait(300)
  expect(container.innerHTML).toBe(again.container.innerHTML)
  expect(document.getAnimations()).toHaveLength(0)
})

test.each([[0, 1], [-3, 1], [Number.NaN, 1], [2.9, 2], [5000, 12]])('%d rows asked for are %d rows', (rows, drawn) => {
  render(<Skeleton label="Bezig met laden…" rows={rows} />)
  expect(busy().children).toHaveLength(drawn)
})
