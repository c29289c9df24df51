import { idleWorkers } from '#tests/support/idle-workers.ts'
import { useQuery } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invoices, type Invoice } from '../../api/contract/invoice.ts'
import { invoicesQuery } from '../../api/queries.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { claimDrafts, draftsSettled, draftsOf, wipeDrafts } from '../../platform/drafts/draft-store.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { dropFiles } from '../../stories/drop-files.ts'
import { drawnPhoto } from '../../stories/fixture/photo.ts'
import { rebateInvoice } from '../../stories/fixture/rebate.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { RebateScreen } from './rebate-screen.tsx'

const invoice = (rest: Partial<Invoice> = {}) => mockResponse(invoices.getInvoice, { invoice: rebateInvoice(rest) })
const refusedFields = { rebate_allowed: false, rebate_reason: 'REBATE_PENDING' }
const pending = { created_at: '2026-11-21T08:00:05Z', status: 'PENDING', paid_by_patient: null, paid_by_insurer: null }
/** The invoice after the clinic received the request. */
const arrived = invoice({ ...refusedFields, rebates: [pending] })
const accepts = mockResponse(invoices.requestRebate, undefined)

const at = '/invoice/7/rebate'
const open = (...replies: StoryReply[]) =>
  renderScreen(<RebateScreen id={7} />, { at, token: 'abc', replies: [invoice(), ...replies] })
const send = () => button('Versturen')
const tick = () => page.getByRole('checkbox', { name: 'Het document voldoet aan de bovenstaande eisen.' })
const remove = (name: string) => button(`Verwijder ${name}`)
const letter = () => new File(['%PDF-1.7'], 'brief.pdf')
const fill = async () => {
  await expect.element(tick()).toBeVisible()
  dropFiles(letter())
  await expect.element(remove('brief.pdf')).toBeVisible()
  await tick().click()
}
const sent = { attachments: [{ filename: 'brief.pdf', data: btoa('%PDF-1.7'), description: '' }] }
const leave = async () => {
  await draftsSettled()
  cleanup()
}
/** Drafts and outbox entries of this form that are stored on the device. */
const storedDrafts = async () =>
  (
    await Promise.all(
      ['rebate 7 tick', 'rebate 7 files', 'outgoing rebate 7'].map((name) => draftsOf('abc').read(name)),
    )
  ).filter((one) => one !== undefined)
const failed = () => text(/^Er is geen verbinding\./)

beforeEach(async () => {
  await wipeDrafts()
  await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
})

test('FIN-10.1 FIN-10.2 FIN-10.3 FIN-11 FIN-12.2 FILE-04 shows which invoice and what the letter must contain, and sends once there is a file and a tick', async () => {
  const { backend } = await open(accepts)
  await expect.element(heading('Stuur de brief van uw verzekeraar')).toBeVisible()
  await expect.element(text('Voor factuur 2026-0988 van € 120,00')).toBeVisible()
  await expect
    .element(
      text('Nog geen brief? Die komt meestal binnen 14 dagen nadat u de factuur naar uw verzekeraar heeft gestuurd.'),
    )
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Terug' })).toHaveAttribute('href', '/invoice/7')
  await expect.element(button('Bestand kiezen')).toHaveAccessibleDescription(/samen 60 MB\.$/)
  await expect.element(send()).toBeDisabled()
  await expect.element(send()).toHaveAccessibleDescription('Kies een bestand en zet het vinkje.')
  await tick().click()
  await expect.element(send()).toHaveAccessibleDescription('Kies nog een bestand.')
  dropFiles(letter())
  await expect.element(text('1 bestand, 1 kB')).toBeVisible()
  await tick().click()
  await expect.element(send()).toBeDisabled()
  await expect.element(send()).toHaveAccessibleDescription('Zet nog het vinkje.')
  document.querySelector('form')?.requestSubmit()
  await tick().click()
  await send().click()
  await expect.poll(() => location.pathname).toBe('/invoice/7')
  expect(history.state).toMatchObject({
    message: 'Uw aanvraag is verstuurd. Wij bekijken uw brief. U hoeft voor uw aanvraag niets te doen.',
  })
  expect(await backend.filesOf(invoices.requestRebate)).toEqual([sent])
})

