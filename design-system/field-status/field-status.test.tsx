import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FieldStatus, type SaveState } from './field-status.tsx'

beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) })

const texts = { saving: 'Bezig met opslaan…', saved: 'Opgeslagen 14:03', failed: 'Niet opgeslagen', retry: 'Opnieuw proberen', retryField: 'Opnieuw proberen: Postcode' }
const inState = (state: SaveState, onRetry = () => {}) => <><input aria-label="Postcode" /><FieldStatus state={state} texts={texts} onRetry={onRetry} /><input aria-label="Plaats" /></>
const status = () => page.getByRole('status').element()
const retry = () => page.getByRole('button', { name: 'Opnieuw proberen: Postcode' })
const wait = (time: number) => act(() => { vi.advanceTimersByTime(time) })

test('every state is said in one polite place that was there from the start, and takes the same room', () => {
  const { container, rerender } = render(inState('idle'))
  const region = status()
  const { height } = container.getBoundingClientRect()
  for (const [state, text] of [['saving', texts.saving], ['saved', texts.saved], ['failed', texts.failed]] as const) {
    rerender(inState(state))
    wait(300)
    expect(status()).toBe(region)
    expect(region.textContent).toBe(text)
    expect(region.querySelector('svg')).not.toBeNull()
    expect(container.getBoundingClientRect().height).toBe(height)
  }
})

test('a save that takes less than 300 ms does not flash by', () => {
  const { rerender } = render(inState('saved'))
  rerender(inState('saving'))
  wait(299)
  expect(status().textContent).toBe(texts.saved)
  wait(1)
  expect(status().textContent).toBe(texts.saving)
  rerender(inState('saved'))
  expect(status().textContent).toBe(texts.saved)
  rerender(inState('saving'))
  wait(100)
  rerender(inState('failed'))
  wait(1000)
  expect(status().textContent).toBe(texts.failed)
})

test('trying again is a button that names its field, works once, and leaves the keyboard where it was', async () => {
  const send = vi.fn()
  const { rerender } = render(inState('failed', send))
  expect(retry().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(retry()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
  rerender(inState('saving', send))
  ;(retry().element() as HTMLButtonElement).click()
  expect(send).toHaveBeenCalledOnce()
  wait(300)
  await expect.element(retry()).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Plaats' })).toHaveFocus()
})

test('what is gone before its time says nothing', () => {
  render(inState('saving')).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
