import { cleanup, render } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadEngine } from './engine/load-engine.ts'
import { PdfFrame, type PdfFrameProps } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import { sample } from './samples/sample-pdfs.ts'
import { sampleProps } from './samples/sample-props.ts'

const props: PdfFrameProps = { ...sampleProps, description: 'Behandelplan', filename: 'behandelplan.pdf' }
const download = () => page.getByRole('link', { name: /^Download/ })
const openInTab = () => page.getByRole('link', { name: dutch.open })
const pages = () => page.getByRole('region', { name: 'Behandelplan' })
const alert = () => page.getByRole('alert')
const bytesBehind = async (link: ReturnType<typeof download>) =>
  (await fetch((link.element() as HTMLAnchorElement).href)).blob()

// Loading pdf.js for the first time can take long on a busy machine.
beforeAll(async () => {
  await loadEngine()
}, 60_000)

test.each([390, 1280])(
  'download and open come before the pages at %i px, and nothing moves when the document has loaded',
  async (width) => {
    await page.viewport(width, 844)
    const { rerender } = render(<PdfFrame {...props} data={undefined} status="loading" />)
    const top = () => document.querySelector('.pdf-region')?.getBoundingClientRect().top
    const before = top()
    rerender(<PdfFrame {...props} />)
    await expect.element(pages()).toBeVisible()
    expect(top()).toBe(before)
    cleanup()
    render(<PdfFrame {...props} />)
    await expect.element(pages()).toBeVisible()
    expect(download().element().textContent).toBe('Download (PDF, 36 kB)')
    await expect.element(download()).toHaveAttribute('download', 'behandelplan.pdf')
    await expect.element(openInTab()).toHaveAttribute('target', '_blank')
    await expect.element(openInTab()).toHaveAttribute('rel', 'noopener')
    for (const link of [download(), openInTab()]) {
      const file = await bytesBehind(link)
      expect([file.type, file.size]).toEqual(['application/pdf', sample.tagged.size])
      expect(
        Boolean(link.element().compareDocumentPosition(pages().element()) & Node.DOCUMENT_POSITION_FOLLOWING),
      ).toBe(true)
    }
    download()
      .element()
      .addEventListener('click', (event) => event.preventDefault())
    await download().click()
    await expect.element(page.getByText(dutch.downloaded)).toBeVisible()
  },
)

test('a Uint8Array is shown as well', async () => {
  render(<PdfFrame {...props} data={new Uint8Array(await sample.onePage.arrayBuffer())} />)
  await expect.element(page.getByRole('article', { name: 'Pagina 1 van 1' })).toBeVisible()
})

test('the iOS home screen app shares instead of downloading', async () => {
  const share = vi.fn<(content: ShareData) => Promise<void>>(() => Promise.resolve())
  Object.defineProperties(navigator, {
    standalone: { value: true, configurable: true },
    share: { value: share, configurable: true },
    canShare: { value: () => true, configurable: true },
  })
  try {
    render(<PdfFrame {...props} />)
    await download().click()
    expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([
      ['behandelplan.pdf', 'application/pdf'],
    ])
  } finally {
    for (const name of ['standalone', 'share', 'canShare']) Reflect.deleteProperty(navigator, name)
  }
})

test('a frame that unmounts while the bytes are read opens no document', async () => {
  const opened = vi.spyOn(await loadEngine(), 'openDocument')
  const bytes = Promise.withResolvers<ArrayBuffer>()
  const readBytes = Reflect.get(Blob.prototype, 'arrayBuffer')
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function readLater(this: Blob) {
    return this.size === sample.onePage.size ? bytes.promise : readBytes.call(this)
  })
  const { unmount } = render(<PdfFrame {...props} data={sample.onePage} />)
  await expect.poll(() => read.mock.contexts.some((file) => (file as Blob).size === sample.onePage.size)).toBe(true)
  unmount()
  bytes.resolve(new ArrayBuffer(8))
  await bytes.promise
  await Promise.resolve()
  expect(opened).not.toHaveBeenCalled()
})

test('PDF-FRAME-10 every object URL is revoked', async () => {
  const given = vi.spyOn(URL, 'createObjectURL')
  const taken = vi.spyOn(URL, 'revokeObjectURL')
  const { rerender, unmount } = render(<PdfFrame {...props} />)
  await expect.element(pages()).toBeVisible()
  rerender(<PdfFrame {...props} data={sample.letter} />)
  await expect.element(page.getByRole('img', { name: 'Behandelplan' })).toBeVisible()
  expect(taken).toHaveBeenCalledTimes(1)
  unmount()
  expect(given).toHaveBeenCalledTimes(2)
  expect(taken.mock.calls.flat()).toEqual(given.mock.results.map(({ value }) => value as string))
})

