import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import { breaksOff, openRepaired, pageOf } from './broken-pages.ts'

/** The second page is a string object, so that `repairPageTree` can replace it. */
const bytes = new TextEncoder().encode(
  '2 0 obj\n<< /Type /Pages /Kids [4 0 R 6 0 R] >>\nendobj\n4 0 obj\n<< /Type /Page >>\nendobj\n6 0 obj\n(none)\nendobj\n',
)

/** A page is valid, rejected by pdf.js, or empty and without an object in the file. */
type Page = 'there' | 'refused' | 'empty'

function pdfOf(...pages: readonly Page[]) {
  const getPage = async (number: number) => {
    const page = pages[number - 1]
    if (page === undefined || page === 'refused') throw new Error('no page')
    return { ref: page === 'there' ? { num: number, gen: 0 } : null, getOperatorList: async () => ({ fnArray: [] }) }
  }
  const destroy = vi.fn(async () => {})
  return {
    pdf: {
      numPages: pages.length,
      getPage,
      getData: async () => bytes,
      loadingTask: { destroy },
    } as unknown as PDFDocumentProxy,
    destroy,
  }
}

/** Opens with the first fake document, and with the second for the repaired bytes. */
async function opened(first: ReturnType<typeof pdfOf>, second: ReturnType<typeof pdfOf>) {
  const open = vi
    .fn<(given: Uint8Array) => Promise<PDFDocumentProxy>>()
    .mockResolvedValueOnce(first.pdf)
    .mockResolvedValueOnce(second.pdf)
  return { chosen: await openRepaired(open, bytes), open }
}

test('a valid document is opened once', async () => {
  const { open } = await opened(pdfOf('there', 'there'), pdfOf('there'))
  expect(open).toHaveBeenCalledTimes(1)
})

test.each([
  ['the last one', pdfOf('there', 'refused'), pdfOf('there', 'empty', 'there')],
  ['one in the middle', pdfOf('there', 'refused', 'there'), pdfOf('there', 'empty', 'there')],
])('the repaired document is opened and the original closed when a page is missing: %s', async (_, first, second) => {
  const { chosen, open } = await opened(first, second)
  expect(chosen).toBe(second.pdf)
  expect(new TextDecoder().decode(open.mock.calls[1]?.[0])).toContain('[4 0 R <<>> ]')
  expect(first.destroy).toHaveBeenCalledTimes(1)
  expect(second.destroy).not.toHaveBeenCalled()
})

test('a repaired document with fewer pages is not used', async () => {
  const [first, second] = [pdfOf('there', 'there', 'refused'), pdfOf('there', 'empty', 'empty')]
  expect((await opened(first, second)).chosen).toBe(first.pdf)
  expect(second.destroy).toHaveBeenCalledTimes(1)
})

test('when the repaired document cannot be opened, the original is used', async () => {
  const { pdf, destroy } = pdfOf('there', 'refused')
  const open = vi
    .fn<() => Promise<PDFDocumentProxy>>()
    .mockResolvedValueOnce(pdf)
    .mockRejectedValueOnce(new Error('no PDF'))
  expect(await openRepaired(open, bytes)).toBe(pdf)
  expect(destroy).not.toHaveBeenCalled()
})

test('a document is truncated when its last page fails to load, but not when a blank page replaces it', async () => {
  expect(await breaksOff(pdfOf('there', 'refused').pdf)).toBe(true)
  expect(await breaksOff(pdfOf('there', 'empty').pdf)).toBe(false)
  await expect(pageOf(pdfOf('there', 'empty').pdf, 2)).rejects.toThrow('page 2')
})
