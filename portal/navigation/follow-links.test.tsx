import { render } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentSessionEpoch } from '../session/session-epoch.ts'
import { followLinks } from './follow-links.ts'

/** Clicks that reached the document after the portal's listener; the test cancels them, so that no page loads. */
let left: { handled: boolean }[]

beforeEach(() => {
  const before = { href: location.href, state: history.state as unknown }
  left = []
  const onClick = (event: MouseEvent) => {
    left.push({ handled: event.defaultPrevented })
    event.preventDefault()
  }
  const stop = followLinks()
  addEventListener('click', onClick)
  onTestFinished(() => {
    stop()
    removeEventListener('click', onClick)
    history.replaceState(before.state, '', before.href)
  })
})

const link = () => page.getByRole('link')

test('a press on an internal link navigates without a page load, with its query', async () => {
  render(
    <a href="/appointments?x=1">
      <span>Afspraken</span>
    </a>,
  )
  const { pathname } = location
  await page.getByText('Afspraken').click()
  await expect
    .poll(() => [location.pathname, location.search, history.state, left])
    .toEqual(['/appointments', '?x=1', { epoch: currentSessionEpoch() }, [{ handled: true }]])
  history.back()
  await expect.poll(() => location.pathname).toBe(pathname)
})

test('Enter on a link navigates too', async () => {
  render(<a href="/appointments">Afspraken</a>)
  link().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => [location.pathname, left]).toEqual(['/appointments', [{ handled: true }]])
})

describe('the browser handles', () => {
  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)('a press with %s', (modifier) => {
    render(<a href="/appointments">Afspraken</a>)
    const { pathname } = location
    link()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }))
    expect([location.pathname, left]).toEqual([pathname, [{ handled: false }]])
  })

  test.each([
    ['another tab', { href: '/appointments', target: '_blank' }],
    ['a download', { href: '/file.pdf', download: '' }],
    ['another site', { href: 'https://elsewhere.example/dashboard' }],
    ['another port of the same host', { href: 'http://localhost:1/dashboard' }],
    ['a phone number', { href: 'tel:+31100000000' }],
    ['an e-mail address', { href: 'mailto:a@b.nl' }],
    ['a fragment of this page', { href: '#main' }],
  ])('a link to %s', async (_name, attributes) => {
    render(<a {...attributes}>Afspraken</a>)
    const { pathname } = location
    await link().click()
    expect([location.pathname, left]).toEqual([pathname, [{ handled: false }]])
  })

  test('a press that another handler prevented', async () => {
    render(
      <a href="/appointments" onClick={(event) => event.preventDefault()}>
        Afspraken
      </a>,
    )
    const { pathname } = location
    await link().click()
    expect(location.pathname).toBe(pathname)
  })
})

test('after it is stopped the browser handles every link', async () => {
  const stop = followLinks()
  stop()
  render(
    <a href="/appointments" target="_blank">
      Afspraken
    </a>,
  )
  await link().click()
  expect(left).toEqual([{ handled: false }])
})
