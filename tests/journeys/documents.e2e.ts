import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { plainPath } from './load-steps.ts'
import { goByMenu } from './menu-steps.ts'

/** What is asked for because of PDFs, their viewer and its parts among it. */
function pdfRequests(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (/pdf/i.test(plainPath(request.url()))) asked.push(request.url())
  })
  return asked
}

/** The viewer comes for the first time, which takes long where others work on the same machine. */
const expectDrawn = (article: Locator) => expect(article).toHaveAttribute('data-state', 'drawn', { timeout: 30_000 })

const showPages = (page: Page) => page.getByRole('button', { name: 'Toon het origineel' }).click({ timeout: 30_000 })

/** Sends a file along with a question; gives the address at which it opens. */
async function sendFile(page: Page, filename: string, data: string): Promise<string> {
  const sent = await page.evaluate(
    async (file) => {
      const token = sessionStorage.getItem('token') ?? ''
      const call = async (path: string, body: unknown): Promise<unknown> => {
        const answer = await fetch(`/patientPortal/${path}`, {
          method: 'POST',
          headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        return (await answer.json().catch(() => undefined)) as unknown
      }
      await call('thread/new', {
        subject: 'Bijlage',
        content: 'Zie bijlage.',
        department: 'office',
        attachments: [{ ...file, description: '' }],
      })
      const {
        internal_message_threads: [thread],
      } = (await call('getInfo', { modules: ['internal_message_threads'] })) as {
        internal_message_threads: [{ id: number }]
      }
      const {
        messages: [message],
      } = (await call('thread/get', { thread_id: thread.id, mark_messages_as_read: true })) as {
        messages: [{ attachments: [{ id: number }] }]
      }
      return { thread: thread.id, id: message.attachments[0].id }
    },
    { filename, data },
  )
  return `/question/${sent.thread}/${sent.id}`
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test('PDF-FRAME-13 DOC-01.1 DOC-03.1 DOC-03.4 NAV-01 a patient finds, reads, saves and requests a prescription again; no PDF code loads before it is opened', async ({
  page,
  patient,
  signIn,
}) => {
  const asked = pdfRequests(page)
  await signIn(page, await patient('documents'))
  await goByMenu(page, 'Brieven')
  await expect(page.getByRole('heading', { level: 1, name: 'Brieven' })).toBeVisible()
  await expect(row(page, 'MRI van het hoofd')).toBeVisible()
  await goByMenu(page, 'Recepten')
  await page.getByRole('searchbox').fill('erenumab')
  await expect(page.getByText('1 recept gevonden')).toBeVisible()
  expect(asked).toEqual([])
  await row(page, 'Artsenverklaring erenumab').getByRole('link').click()
  await showPages(page)
  await expectDrawn(page.getByRole('article', { name: 'Bladzijde 1 van 1' }))
  expect(asked).not.toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Downloaden/ }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Artsenverklaring erenumab.pdf')
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('erenumab')
  await expect(row(page, 'Artsenverklaring erenumab').getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  // The list has such a button for each medicine.
  await expect(page.getByRole('heading', { level: 1, name: 'Artsenverklaring erenumab' })).toBeVisible()
  await page.getByRole('button', { name: 'Herhaling vragen' }).click()
  await expect(page).toHaveURL('/new-question')
})

test(
  'DOC-05.1 DOC-05.2 DOC-05.3 at 360 px nothing scrolls sideways, the keyboard reaches the last page and its text can be selected',
  { tag: extended },
  async ({ page, patient, signIn }) => {
    const documentData = (
      await readFile(new URL('../../design-system/pdf-frame/samples/twelve-pages.pdf', import.meta.url))
    ).toString('base64')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route('**/patientPortal/document/get', (route) =>
      route.fulfill({ json: { documentData, mimetype: 'application/pdf', description: 'Uw dossier' } }),
    )
    await signIn(page, await patient('nothing-planned'))
    await page.goto('/document/1')
    await showPages(page)
    await expectDrawn(page.getByRole('article', { name: 'Bladzijde 1 van 12' }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('region', { name: 'Uw dossier' }).focus()
    await page.keyboard.press('End')
    const last = page.getByRole('article', { name: 'Bladzijde 12 van 12' })
    await expect(last).toBeInViewport()
    await expectDrawn(last)
    await expect(last.locator('.pdf-text-layer')).toContainText(/\w{3}/)
    expect(
      await last.locator('.pdf-text-layer').evaluate((words) => {
        getSelection()?.selectAllChildren(words)
        return getSelection()?.toString() ?? ''
      }),
    ).toMatch(/\w{3}/)
  },
)

test(
  'MSG-09.2 an attachment opens in a new tab, which has the session and no access to the tab before',
  { tag: extended },
  async ({ page, patient, signIn, context }) => {
    const someone = await patient('documents')
    await signIn(page, someone)
    const attachment = await sendFile(page, 'dagboek.pdf', btoa('%PDF-1.7 leeg'))
    const tab = context.waitForEvent('page')
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), {
        href: address,
        target: '_blank',
        rel: 'noopener noreferrer',
        textContent: 'dagboek.pdf',
      })
      document.querySelector('main')?.append(link)
      link.click()
    }, attachment)
    const opened = await tab
    await expect(opened.getByRole('heading', { level: 1, name: 'dagboek.pdf' })).toBeVisible()
    await expect(opened.getByRole('alert')).toContainText('Dit is geen goede pdf of foto')
    await expect(opened.getByRole('link', { name: /^Downloaden/ })).toHaveAttribute('download', 'dagboek.pdf')
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull()
    expect(await opened.evaluate(() => document.referrer)).toBe('')
  },
)

test('DOC-03 a file of 8 MB opens completely', { tag: extended }, async ({ page, patient, signIn }) => {
  const letter = await readFile(new URL('../../design-system/pdf-frame/samples/one-page.pdf', import.meta.url))
  const end = letter.lastIndexOf('startxref')
  // A comment: without the file's end, which comes last, no page of it can be found.
  const data = Buffer.concat([
    letter.subarray(0, end),
    Buffer.from(`%${'0'.repeat(8_000_000)}\n`),
    letter.subarray(end),
  ]).toString('base64')
  await signIn(page, await patient('documents'))
  await page.goto(await sendFile(page, 'verslag.pdf', data))
  await expect(page.getByRole('article', { name: 'verslag.pdf' })).toContainText('Sumatriptan 50 mg, 6 tabletten', {
    timeout: 60_000,
  })
  await expect(page.getByRole('link', { name: /^Downloaden/ })).toContainText('8 MB')
})

test(
  'DOC-07.2 a document is printed on one sheet, in page view and in text view',
  { tag: extended },
  async ({ page, patient, signIn }) => {
    await signIn(page, await patient('documents'))
    await goByMenu(page, 'Recepten')
    await row(page, 'Artsenverklaring erenumab').getByRole('link').click()
    const sheets = async () =>
      (
        (await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }))
          .toString('latin1')
          .match(/\/Type \/Page\b/g) ?? []
      ).length
    await expect(page.getByRole('article', { name: 'Artsenverklaring erenumab' })).toHaveAttribute(
      'aria-busy',
      'false',
      {
        timeout: 30_000,
      },
    )
    expect(await sheets()).toBe(1)
    await showPages(page)
    await expectDrawn(page.getByRole('article', { name: 'Bladzijde 1 van 1' }))
    expect(await sheets()).toBe(1)
  },
)
