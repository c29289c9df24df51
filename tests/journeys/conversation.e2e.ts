import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { goByMenu } from './menu-steps.ts'
import { expectDone, inPage } from './message-steps.ts'
import { openLogin } from './sign-in-steps.ts'
import { expectKept } from './storage-steps.ts'
import { toasts } from './toast-steps.ts'

const letter = readFileSync(new URL('../../design-system/pdf-frame/samples/one-page.pdf', import.meta.url))
/** Large enough to break off halfway; one as large as may be is kept and sent in the journey of a rebate. */
const diary = {
  name: 'dagboek.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([letter, Buffer.alloc(2 * 1024 * 1024)]),
}
const thread = { subject: 'Vraag over medicijn', count_unread: 1 }
const field = (page: Page) => page.getByRole('textbox', { name: 'Uw antwoord' })
const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true })
const again = (page: Page) => page.getByRole('button', { name: 'Opnieuw', exact: true })
const bubbles = (page: Page) => page.getByRole('article')
const attached = (page: Page, name: string) => bubbles(page).last().getByRole('link', { name })
const stuck = (page: Page) => inPage(page, 'Niet verstuurd. Uw tekst staat er nog.')

/** Opens the one conversation from the overview; returns its number. */
async function openConversation(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Bericht lezen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: thread.subject })).toBeVisible()
  await expect(bubbles(page)).toHaveCount(1)
  return Number(page.url().split('/').at(-1))
}

test('MSG-01.2 MSG-01.4 MSG-01.5 MSG-02.4 MSG-02.6 MSG-03.3 MSG-08.1 MSG-08.2 MSG-09.2 DASH-14 patient and clinic send each other messages, and an attachment opens in a new tab', async ({
  page,
  context,
  patient,
  signIn,
  testAdmin,
  journey,
}) => {
  await signIn(page, await patient('nothing-planned', { threads: [thread] }))
  await expect(page.getByRole('heading', { name: '1 nieuw bericht' })).toBeVisible()
  const threadId = await openConversation(page)
  await expect(bubbles(page).first()).toContainText('Nieuw sinds uw vorige bezoek')
  const said = 'Het gaat beter, dank u. <b>Echt</b> 😀\nMag ik stoppen?'
  await field(page).fill(said)
  await send(page).click()
  await expect(bubbles(page).last()).toContainText('Verstuurd')
  await expect(bubbles(page).last().locator('p[dir]')).toHaveText(said, { useInnerText: true })
  await expect(field(page)).toHaveValue('')
  await journey.assertLoaded(page)
  await testAdmin.reply({
    threadId,
    content: 'Ja, dat mag. Lees https://www.thuisarts.nl/migraine eens.',
    attachments: [{ filename: 'schema.pdf', data: letter.toString('base64'), description: '' }],
  })
  await page.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: thread.subject })).toContainText('1 nieuw antwoord')
  await journey.assertLoaded(page)
  await page.getByRole('link', { name: thread.subject }).click()
  await expect(bubbles(page)).toHaveCount(3)
  await expect(bubbles(page).last()).toContainText('Nieuw sinds uw vorige bezoek')
  await expect(bubbles(page).last().getByRole('link').first()).toHaveAttribute(
    'href',
    'https://www.thuisarts.nl/migraine',
  )
  const [tab] = await Promise.all([context.waitForEvent('page'), attached(page, 'schema.pdf').click()])
  await expect(tab).toHaveURL(/\/question\/\d+\/\d+$/)
  await expect(tab.getByRole('heading', { level: 1, name: 'schema.pdf' })).toBeVisible()
  await expect(tab.getByRole('link', { name: /^Downloaden/ })).toBeVisible()
  await tab.close()
  await goByMenuFromTask(page)
  await expect(page.getByRole('heading', { name: 'Geen nieuwe berichten' })).toBeVisible()
})

/** A task has no menu: over its list. */
async function goByMenuFromTask(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
  await goByMenu(page, 'Overzicht')
}

