import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import type { Toast } from './toast.tsx'
import { Toaster } from './toaster.tsx'

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  tone: 'info',
  toneLabel: 'Info',
  text: `Melding ${id}`,
  duration: 6000,
  ...more,
})
const onClose = vi.fn()
const tree = (toasts: Toast[]) => (
  <div className="pt-14 mt-14">
    <p className="pt-14 mt-14">
      <button type="button">Opslaan</button>
    </p>
    <Toaster label="Meldingen" toasts={toasts} closeLabel={(text) => `Sluit melding: ${text}`} onClose={onClose} />
  </div>
)
const show = (...toasts: Toast[]) => render(tree(toasts))
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const closer = (id: string) => page.getByRole('button', { name: `Sluit melding: Melding ${id}`, exact: true })
const focus = (element: Element) =>
  act(() => {
    ;(element as HTMLElement).focus()
  })
const save = () => page.getByRole('button', { name: 'Opslaan' })
const live = (how: 'polite' | 'assertive') => document.querySelector(`[aria-live=${how}]`)
beforeEach(async () => {
  await page.viewport(800, 844)
  onClose.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

test('TOASTER-01 both live regions exist before any toast, and nothing else is rendered', () => {
  show()
  expect(live('polite')).toHaveTextContent('')
  expect(live('assertive')).toHaveTextContent('')
  expect(page.getByRole('region').elements()).toHaveLength(0)
})

test.each([
  ['error', 'assertive'],
  ['warning', 'assertive'],
  ['success', 'polite'],
  ['info', 'polite'],
] as const)('TOASTER-01 %s is announced once, %s', (tone, how) => {
  const { rerender } = show()
  const region = live(how)
  rerender(tree([toast('1', { tone, toneLabel: 'Soort' })]))
  wait(99)
  // The live region must exist before its text.
  expect(region).toHaveTextContent('')
  wait(1)
  expect(region).toHaveTextContent('Soort: Melding 1')
  expect(live(how)).toBe(region)
  expect(document.querySelectorAll('[aria-live=polite] p, [aria-live=assertive] p')).toHaveLength(1)
  wait(1000)
  expect(region).toHaveTextContent('')
})

test('TOASTER-01 the same text twice is announced twice, and shown once with a count and a restarted timer', () => {
  const { rerender } = show()
  const twice = [toast('1', { text: 'Niet opgeslagen' }), toast('2', { text: 'Niet opgeslagen' })]
  rerender(tree(twice.slice(0, 1)))
  wait(100)
  const first = live('polite')?.firstElementChild
  rerender(tree(twice))
  wait(100)
  expect(live('polite')?.children).toHaveLength(2)
  expect(live('polite')?.firstElementChild).toBe(first)
  expect(textsOf(page.getByRole('listitem'))).toEqual(['Info Niet opgeslagen (2×)'])
  wait(5899)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose.mock.calls).toEqual([
    ['1', 'timeout'],
    ['2', 'timeout'],
  ])
})

test('the same text that replaces the first is announced too', () => {
  const { rerender } = show(toast('1', { text: 'Niet opgeslagen' }))
  wait(100)
  wait(1000)
  expect(live('polite')).toHaveTextContent('')
  rerender(tree([toast('2', { text: 'Niet opgeslagen' })]))
  wait(100)
  expect(live('polite')).toHaveTextContent('Info: Niet opgeslagen')
})

test('visible toasts are a list in a named region that is neither a live region nor a dialog', () => {
  show(toast('1', { tone: 'error', toneLabel: 'Fout' }))
  const region = page.getByRole('region', { name: 'Meldingen' })
  expect(region.getByRole('listitem').element()).toHaveTextContent('Fout Melding 1')
  // The visible toast is not a live region; the Announcer's regions are.
  expect(region.element().closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  expect(region.element().querySelector('[aria-live], [role=alert], [role=status]')).toBeNull()
})

test('a toast closes when its duration has passed', () => {
  show(toast('1', { duration: 3000 }))
  wait(2999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'timeout')
})

test('rendering again does not restart the timer', () => {
  const { rerender } = show(toast('1', { duration: 3000 }))
  wait(2000)
  rerender(tree([toast('1', { duration: 3000 }), toast('2')]))
  wait(1000)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'timeout')
})

test('TOASTER-02 hovering pauses the timer', async () => {
  // A long duration, as pointer actions advance the fake clock.
  show(toast('1', { duration: 100_000 }))
  wait(50_000)
  await userEvent.hover(page.getByText('Info Melding 1'))
  wait(600_000)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.hover(save())
  wait(100_000)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'timeout')
})

test('TOASTER-02 focus inside pauses the timer, and at least two seconds remain', () => {
  show(toast('1', { duration: 3000 }))
  wait(2500)
  focus(closer('1').element())
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  focus(save().element())
  wait(1999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'timeout')
})

test('TOASTER-02 a hidden tab pauses the timer', () => {
  show(toast('1', { duration: 3000 }))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  wait(3000)
  expect(onClose).toHaveBeenCalledWith('1', 'timeout')
})

