import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const Fallback = vi.fn(() => <p>Bezig met laden…</p>)
const Screen = () => <p>Er is iets te lezen.</p>

test('a component loaded in advance renders at once, without its fallback', async () => {
  const Lazy = lazyWithRetry(async () => Screen)
  await Lazy.load()
  render(
    <Suspense fallback={<Fallback />}>
      <Lazy />
    </Suspense>,
  )
  await expect.element(page.getByText('Er is iets te lezen.')).toBeVisible()
  expect(Fallback).not.toHaveBeenCalled()
})