test('PDF-FRAME-12 while loading, a message is shown and the actions are disabled at their final size', async () => {
  const { rerender } = render(<PdfFrame {...props} status="loading" data={undefined} />)
  await expect.element(page.getByRole('status')).toHaveTextContent(dutch.loading)
  const { height } = page.getByRole('button', { name: 'Download' }).element().getBoundingClientRect()
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: dutch.open })).toBeDisabled()
  rerender(<PdfFrame {...props} />)
  await expect.element(pages()).toBeVisible()
  expect(download().element().getBoundingClientRect().height).toBe(height)
})

test('PDF-FRAME-12 a document that failed to load can be retried without losing focus', async () => {
  const retry = vi.fn()
  const { rerender, container } = render(<PdfFrame {...props} status="failed" data={undefined} onRetry={retry} />)
  await expect.element(alert().getByText(dutch.problems.failed)).toBeVisible()
  await expect.element(download()).not.toBeInTheDocument()
  await page.getByRole('button', { name: dutch.retry }).click()
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(<PdfFrame {...props} status="loading" data={undefined} />)
  expect(container.contains(document.activeElement)).toBe(true)
})

test.each([
  ['encrypted', sample.encrypted, true],
  ['damaged', sample.damaged, true],
  ['empty', sample.empty, false],
] as const)(
  'PDF-FRAME-12 a document that is %s shows a message; existing data can be downloaded',
  async (problem, data, savable) => {
    render(<PdfFrame {...props} data={data} />)
    await expect.element(alert().getByText(dutch.problems[problem])).toBeVisible()
    expect([download().elements().length, openInTab().elements().length]).toEqual(savable ? [1, 1] : [0, 0])
    expect(page.getByRole('button', { name: dutch.retry }).elements()).toHaveLength(problem === 'encrypted' ? 0 : 1)
  },
)

test('an HTML file is downloaded as bytes and never opened', async () => {
  render(<PdfFrame {...props} data={sample.page} mimetype="text/html" filename="brief.html" />)
  await expect.element(alert().getByText(dutch.problems.unknown)).toBeVisible()
  await expect.element(download()).toHaveAttribute('download', 'brief.html.bin')
  expect((await bytesBehind(download())).type).toBe('application/octet-stream')
  expect(openInTab().elements()).toHaveLength(0)
})

test('without an open label there is no open link, and with a print label the shown document can be printed', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {})
  const labels = { ...dutch, open: undefined, printShown: 'Printen' }
  const { rerender } = render(<PdfFrame {...props} labels={labels} />)
  await expect.element(pages()).toBeVisible()
  expect(openInTab().elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Printen' }).click()
  expect(printed).toHaveBeenCalledTimes(1)
  rerender(<PdfFrame {...props} labels={labels} data={sample.encrypted} />)
  await expect.element(alert()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Printen' })).not.toBeInTheDocument()
})

test('an image named as a PDF is shown as an image; a broken one shows an error', async () => {
  const { rerender } = render(<PdfFrame {...props} data={sample.letter} />)
  await expect.element(page.getByRole('img', { name: 'Behandelplan' })).toBeVisible()
  await expect.element(page.getByText(dutch.image)).toBeVisible()
  expect(download().element().textContent).toContain('JPG')
  await expect.element(download()).toHaveAttribute('download', 'behandelplan.jpg')
  rerender(<PdfFrame {...props} data={sample.letter.slice(0, 40)} />)
  await expect.element(alert().getByText(dutch.problems.damaged)).toBeVisible()
})

test('a PDF with another file name is shown as pages', async () => {
  render(<PdfFrame {...props} mimetype="image/png" filename="scan.png" />)
  await expect.element(pages()).toBeVisible()
  await expect.element(download()).toHaveAttribute('download', 'scan.pdf')
})

test('PDF-FRAME-02 a skip link skips the document', async () => {
  await page.viewport(1280, 844)
  render(
    <>
      <PdfFrame {...props} />
      <button type="button">Verder</button>
    </>,
  )
  await expect.element(pages()).toBeVisible()
  openInTab().element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: dutch.skip })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: dutch.skip })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Verder' })).toHaveFocus()
})

test('a missing description and missing data log a dev warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<PdfFrame {...props} description=" " data={undefined} />)
  expect(warn.mock.calls.flat().join('\n')).toMatch(/PdfFrame: description: .+\nPdfFrame: data: /)
})