test(
  'MSG-07.1 MSG-07.2 SES-06.1 ERR-08.2 in a conversation with an offline period, lost answers, reloads and a 401, nothing is lost and nothing is sent twice',
  { tag: extended },
  async ({ page, context, atRest, patient, signIn, testAdmin, journey }) => {
    journey.expectFailure(/thread\/reply$/, 'no answer')
    journey.expectFailure(/thread\/reply$/, 401)
    const someone = await patient('nothing-planned', { threads: [thread] })
    await openLogin(page)
    await signIn(page, someone)
    await openConversation(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/thread/reply')) sent.push(request.url())
    })

    await test.step('offline, then retried', async () => {
      await atRest()
      await context.setOffline(true)
      await field(page).fill('Eén: zonder internet.')
      await send(page).click()
      await expect(stuck(page)).toBeVisible()
      await expectKept(page)
      await context.setOffline(false)
      await page.reload()
      await expect(stuck(page)).toBeVisible()
      await again(page).click()
      await expect(bubbles(page)).toHaveCount(2)
      await expect(bubbles(page).last()).toContainText('Verstuurd')
    })

    await test.step('an answer lost after the message was stored, found after a reload', async () => {
      await testAdmin.arm(someone.email, 'replyThread', { kind: 'cut', after: true })
      await field(page).fill('Twee: het antwoord ging verloren.')
      await send(page).click()
      await expect(stuck(page)).toBeVisible()
      // Until the message is kept, a reload leaves its words in the field.
      await expectKept(page)
      await page.reload()
      await expect(bubbles(page)).toHaveCount(3)
      await expect(stuck(page)).toHaveCount(0)
      await expect(field(page)).toHaveValue('')
    })

    await test.step('a session that expires', async () => {
      await field(page).fill('Drie: mijn sessie was voorbij.')
      await testAdmin.endSessions(someone.email)
      await send(page).click()
      await expect(
        inPage(page, 'U bent automatisch uitgelogd. Log opnieuw in. Daarna gaat u verder waar u was.'),
      ).toBeVisible()
      await signIn(page, someone)
      await expect(stuck(page)).toBeVisible()
      await again(page).click()
      await expect(bubbles(page)).toHaveCount(4)
      await expect(bubbles(page).last()).toContainText('Verstuurd')
    })

    await test.step('leaving while sending', async () => {
      await testAdmin.arm(someone.email, 'replyThread', { kind: 'slow', ms: 1500, after: true })
      await field(page).fill('Vier: ik ging weg.')
      await send(page).click()
      await expect(bubbles(page).last()).toContainText('Wordt verstuurd…')
      await page.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
      await expect(toasts(page).filter({ hasText: /^Gelukt.*Uw bericht is verstuurd\./s })).toHaveCount(1)
      await page.getByRole('link', { name: thread.subject }).click()
      await expect(bubbles(page)).toHaveCount(5)
    })

    await page.reload()
    await expect(bubbles(page).locator('p[dir]')).toHaveText([
      /^Goedemiddag/,
      'Eén: zonder internet.',
      'Twee: het antwoord ging verloren.',
      'Drie: mijn sessie was voorbij.',
      'Vier: ik ging weg.',
    ])
    // Two tries of each that broke before it was done, and one of the others.
    expect(sent).toHaveLength(6)
  },
)

test(
  'MSG-03.2 MSG-07.1 MSG-07.2 a file whose upload breaks off is restored after a reload, and is sent once',
  { tag: extended },
  async ({ page, patient, signIn, testAdmin, journey }) => {
    journey.expectFailure(/thread\/reply$/, 'no answer')
    const someone = await patient('nothing-planned', { threads: [thread] })
    await openLogin(page)
    await signIn(page, someone)
    await openConversation(page)
    await testAdmin.arm(someone.email, 'replyThread', { kind: 'cut' })
    await page.locator('input[type=file]').setInputFiles(diary)
    await expect(page.getByRole('button', { name: 'Verwijder dagboek.pdf' })).toBeVisible()
    await field(page).fill('Mijn dagboek.')
    await send(page).click()
    await expect(stuck(page)).toBeVisible()
    await page.reload()
    await expect(stuck(page)).toBeVisible()
    await expect(bubbles(page).last()).toContainText('dagboek.pdf')
    await again(page).click()
    await expect(attached(page, 'dagboek.pdf')).toBeVisible()
    await page.reload()
    await expect(bubbles(page)).toHaveCount(2)
    await expect(attached(page, 'dagboek.pdf')).toBeVisible()
  },
)

test('MSG-04.4 a patient asks a question with the keyboard alone, sees it in the list with a message, and the clinic receives it', async ({
  page,
  patient,
  signIn,
  journey,
  testAdmin,
}) => {
  await signIn(page, await patient('past-list'))
  await page.goto('/new-question')
  await page.getByLabel('Afdeling').focus()
  await page.keyboard.type('Med')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Herhaling')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mijn tabletten zijn op.')
  await journey.assertLoaded(page)
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages$/)
  await expectDone(page, 'Uw vraag is verstuurd. Het antwoord vindt u hier terug.')
  await page.getByRole('link', { name: 'Herhaling' }).click()
  await expect(bubbles(page)).toHaveCount(1)
  await testAdmin.reply({ threadId: Number(page.url().split('/').at(-1)), content: 'Het recept ligt klaar.' })
  await page.reload()
  await expect(bubbles(page).last()).toContainText('Het recept ligt klaar.')
})
