import { render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadEngine } from './engine/load-engine.ts'
import { PdfFrame } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import { sample } from './samples/sample-pdfs.ts'

const labels = { ...dutch, open: undefined, printShown: 'Printen' }
const pages = () => page.getByRole('region', { name: 'Brief' })
const button = (name: string) => page.getByRole('button', { name })
const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

beforeAll(async () => {
  await loadEngine()
}, 60_000)
afterEach(() => {
  delete document.documentElement.dataset.textSize
})

async function show(width: number, textSize: 'normal' | 'larger', data = sample.onePage) {
  await page.viewport(width, 640)
  document.documentElement.dataset.textSize = textSize
  render(
    <div className="px-5">
      <PdfFrame
        description="Brief"
        filename="brief.pdf"
        mimetype="application/pdf"
        status="ready"
        data={data}
        view="pages"
        onRetry={() => {}}
        labels={labels}
      />
    </div>,
  )
  await expect.element(page.getByRole('article', { name: dutch.page(1, 1) })).toHaveAttribute('data-state', 'drawn')
}

test.each([
  ['normal', 390],
  ['normal', 320],
  ['larger', 390],
  ['larger', 320],
] as const)(
  'with %s text at %i px an icon without a visible label is centred in its button',
  async (textSize, width) => {
    await show(width, textSize)
    for (const name of [dutch.dim, dutch.smaller, dutch.larger, labels.printShown]) {
      const [whole, icon] = [boxOf(button(name)), button(name).element().querySelector('svg')?.getBoundingClientRect()]
      expect(Math.abs((icon?.left ?? 0) + (icon?.right ?? 0) - whole.left - whole.right) / 2, name).toBeLessThan(1)
      expect(whole.width, name).toBeGreaterThanOrEqual(44)
    }
  },
)

test.each([
  ['normal', 390, 1],
  ['normal', 320, 1],
  ['larger', 390, 1],
  ['larger', 320, 2],
] as const)(
  'with %s text at %i px the controls are in %i rows, and no button is higher than two lines',
  async (textSize, width, rows) => {
    await show(width, textSize)
    const controls = [dutch.readAsText, dutch.dim, dutch.smaller, dutch.larger].map(button)
    expect(new Set(controls.map((control) => boxOf(control).top)).size).toBe(rows)
    const line = parseFloat(getComputedStyle(button(dutch.readAsText).element()).lineHeight)
    for (const control of [...controls, page.getByRole('link', { name: /^Download/ })])
      expect(boxOf(control).height).toBeLessThan(3 * line)
  },
)

test.each([
  ['normal', 390],
  ['larger', 320],
] as const)(
  'with %s text at %i px the download link is above the frame, which is as high as its page',
  async (textSize, width) => {
    await show(width, textSize)
    expect(boxOf(page.getByRole('link', { name: /^Download/ })).bottom).toBeLessThan(boxOf(pages()).top)
    const paper = boxOf(page.getByRole('article', { name: dutch.page(1, 1) }))
    expect(boxOf(pages()).height - Math.min(paper.height + 18, 0.85 * innerHeight)).toBeCloseTo(0, 0)
  },
)