test('a photo can be viewed before sending, to check that it is readable', async () => {
  await open()
  await expect.element(tick()).toBeVisible()
  dropFiles(letter(), drawnPhoto('bladzijde-2.png'))
  await button('Bekijk bladzijde-2.png').click()
  await expect
    .element(page.getByRole('dialog').getByRole('img', { name: 'bladzijde-2.png' }))
    .toHaveAttribute('data-state', 'drawn')
  await button('Terug naar uw aanvraag').click()
  await expect.element(button('Bekijk bladzijde-2.png')).toHaveFocus()
  await expect.element(button('Bekijk brief.pdf')).not.toBeInTheDocument()
})

const unpaid = { fully_paid: false, paid_acc_pp: false }
test.each([
  ['is due later', unpaid, 'Betalen moet wel, uiterlijk 2 december 2026.'],
  ['is overdue', { ...unpaid, due_date: '2026-11-20' }, 'Betalen moet wel. Doe dat zo snel mogelijk.'],
  ['is due today', { ...unpaid, due_date: '2026-11-21' }, 'Betalen moet wel, uiterlijk vandaag.'],
  ['is paid', {}, ''],
] as const)('FIN-14.1 for an invoice that %s the message has separate text about paying', async (_name, part, pays) => {
  await open(accepts, invoice(part))
  await fill()
  await send().click()
  await expect.poll(() => location.pathname).toBe('/invoice/7')
  expect(history.state).toMatchObject({
    message: `Uw aanvraag is verstuurd. Wij bekijken uw brief. U hoeft voor uw aanvraag niets te doen. ${pays}`.trim(),
  })
})

test('FIN-10.2 nothing is sent while a picture is being prepared, by button or by form submit', async () => {
  const workers = idleWorkers()
  const { backend } = await open(accepts)
  await expect.element(tick()).toBeVisible()
  dropFiles(drawnPhoto('bladzijde-1.png'))
  await tick().click()
  await expect.element(send()).toHaveAccessibleDescription('Wij maken uw bestanden klaar. Daarna kunt u versturen.')
  document.querySelector('form')?.requestSubmit()
  await expect.poll(() => workers).toHaveLength(1)
  workers[0]?.dispatchEvent(new Event('error'))
  await expect.element(send()).toBeEnabled()
  expect(backend.sent.filter(({ endpoint }) => endpoint === invoices.requestRebate)).toEqual([])
})

/** Mounted beside the screen: an active query of the invoice list. */
function InvoicesObserver() {
  useQuery(invoicesQuery(useApiClient()))
  return null
}

test('FIN-14.2 the invoices are refetched, and nothing that was sent is stored on the device', async () => {
  const { backend } = await renderScreen(
    <>
      <RebateScreen id={7} />
      <InvoicesObserver />
    </>,
    { at, token: 'abc', replies: [invoice(), mockResponse(invoices.listInvoices, { invoices: [] }), accepts] },
  )
  await fill()
  backend.setReplies(arrived)
  await send().click()
  await expect.poll(() => location.pathname).toBe('/invoice/7')
  for (const endpoint of [invoices.getInvoice, invoices.listInvoices])
    await expect.poll(() => backend.bodiesOf(endpoint)).toHaveLength(2)
  // While navigation is pending the form stays: the invoice's new refusal is not shown.
  await expect.element(heading('Stuur de brief van uw verzekeraar')).toBeVisible()
  await expect.poll(storedDrafts).toEqual([])
})

