import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { DocumentSample } from './sample.ts'

/** What was seen of one document in the frame. */
export interface Seen {
  /** Why there is no page to see. */
  error: string | undefined
  pages: readonly PageSeen[]
  words: string
  links: readonly string[]
  /** Requests that left the site, dialogs, and windows that opened. */
  escapes: readonly string[]
  /** The most that the page's own process ever took. */
  megabytes: number
}

export interface PageSeen {
  state: string
  /** PNG, as a data address. */
  picture: string
  scale: number
}

/** What a page says of itself while it is drawn. */
const seenOf = (page: Page, number: number): Promise<PageSeen> =>
  page.getByRole('article', { name: `page ${number}`, exact: true }).evaluate(async (article) => {
    article.scrollIntoView({ block: 'start' })
    const region = article.closest('.pdf-region')
    while (article.dataset.state === 'waiting' || region?.querySelector('[aria-busy="true"]'))
      await new Promise((next) => requestAnimationFrame(next))
    return {
      state: article.dataset.state ?? '',
      picture: article.querySelector('canvas')?.toDataURL('image/png') ?? '',
      scale: Number(article.style.getPropertyValue('--total-scale-factor')),
    }
  })

async function seePages(page: Page, count: number): Promise<PageSeen[]> {
  const seen: PageSeen[] = []
  for (let number = 1; number <= count; number += 1) seen.push(await seenOf(page, number))
  return seen
}

/** Links come after the drawing, all at once. */
async function seeLinks(page: Page, count: number): Promise<string[]> {
  const links = page.locator('.pdf-text-layer a')
  if (count > 0)
    await links
      .nth(count - 1)
      .waitFor({ timeout: 10_000 })
      .catch(() => {})
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

async function seeWords(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: 'read as text' })
  if ((await button.count()) === 0) return ''
  await button.click()
  const text = page.locator('.pdf-text[aria-busy="false"]')
  await text.waitFor()
  return text.innerText()
}

function watchEscapes(page: Page, site: string): string[] {
  const escapes: string[] = []
  const stays = (address: string) =>
    address.startsWith(`${site}/`) || address.startsWith('data:') || address.startsWith(`blob:${site}/`)
  page.on('request', (request) => {
    if (!stays(request.url())) escapes.push(`asked ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    escapes.push(`said ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    if (!stays(frame.url())) escapes.push(`went to ${frame.url()}`)
  })
  page.context().on('page', (other) => {
    if (other !== page) escapes.push(`opened ${other.url()}`)
  })
  return escapes
}

async function mostMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024,
    )
  return Math.round(Math.max(...peaks))
}

/** Shows a document in the frame, as a phone would, and writes down all that can be seen of it. */
export async function watchDocument(
  browser: Browser,
  site: string,
  { bytes, pages, error, links = [] }: DocumentSample,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const escapes = watchEscapes(page, site)
    await page.goto(`${site}/index.html`)
    await page.evaluate((base64) => {
      ;(globalThis as unknown as { showDocument: (data: string) => void }).showDocument(base64)
    }, Buffer.from(bytes).toString('base64'))
    await page.locator('.pdf-frame[aria-busy="false"]').waitFor({ timeout: 120_000 })
    const state = await page.locator('.pdf-frame').getAttribute('data-state')
    const seen = state === 'shown' && error === undefined ? await seePages(page, pages) : []
    const counted = await page.locator('.pdf-page').count()
    const followed = await seeLinks(page, links.length)
    const words = await seeWords(page)
    return {
      error: state === 'shown' ? (counted === pages ? undefined : `${counted} pages`) : (state ?? ''),
      pages: seen,
      words,
      links: followed,
      escapes,
      megabytes: await mostMegabytes(browser),
    }
  } finally {
    await context.close()
  }
}