test('a toast removed while focused does not pause the timer of the next', async () => {
  const { rerender } = show(toast('1'), toast('2', { duration: 3000 }))
  // Move the pointer away from an earlier test's position.
  await userEvent.hover(save())
  focus(closer('1').element())
  rerender(tree([toast('2', { duration: 3000 })]))
  // MutationObserver callbacks run in a microtask.
  await act(async () => {
    await Promise.resolve()
  })
  wait(3000)
  expect(onClose).toHaveBeenCalledWith('2', 'timeout')
})

test('a toast closed under the pointer does not pause the timer of the next', async () => {
  const { rerender } = show(toast('1'), toast('2', { duration: 100_000 }))
  await closer('1').click()
  rerender(tree([toast('2', { duration: 100_000 })]))
  await act(async () => {
    await Promise.resolve()
  })
  await userEvent.hover(save())
  wait(100_000)
  expect(onClose).toHaveBeenCalledWith('2', 'timeout')
})

test.each([
  ['no timeout', { duration: Number.POSITIVE_INFINITY }],
  ['a timeout beyond the maximum of a timer', { duration: 2 ** 40 }],
])('a toast with %s stays until it is closed', async (_, more) => {
  show(toast('1', more))
  wait(3_600_000)
  expect(onClose).not.toHaveBeenCalled()
  await closer('1').click()
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'closed')
})

test('invalid toasts are shown where possible, with a dev warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  show(toast('1', { duration: Number.NaN }), toast('1', { text: 'Nog een' }))
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
  wait(1999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'timeout')
  expect(warn.mock.calls).toEqual([
    [
      'Toaster: toasts: "1" cannot stay NaN ms\nToaster: toasts: the id "1" stands there more than once; only the first is shown',
    ],
  ])
})

test('one toast is shown; the others wait with their timer and announcement', () => {
  const all = ['1', '2', '3'].map((id) => toast(id, { duration: 3000 }))
  const { rerender } = show(...all)
  wait(100)
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
  expect(live('polite')).toHaveTextContent('Info: Melding 1')
  wait(2900)
  expect(onClose.mock.calls.flat()).toEqual(['1', 'timeout'])
  rerender(tree(all.slice(1)))
  wait(100)
  expect(live('polite')).toHaveTextContent('Info: Melding 2')
  wait(2899)
  expect(onClose).toHaveBeenCalledTimes(1)
  wait(1)
  expect(onClose).toHaveBeenLastCalledWith('2', 'timeout')
})

test('TOASTER-03 a toast takes no focus, and Escape closes the focused one', async () => {
  const { rerender } = show()
  focus(save().element())
  rerender(tree([toast('1')]))
  await expect.element(save()).toHaveFocus()
  focus(closer('1').element())
  const below = vi.fn()
  document.addEventListener('keydown', below)
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', below)
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'closed')
  expect(below).not.toHaveBeenCalled()
  await expect.element(save()).toHaveFocus()
})

test('TOASTER-04 F6 moves focus to the toast and back to where it was', async () => {
  show(toast('1'))
  focus(save().element())
  await userEvent.keyboard('{F6}')
  await expect.element(closer('1')).toHaveFocus()
  expect(page.getByRole('region').element()).toHaveAttribute('data-state', 'paused')
  await userEvent.keyboard('{F6}')
  await expect.element(save()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{F6}{/Shift}')
  await expect.element(save()).toHaveFocus()
})

test('TOASTER-03 when the previously focused element is gone, closing focuses the main content', async () => {
  const { rerender } = render(
    <>
      <main tabIndex={-1}>Inhoud</main>
      <button type="button" key="gone">
        Weg
      </button>
      <Toaster
        label="Meldingen"
        toasts={[toast('1')]}
        closeLabel={(text) => `Sluit melding: ${text}`}
        onClose={onClose}
      />
    </>,
  )
  focus(page.getByRole('button', { name: 'Weg' }).element())
  await userEvent.keyboard('{F6}')
  rerender(
    <>
      <main tabIndex={-1}>Inhoud</main>
      {null}
      <Toaster
        label="Meldingen"
        toasts={[toast('1')]}
        closeLabel={(text) => `Sluit melding: ${text}`}
        onClose={onClose}
      />
    </>,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('TOASTER-03 closing with the pointer leaves focus where it was', async () => {
  show(toast('1'))
  focus(save().element())
  await closer('1').click()
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1', 'closed')
  await expect.element(save()).toHaveFocus()
})

test('TOASTER-05 text can be selected and the close button is at least 44 px', () => {
  show(toast('1'))
  expect(getComputedStyle(page.getByText('Info Melding 1').element()).userSelect).not.toBe('none')
  const { width, height } = closer('1').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('the page around a toast can be pressed', () => {
  show(toast('1'))
  const [before] = page.getByRole('region').elements()
  expect(getComputedStyle(before as Element).pointerEvents).toBe('none')
  expect(getComputedStyle(page.getByRole('listitem').element()).pointerEvents).toBe('auto')
})
