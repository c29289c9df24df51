import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchLinks } from './watch-links.ts'

const onSign = vi.fn()
const onCancel = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.clearAllMocks()
  stop = watchLinks(onSign, onCancel)
  onTestFinished(stop)
})

/** Out of reach of the mouse itself, which lies where an earlier test left it. */
const draw = (links: ReactNode) => render(<div style={{ pointerEvents: 'none' }}>{links}</div>)
const link = () => page.getByRole('link', { name: 'Facturen' }).element()
const point = (type: string, init: PointerEventInit = {}) =>
  link().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }))

describe('a link that may be followed next', () => {
  test('is reported by its path, on hover and on press', () => {
    draw(<a href="/finance?x=1">Facturen</a>)
    point('pointerover')
    point('pointerdown')
    expect(onSign.mock.calls).toEqual([
      ['/finance', 'hover'],
      ['/finance', 'press'],
    ])
  })

  test('is reported when Tab focuses it, not when it is focused otherwise', async () => {
    draw(
      <>
        <a href="/messages">Berichten</a>
        <a href="/finance">Facturen</a>
      </>,
    )
    page.getByRole('link', { name: 'Berichten' }).element().focus()
    expect(onSign).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}')
    expect(onSign.mock.calls).toEqual([['/finance', 'focus']])
  })

  test('a press that becomes a scroll is cancelled', () => {
    draw(<a href="/finance">Facturen</a>)
    point('pointerdown', { pointerType: 'touch' })
    expect(onCancel).not.toHaveBeenCalled()
    point('pointercancel', { pointerType: 'touch' })
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

describe('does not report', () => {
  test.each([
    ['another tab', { href: '/finance', target: '_blank' }],
    ['a download', { href: '/finance', download: '' }],
    ['another site', { href: 'https://elsewhere.example/finance' }],
    ['the current page', { href: location.pathname }],
  ])('a link to %s', (_name, attributes) => {
    draw(<a {...attributes}>Facturen</a>)
    point('pointerover')
    point('pointerdown')
    expect(onSign).not.toHaveBeenCalled()
  })

  test.each([
    ['a touch that passes over it', 'pointerover', { pointerType: 'touch' }],
    ['a press for another tab', 'pointerdown', { ctrlKey: true }],
    ['a press for the context menu', 'pointerdown', { button: 2 }],
  ])('%s', (_name, type, init) => {
    draw(<a href="/finance">Facturen</a>)
    point(type, init)
    expect(onSign).not.toHaveBeenCalled()
  })

  test('anything after it is stopped', () => {
    draw(<a href="/finance">Facturen</a>)
    stop()
    point('pointerover')
    point('pointerdown')
    point('pointercancel')
    expect([onSign.mock.calls, onCancel.mock.calls]).toEqual([[], []])
  })
})
