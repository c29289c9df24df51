import { render } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { loadEngine } from './engine/load-engine.ts'
import { PdfFrame, type PdfFrameProps } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import { linkedPdf, longPdf } from './samples/raw-pdf.ts'
import { sample } from './samples/sample-pdfs.ts'
import { sampleProps } from './samples/sample-props.ts'

const region = () => page.getByRole('region', { name: 'Dossier' })
const article = (number: number, total: number) => page.getByRole('article', { name: dutch.page(number, total) })
const canvases = () => [...region().element().querySelectorAll('canvas')]
const button = (name: string) => page.getByRole('button', { name })
const settled = () => expect.poll(() => document.querySelector('[aria-busy="true"]'), { timeout: 20_000 }).toBeNull()

let workers: string[] = []
beforeAll(async () => {
  const Real = Worker
  vi.stubGlobal(
    'Worker',
    class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        workers = [...workers, String(address)]
      }
    },
  )
  await loadEngine()
}, 60_000)
beforeEach(() => page.viewport(390, 844))

async function show(data: PdfFrameProps['data'], more: Partial<PdfFrameProps> = {}) {
  const shown = render(<PdfFrame {...sampleProps} {...more} data={data} />)
  await expect.element(region()).toBeVisible()
  await settled()
  return shown
}

test('PDF-FRAME-04 a tagged document has its headings, list, table and link in the accessibility tree', async () => {
  await show(sample.tagged)
  const inside = region()
  await expect.element(inside.getByRole('heading', { level: 2, name: 'Uw behandelplan' })).toBeInTheDocument()
  expect(
    inside
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.textContent.trim()),
  ).toEqual(['Uw medicijnen', 'Schema'])
  expect(
    inside
      .getByRole('list')
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent.trim()),
  ).toEqual([
    '1. Sumatriptan 50 mg, bij een aanval 1 tablet',
    '2. Metoprolol 50 mg, elke ochtend 1 tablet',
    '3. Domperidon 10 mg, bij misselijkheid 1 tablet',
  ])
  expect(
    inside
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.textContent.trim()),
  ).toEqual(['Week', 'Metoprolol'])
  await expect.element(inside.getByRole('table').getByRole('cell', { name: '100 mg' })).toBeInTheDocument()
  const link = inside.getByRole('link', { name: `Lees meer over migraine ${dutch.newTab}` })
  await expect.element(link).toHaveAttribute('href', 'https://kliniek.example/migraine')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(
    inside
      .getByRole('paragraph')
      .elements()
      .map((paragraph) => paragraph.textContent.trim()),
  ).toContain('Geachte heer Boomsma,')
})

test('the text layer covers the drawing and can be selected', async () => {
  await show(sample.onePage)
  const word = region().getByText('Recept', { exact: true })
  // The text layer comes after the drawing, and nothing is busy meanwhile.
  await expect.element(word).toBeInTheDocument()
  const { left, top } = article(1, 1).element().getBoundingClientRect()
  const at = word.element().getBoundingClientRect()
  const scale = article(1, 1).element().clientWidth / 595.28
  expect(at.left - left).toBeCloseTo(64 * scale, 0)
  expect(Math.abs(at.top - top - 64 * scale)).toBeLessThan(6)
  await userEvent.dblClick(word)
  expect(getSelection()?.toString().trim()).toBe('Recept')
})

test('PDF-FRAME-02 DOC-03.2 the frame is at most 800 px high, lower on a phone, and a page fits its width', async () => {
  await show(sample.twelvePages)
  expect(region().element().getBoundingClientRect().height).toBeCloseTo(0.85 * innerHeight, 0)
  expect(region().element().scrollWidth).toBeLessThanOrEqual(region().element().clientWidth)
  await page.viewport(1280, 900)
  await settled()
  expect(region().element().getBoundingClientRect().height).toBe(800)
})