describe('FIN-14.3 there is no form', () => {
  test.each([
    ['REBATE_PENDING', /^U heeft al coulance aangevraagd\./],
    ['IETS_NIEUWS', /^Voor deze factuur kunt u nu geen coulance aanvragen\./],
  ])('for an invoice with %s, but the reason', async (reason, words) => {
    await open(invoice({ rebate_allowed: false, rebate_reason: reason }))
    await expect.element(text(words)).toBeVisible()
    await expect.element(heading('Coulance aanvragen')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Naar de factuur' })).toHaveAttribute('href', '/invoice/7')
    await expect.element(tick()).not.toBeInTheDocument()
  })

  test.each([
    ['that the back end does not have', mockStatus(invoices.getInvoice, 495)],
    ['with another debtor', invoice({ debtor_type: 'Insurer' })],
  ])('for an invoice %s, but "not found"', async (_what, reply) => {
    await open(reply)
    await expect.element(heading('Deze factuur is er niet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Naar uw facturen' })).toHaveAttribute('href', '/finance')
    await expect.element(tick()).not.toBeInTheDocument()
  })
})

describe('a request is sent once and never lost', () => {
  test('an answer lost after it was accepted: a retry finds it and sends nothing', async () => {
    const { backend } = await open(mockNetworkError(invoices.requestRebate))
    await fill()
    await send().click()
    await expect.element(failed()).toBeVisible()
    backend.setReplies(arrived)
    await button('Opnieuw proberen').click()
    await expect.poll(() => location.pathname).toBe('/invoice/7')
    expect(backend.bodiesOf(invoices.requestRebate)).toHaveLength(1)
  })

  test('file and tick are restored after a failed send and an expired session', async () => {
    await open(mockNetworkError(invoices.requestRebate))
    await fill()
    await send().click()
    await expect.element(failed()).toBeVisible()
    await leave()
    const { backend } = await open(accepts)
    await expect.element(remove('brief.pdf')).toBeVisible()
    await expect.element(tick()).toBeChecked()
    await send().click()
    await expect.poll(() => location.pathname).toBe('/invoice/7')
    expect(await backend.filesOf(invoices.requestRebate)).toEqual([sent])
  })

  test('a request that had arrived when the page was left is reported, and its files are gone', async () => {
    await open(mockNetworkError(invoices.requestRebate))
    await fill()
    await send().click()
    await expect.element(failed()).toBeVisible()
    await leave()
    const { store } = await open(arrived)
    await expect
      .poll(() => store.get(toastsAtom))
      .toMatchObject([
        {
          tone: 'success',
          text: 'Uw aanvraag is verstuurd. Het gaat om uw aanvraag van zaterdag 21 november 2026 om 09:00 uur: coulance voor factuur 2026-0988.',
        },
      ])
    await expect.element(text(/^U heeft al coulance aangevraagd\./)).toBeVisible()
    await expect.poll(storedDrafts).toEqual([])
  })

  test('ERR-08.1 ERR-08.2 a late answer after leaving the screen is reported once', async () => {
    const slow = mockDeferred(invoices.requestRebate, undefined)
    const { backend, store } = await open(slow)
    await fill()
    await send().click()
    await expect.poll(() => backend.bodiesOf(invoices.requestRebate)).toHaveLength(1)
    cleanup()
    slow.tell()
    await expect
      .poll(() => store.get(toastsAtom))
      .toMatchObject([{ tone: 'success', text: expect.stringMatching(/^Uw aanvraag is verstuurd\./) as string }])
    expect(location.pathname).toBe(at)
  })

  test.each([
    [412, /^Wij verwerken uw betaling nog\./],
    [491, /^De kliniek kan deze bestanden niet aannemen\./],
  ])('an error with %i shows the reason, and ends the request', async (status, words) => {
    const { backend, store } = await open(mockStatus(invoices.requestRebate, status))
    await fill()
    if (status === 412) backend.setReplies(invoice({ rebate_allowed: false, rebate_reason: 'INVOICE_PROCESSING' }))
    await send().click()
    await expect.element(text(words)).toBeVisible()
    await expect
      .poll(() => store.get(toastsAtom))
      .toMatchObject([{ tone: 'error', text: expect.stringMatching(words) as string, duration: 6000 }])
    expect(location.pathname).toBe(at)
    // A refusal removes the outbox entry, so that a later request is not mistaken for this one.
    await expect.poll(async () => draftsOf('abc').read('outgoing rebate 7')).toBeUndefined()
  })
})
