import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { OptionalBoundary } from './optional-boundary.tsx'

/** A part whose file comes only while `isThere`. */
function partOn(line: { isThere: boolean }) {
  const Part = lazyWithRetry<object>(() =>
    line.isThere
      ? Promise.resolve<ComponentType>(() => <p>Stap 4 van 8</p>)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  return (key?: number) => (
    <OptionalBoundary missing={<p>Er is geen verbinding.</p>} resetKeys={[key]}>
      <Part />
    </OptionalBoundary>
  )
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a component that throws is not reported as a lost connection', async () => {
  const Part = () => {
    throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
  }
  render(
    <OptionalBoundary missing={<p>Er is geen verbinding.</p>} broken={<p>Er ging iets mis.</p>}>
      <Part />
    </OptionalBoundary>,
  )
  await expect.element(page.getByText('Er ging iets mis.')).toBeVisible()
  expect(page.getByText('Er is geen verbinding.').query()).toBeNull()
})

test('code that failed to load is requested again when the component is next shown', async () => {
  const line = { isThere: false }
  const part = partOn(line)
  render(part())
  await expect.element(page.getByText('Er is geen verbinding.')).toBeVisible()
  line.isThere = true
  cleanup()
  render(part())
  await expect.element(page.getByText('Stap 4 van 8')).toBeVisible()
})

test('code that failed to load is requested again when a reset key changes', async () => {
  const line = { isThere: false }
  const part = partOn(line)
  const { rerender } = render(part(1))
  await expect.element(page.getByText('Er is geen verbinding.')).toBeVisible()
  line.isThere = true
  rerender(part(2))
  await expect.element(page.getByText('Stap 4 van 8')).toBeVisible()
})