test('PDF-FRAME-03 the keyboard scrolls the pages, and the current page is announced', async () => {
  await show(sample.twelvePages)
  const said = page.getByText('Pagina 1 van 12', { exact: true })
  await expect.element(said).toBeVisible()
  expect(said.element().closest('output')).not.toBeNull()
  button(dutch.larger).element().focus()
  await userEvent.tab()
  await expect.element(region()).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('Pagina 12 van 12', { exact: true })).toBeVisible()
  await settled()
  await expect.element(article(12, 12).getByText('Hoofdstuk 12')).toBeInTheDocument()
  await userEvent.keyboard('{Home}')
  await expect.element(said).toBeVisible()
})

test('PDF-FRAME-02 the outer page scrolls on at the end of the document', async () => {
  await show(sample.onePage)
  expect(getComputedStyle(region().element()).overscrollBehaviorY).toBe('auto')
  expect(getComputedStyle(region().element()).touchAction).toBe('pan-x pan-y')
})

test('PDF-FRAME-08 buttons zoom in steps to 400 %, keep focus at the limit, and keep the position', async () => {
  await show(sample.twelvePages)
  const width = article(1, 12).element().clientWidth
  await expect.element(button(dutch.smaller)).toHaveAttribute('aria-disabled', 'true')
  button(dutch.larger).element().focus()
  for (const percent of [125, 150, 200, 300, 400, 400]) {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`${percent} %`)).toBeVisible()
  }
  await settled()
  await expect.element(button(dutch.larger)).toHaveFocus()
  await expect.element(button(dutch.larger)).toHaveAttribute('aria-disabled', 'true')
  expect(Math.abs(article(1, 12).element().clientWidth - 4 * width)).toBeLessThanOrEqual(4)
  expect(canvases().every((canvas) => canvas.width * canvas.height <= 2 ** 24)).toBe(true)
  expect([region().element().scrollLeft, region().element().scrollTop]).toEqual([0, 0])
  region()
    .element()
    .scrollTo({ top: (article(7, 12).element() as HTMLElement).offsetTop })
  await expect.element(page.getByText('Pagina 7 van 12', { exact: true })).toBeVisible()
  await button(dutch.smaller).click()
  await expect.element(page.getByText('300 %')).toBeVisible()
  expect(Math.abs((article(7, 12).element() as HTMLElement).offsetTop - region().element().scrollTop)).toBeLessThan(40)
})

test('PDF-FRAME-08 pinching with two fingers or a trackpad zooms, one finger does not', async () => {
  await show(sample.onePage)
  const target = region().element()
  const fingers = (kind: string, ...places: number[]) => {
    const touches = places.map((x, identifier) => new Touch({ identifier, target, clientX: x, clientY: 300 }))
    return target.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true, cancelable: true }))
  }
  expect(fingers('touchstart', 100) && fingers('touchmove', 200)).toBe(true)
  fingers('touchend')
  await expect.element(page.getByText('100 %')).toBeVisible()
  fingers('touchstart', 100, 200)
  expect(fingers('touchmove', 50, 250)).toBe(false)
  fingers('touchend', 50)
  await expect.element(page.getByText('200 %')).toBeVisible()
  fingers('touchstart', 100, 110)
  fingers('touchmove', 0, 300)
  fingers('touchend')
  await expect.element(page.getByText('400 %')).toBeVisible()
  target.dispatchEvent(
    new WheelEvent('wheel', { deltaY: 100 * Math.log(2), ctrlKey: true, bubbles: true, cancelable: true }),
  )
  await expect.element(page.getByText('200 %')).toBeVisible()
  expect(target.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))).toBe(true)
})

test('PDF-FRAME-09 two hundred pages scroll with at most three canvases', async () => {
  await show(longPdf(200))
  const most: number[] = []
  const count = new MutationObserver(() => most.push(document.querySelectorAll('section canvas').length))
  count.observe(region().element(), { childList: true, subtree: true })
  for (const number of [2, 3, 40, 41, 120, 200, 1]) {
    const target = article(number, 200).element() as HTMLElement
    region().element().scrollTo({ top: target.offsetTop })
    await expect.element(page.getByText(dutch.page(number, 200), { exact: true })).toBeVisible()
    await settled()
    expect(target.querySelector('canvas')).not.toBeNull()
    expect(canvases().length).toBeLessThanOrEqual(3)
  }
  count.disconnect()
  expect(Math.max(...most)).toBeLessThanOrEqual(3)
})

