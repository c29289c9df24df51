import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Toast } from './toast.tsx'
import { Toaster } from './toaster.tsx'

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({ id, tone: 'info', toneLabel: 'Info', text: `Melding ${id}`, duration: 6000, ...more })
const onClose = vi.fn()
const tree = (toasts: Toast[]) => (
  <div className="pt-14 mt-14">
    <p className="pt-14 mt-14"><button type="button">Opslaan</button></p>
    <Toaster label="Meldingen" toasts={toasts} closeLabel={(text) => `Sluit melding: ${text}`} onClose={onClose} />
  </div>
)
const show = (...toasts: Toast[]) => render(tree(toasts))
const wait = (time: number) => act(() => { vi.advanceTimersByTime(time) })
const closer = (id: string) => page.getByRole('button', { name: `Sluit melding: Melding ${id}`, exact: true })
const focus = (element: Element) => act(() => { (element as HTMLElement).focus() })
const save = () => page.getByRole('button', { name: 'Opslaan' })
const live = (how: 'polite' | 'assertive') => document.querySelector(`[aria-live=${how}]`)

beforeEach(() => {
  onClose.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => { vi.useRealTimers() })

test('both live regions are there before any message, and nothing else', () => {
  show()
  expect(live('polite')).toHaveTextContent('')
  expect(live('assertive')).toHaveTextContent('')
  expect(page.getByRole('region').elements()).toHaveLength(0)
})

test.each([['error', 'assertive'], ['warning', 'assertive'], ['success', 'polite'], ['info', 'polite']] as const)('%s is spoken once, %s', (tone, how) => {
  const { rerender } = show()
  const region = live(how)
  rerender(tree([toast('1', { tone, toneLabel: 'Soort' })]))
  wait(99)
  // A region that comes with its text is not read.
  expect(region).toHaveTextContent('')
  wait(1)
  expect(region).toHaveTextContent('Soort: Melding 1')
  expect(live(how)).toBe(region)
  expect(document.querySelectorAll('[aria-live] p')).toHaveLength(1)
  wait(1000)
  expect(region).toHaveTextContent('')
})

test('the same text twice is spoken twice', () => {
  const { rerender } = show()
  const twice = [toast('1', { text: 'Niet opgeslagen' }), toast('2', { text: 'Niet opgeslagen' })]
  rerender(tree(twice.slice(0, 1)))
  wait(100)
  const first = live('polite')?.firstElementChild
  rerender(tree(twice))
  wait(100)
  expect(live('polite')?.children).toHaveLength(2)
  expect(live('polite')?.firstElementChild).toBe(first)
})

test('the same text that takes the place of the first is spoken too', () => {
  const { rerender } = show(toast('1', { text: 'Niet opgeslagen' }))
  wait(1100)
  expect(live('polite')).toHaveTextContent('')
  rerender(tree([toast('2', { text: 'Niet opgeslagen' })]))
  wait(100)
  expect(live('polite')).toHaveTextContent('Info: Niet opgeslagen')
})

test('what is seen is a list in a named region that does not speak and is no dialog', () => {
  show(toast('1', { tone: 'error', toneLabel: 'Fout' }))
  const region = page.getByRole('region', { name: 'Meldingen' })
  expect(region.getByRole('listitem').element()).toHaveTextContent('Fout Melding 1')
  expect(region.element().closest('[aria-live], [aria-modal]')).toBeNull()
  expect(region.element().querySelector('[aria-live], [role=alert], [role=status]')).toBeNull()
})

test('a message goes when its time is over', () => {
  show(toast('1', { duration: 3000 }))
  wait(2999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1')
})

test('drawing again does not start the time again', () => {
  const { rerender } = show(toast('1', { duration: 3000 }))
  wait(2000)
  rerender(tree([toast('1', { duration: 3000 }), toast('2')]))
  wait(1000)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1')
})

test('the pointer stops the time of every message', async () => {
  // Long enough for the pointer to get there: its actions let time go on.
  show(toast('1', { duration: 100_000 }), toast('2', { duration: 160_000 }))
  wait(50_000)
  await userEvent.hover(page.getByText('Info Melding 2'))
  wait(600_000)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.hover(save())
  wait(60_000)
  expect(onClose.mock.calls.flat()).toEqual(['1'])
  wait(60_000)
  expect(onClose.mock.calls.flat()).toEqual(['1', '2'])
})

test('focus inside stops the time, and leaves at least two seconds', () => {
  show(toast('1', { duration: 3000 }))
  wait(2500)
  focus(closer('1').element())
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  focus(save().element())
  wait(1999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1')
})

test('a hidden tab stops the time', () => {
  show(toast('1', { duration: 3000 }))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => { document.dispatchEvent(new Event('visibilitychange')) })
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  act(() => { document.dispatchEvent(new Event('visibilitychange')) })
  wait(3000)
  expect(onClose).toHaveBeenCalledWith('1')
  hidden.mockRestore()
})

test('a message taken away while it has focus does not stop the others’ time', async () => {
  const { rerender } = show(toast('1'), toast('2', { duration: 3000 }))
  // Away from where an earlier test left it.
  await userEvent.hover(save())
  focus(closer('1').element())
  rerender(tree([toast('2', { duration: 3000 })]))
  // The mutation is told in a microtask.
  await act(async () => { await Promise.resolve() })
  wait(3000)
  expect(onClose).toHaveBeenCalledWith('2')
})

test('a message closed from under the pointer does not stop the others’ time', async () => {
  const { rerender } = show(toast('1', { duration: 100_000 }), toast('2'))
  await closer('2').click()
  rerender(tree([toast('1', { duration: 100_000 })]))
  await act(async () => { await Promise.resolve() })
  wait(100_000)
  expect(onClose).toHaveBeenCalledWith('1')
})

test('three are shown, the others wait with their time and their voice', () => {
  const all = ['1', '2', '3', '4'].map((id) => toast(id, { duration: 3000 }))
  const { rerender } = show(...all)
  wait(100)
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  expect(live('polite')?.children).toHaveLength(3)
  wait(2900)
  expect(onClose.mock.calls.flat()).toEqual(['1', '2', '3'])
  rerender(tree(all.slice(3)))
  wait(2999)
  expect(onClose).toHaveBeenCalledTimes(3)
  wait(1)
  expect(onClose).toHaveBeenLastCalledWith('4')
})

test('a message takes no focus, and Escape closes the one that has it', async () => {
  const { rerender } = show()
  focus(save().element())
  rerender(tree([toast('1'), toast('2')]))
  await expect.element(save()).toHaveFocus()
  focus(closer('2').element())
  const below = vi.fn()
  document.addEventListener('keydown', below)
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', below)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('2')
  expect(below).not.toHaveBeenCalled()
  await expect.element(save()).toHaveFocus()
})

test('closing by pointer leaves focus where it was', async () => {
  show(toast('1'))
  focus(save().element())
  await closer('1').click()
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1')
  await expect.element(save()).toHaveFocus()
})

test('text can be selected and the close button is at least 44 px', () => {
  show(toast('1'))
  expect(getComputedStyle(page.getByText('Info Melding 1').element()).userSelect).not.toBe('none')
  const { width, height } = closer('1').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('messages do not cover what has focus', async () => {
  render(<div className="fixed inset-x-0 top-0"><button type="button">Bovenaan</button>{tree([toast('1'), toast('2')])}</div>)
  const top = page.getByRole('button', { name: 'Bovenaan' }).element()
  focus(top)
  await vi.waitFor(() => {
    const box = top.getBoundingClientRect()
    expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(top)
    expect(page.getByRole('region').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom)
  })
  focus(save().element())
  await vi.waitFor(() => expect(page.getByRole('region').element().getBoundingClientRect().top).toBe(0))
})

test('between and beside the messages the page can be pressed', () => {
  show(toast('1'))
  const [before] = page.getByRole('region').elements()
  expect(getComputedStyle(before as Element).pointerEvents).toBe('none')
  expect(getComputedStyle(page.getByRole('listitem').element()).pointerEvents).toBe('auto')
})
