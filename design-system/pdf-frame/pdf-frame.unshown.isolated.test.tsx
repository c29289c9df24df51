import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type * as LoadEngine from './engine/load-engine.ts'
import { PdfFrame } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import { sample } from './samples/sample-pdfs.ts'

const line = vi.hoisted(() => ({ broken: true }))
vi.mock(import('./engine/load-engine.ts'), async (original): Promise<typeof LoadEngine> => {
  const real = await original()
  return { ...real, loadEngine: () => (line.broken ? Promise.reject(new Error('no line')) : real.loadEngine()) }
})

test('PDF-FRAME-01 download and open work when the viewer fails to load, and the viewer can be retried', async () => {
  const askAgain = vi.fn()
  render(
    <PdfFrame
      description="Recept"
      filename="recept.pdf"
      mimetype="application/pdf"
      status="ready"
      view="pages"
      data={sample.onePage}
      onRetry={askAgain}
      labels={dutch}
    />,
  )
  await expect.element(page.getByRole('alert').getByText(dutch.problems.unshown)).toBeVisible()
  const link = page.getByRole('link', { name: /^Download/ }).element() as HTMLAnchorElement
  expect((await (await fetch(link.href)).blob()).size).toBe(sample.onePage.size)
  await expect.element(page.getByRole('link', { name: dutch.open })).toHaveAttribute('href', link.href)
  line.broken = false
  await page.getByRole('button', { name: dutch.retry }).click()
  await expect.element(page.getByRole('region', { name: 'Recept' })).toBeVisible()
  // Only pdf.js is loaded again, not the document.
  expect(askAgain).not.toHaveBeenCalled()
})