test('PDF-FRAME-05 a scan shows that it is an image and offers no text view', async () => {
  await show(sample.scanned)
  await expect.element(page.getByText(dutch.image)).toBeVisible()
  // Once for the document, not per page.
  expect(page.getByText(/afbeelding/).elements()).toHaveLength(1)
  await expect.element(region().getByRole('img')).toHaveAccessibleName(dutch.page(1, 1))
  expect(button(dutch.readAsText).elements()).toHaveLength(0)
})

test('a landscape page is as wide as the frame', async () => {
  await show(sample.landscape)
  const { clientWidth, clientHeight } = article(1, 2).element()
  expect(clientWidth / clientHeight).toBeCloseTo(842 / 595, 1)
  expect(clientWidth).toBeGreaterThan(300)
})

test('pages can be dimmed, also initially', async () => {
  await show(sample.onePage, { dimmed: true })
  const filter = () => getComputedStyle(canvases()[0]!).filter
  await expect.element(button(dutch.dim)).toHaveAttribute('aria-pressed', 'true')
  expect(filter()).toBe('brightness(0.78)')
  await button(dutch.dim).click()
  await expect.element(button(dutch.dim)).toHaveAttribute('aria-pressed', 'false')
  expect(filter()).toBe('brightness(0.97)')
})

test('PDF-FRAME-11 only safe links can be followed, and no script in a document runs', async () => {
  const uri = (address: string) => `/S /URI /URI (${address})`
  const said = vi.spyOn(window, 'alert').mockImplementation(() => {})
  await show(
    linkedPdf([
      uri('https://kliniek.example/a'),
      uri('mailto:zorg@kliniek.example'),
      uri('tel:+31100000000'),
      uri('http://kliniek.example/b'),
      uri('javascript:alert\\(1\\)'),
      uri('data:text/html,x'),
      uri('file:///etc/passwd'),
      '/S /Launch /F (calc.exe)',
      '/S /JavaScript /JS (app.alert\\(1\\))',
      '/S /SubmitForm /F (https://kliniek.example/c)',
    ]),
  )
  // They are laid over the page once it is drawn, all at once.
  await expect.poll(() => region().getByRole('link').elements()).not.toHaveLength(0)
  const links = region().getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://kliniek.example/a', '_blank', 'noopener noreferrer'],
    ['mailto:zorg@kliniek.example', '', 'noopener noreferrer'],
    ['tel:+31100000000', '', 'noopener noreferrer'],
  ])
  expect(said).not.toHaveBeenCalled()
})

test('DOC-07.1 printing shows only the drawn pages, at paper width, and a notice about the missing pages', async () => {
  await show(sample.twelvePages, { dimmed: true })
  const devtools = cdp() as { send: (method: string, parameters: { media: string }) => Promise<unknown> }
  await devtools.send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await expect.element(page.getByText(dutch.print)).toBeVisible()
    await expect.element(page.getByText('Hoofdstuk 1', { exact: true })).not.toBeVisible()
    expect(
      [button(dutch.larger), button(dutch.dim), page.getByRole('link', { name: /^Download/ })].flatMap((control) =>
        control.elements(),
      ),
    ).toEqual([])
    expect([...region().element().querySelectorAll('article')].filter((one) => one.checkVisibility()).length).toBe(3)
    expect(getComputedStyle(canvases()[0]!).filter).toBe('none')
    expect(region().element().scrollHeight).toBe(region().element().clientHeight)
    expect(canvases()[0]?.getBoundingClientRect().width).toBeCloseTo(document.body.clientWidth, 0)
  } finally {
    await devtools.send('Emulation.setEmulatedMedia', { media: '' })
  }
})

test('all documents share one worker, from the same origin', () => {
  expect(workers).toHaveLength(1)
  expect(new URL(workers[0] ?? '', location.href).origin).toBe(location.origin)
})
