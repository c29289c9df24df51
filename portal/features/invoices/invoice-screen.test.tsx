import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { invoices, type Invoice } from '../../api/contract/invoice.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { paidBack, underWay, unpaid, withRebate } from '../../stories/fixture/one-invoice.ts'
import { inAttackState } from '../../stories/attack-state.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { InvoiceScreen } from './invoice-screen.tsx'

const { id } = unpaid
const invoiceReply = (part: Partial<Invoice>, of = unpaid) =>
  mockResponse(invoices.getInvoice, { invoice: { ...of, ...part } })
const show = (...replies: StoryReply[]) => renderScreen(<InvoiceScreen id={id} />, { at: `/invoice/${id}`, replies })

const back = () => page.getByRole('banner').getByRole('button', { name: 'Terug' })
const pay = () => button('Nu betalen')
const askRebate = () => page.getByRole('link', { name: 'Coulance aanvragen' })
const rows = (list: ReturnType<typeof page.getByRole>) =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
const what = () => rows(page.getByRole('region', { name: 'Waar betaalt u voor?' }))
const history = () => rows(page.getByRole('list', { name: 'Uw aanvragen' }))

const creditedInFull: Invoice = { ...unpaid, credit_invoices: [{ refund: 12_000 }], due_date: '2026-11-01' }
const reverted = { rebate_allowed: false, rebate_reason: 'INVOICE_REVERTED' }

test.each([
  ['due later', unpaid, 'Betaal uiterlijk 1 december 2026', 'Openstaand', /€\s120,00/, true],
  ['due today', { ...unpaid, due_date: '2026-11-21' }, 'Betaal uiterlijk vandaag', 'Openstaand', /€\s120,00/, true],
  [
    'due yesterday',
    { ...unpaid, due_date: '2026-11-20' },
    'Betaal zo snel mogelijk',
    'Achterstallig',
    /^De laatste dag om te betalen was 20\snovember\s2026\.$/,
    true,
  ],
  [
    'being processed',
    underWay,
    'Wij verwerken uw betaling',
    'Betaling wordt verwerkt',
    'Wij hebben uw betaling gezien. U hoeft niets meer te doen.',
    false,
  ],
  [
    'paid',
    paidBack,
    'Deze factuur is betaald',
    'Betaald',
    'Wij hebben uw betaling ontvangen. U hoeft niets meer te doen.',
    false,
  ],
  [
    'not payable in the portal',
    { ...unpaid, payment_url_available: false },
    'Betaal uiterlijk 1 december 2026',
    'Openstaand',
    /^Betalen kan hier nu niet\. Wilt u betalen\? Bel/,
    false,
  ],
  [
    'withdrawn',
    { ...unpaid, ...reverted, due_date: '2026-11-01' },
    'Deze factuur geldt niet meer',
    'Vervallen',
    'U hoeft deze factuur niet te betalen.',
    false,
  ],
  [
    'being processed after its due date, with a payment link',
    { ...underWay, payment_url_available: true, due_date: '2026-11-01' },
    'Wij verwerken uw betaling',
    'Betaling wordt verwerkt',
    'Wij hebben uw betaling gezien. U hoeft niets meer te doen.',
    false,
  ],
  [
    'refunded before it was paid',
    creditedInFull,
    'U hoeft niets te betalen',
    'Niets te betalen',
    'Wij rekenen niets meer voor deze factuur.',
    false,
  ],
] as const)(
  'FIN-04.4 FIN-04.5 FIN-05.1 an invoice that is %s shows what to do, and has a payment button only if the back end allows it',
  async (_name, invoice, duty, status, says, offersToPay) => {
    await show(invoiceReply({}, invoice))
    await expect.element(heading(duty)).toBeVisible()
    await expect.element(text('Factuur F2026-0988, van 2 november 2026')).toBeVisible()
    await expect.element(text(says)).toBeVisible()
    const badge = page.getByText(
      /^(Openstaand|Achterstallig|Betaling wordt verwerkt|Betaald|Vervallen|Niets te betalen)$/,
    )
    expect(textsOf(badge)).toEqual([status])
    expect(pay().elements()).toHaveLength(offersToPay ? 1 : 0)
    // The amount left to pay is shown only where something has to be paid.
    expect([
      page.getByText('Nog te betalen', { exact: true }).elements().length,
      page.getByText('Totaal', { exact: true }).elements().length > 0,
    ]).toEqual(duty.startsWith('Betaal ') ? [1, false] : [0, true])
  },
)

test('FIN-04.4 no word or number of the heading is split over lines, with the largest text on a small phone', async () => {
  await inAttackState()
  await show(invoiceReply({ due_date: '2026-12-26' }))
  const title = heading('Betaal uiterlijk 26 december 2026')
  await expect.element(title).toBeVisible()
  const [words] = title.element().childNodes
  if (!words?.textContent) throw new Error('The heading has no text.')
  const range = document.createRange()
  const linesOf = ({ 0: word, index }: RegExpExecArray) => {
    range.setStart(words, index)
    range.setEnd(words, index + word.length)
    return [word, range.getClientRects().length]
  }
  expect([...words.textContent.matchAll(/\S+/g)].map(linesOf)).toEqual([
    ['Betaal', 1],
    ['uiterlijk', 1],
    ['26', 1],
    ['december', 1],
    ['2026', 1],
  ])
})

test('FIN-05.2 FIN-12.1 FIN-13.2 shows what it is for, its PDF and a link back; only this invoice is requested', async () => {
  const consults = [{ id: 43, type: 99, date: '2026-10-30T10:20:00+01:00' }, ...unpaid.consults]
  const { backend } = await show(invoiceReply({ consults }))
  await expect
    .element(page.getByRole('link', { name: 'Factuur bekijken (pdf)' }))
    .toHaveAttribute('href', '/invoice/988/44')
  expect(what()).toEqual([
    'Controle via video28 oktober 2026',
    'Afspraak30 oktober 2026',
    'Totaal€ 120,00',
    'Factuur bekijken (pdf)',
  ])
  await expect.poll(() => backend.sent.map(({ endpoint }) => endpoint.path)).toEqual(['/patientPortal/invoice/:id'])
  await back().click()
  await expect
    .poll(() => [location.pathname, globalThis.history.state as unknown])
    .toEqual(['/finance', expect.objectContaining({ search: '', opened: 988 })])
})

test('FIN-07.1 FIN-07.2 every refund is a negative amount; only a patient who paid in full sees when the money arrives', async () => {
  await show(invoiceReply({}, paidBack))
  await expect.element(text(/^U krijgt €\s35,50 terug\. Dat duurt hooguit 10 werkdagen\.$/)).toBeVisible()
  expect(what().slice(1, 4)).toEqual(['Totaal€ 120,00', 'Terugbetaling€ -10,00', 'Terugbetaling€ -25,50'])
  cleanup()
  await show(invoiceReply({ fully_paid: false, paid_acc_pp: false, payment_url_available: true }, paidBack))
  await expect.element(text(/^€\s84,50$/)).toBeVisible()
  expect(what().slice(1, 4)).toEqual(['Totaal€ 120,00', 'Terugbetaling€ -10,00', 'Terugbetaling€ -25,50'])
  await expect.element(text(/10 werkdagen/)).not.toBeInTheDocument()
})

test('FIN-08.1 FIN-08.2 an approved rebate shows both amounts; requests are listed, the latest first, also with an unknown status', async () => {
  await show(invoiceReply({}, withRebate))
  await expect.element(text('Goedgekeurd')).toBeVisible()
  expect(what().slice(1, 4)).toEqual(['Totaal€ 120,00', 'Uw deel€ 30,00', 'Deel van uw verzekeraar€ 90,00'])
  expect(history()).toEqual([
    'Aanvraag van 10 november 2026Goedgekeurd',
    'Aanvraag van 5 november 2026Niet goedgekeurd',
  ])
  cleanup()
  await show(
    invoiceReply(
      {
        rebates: [
          ...withRebate.rebates,
          { created_at: '2026-11-12T09:00:00+01:00', status: 'WAITING', paid_by_patient: 1, paid_by_insurer: 2 },
        ],
      },
      withRebate,
    ),
  )
  await expect.element(text('Aanvraag van 12 november 2026')).toBeVisible()
  expect(history()[0]).toBe('Aanvraag van 12 november 2026')
  expect(what()).toEqual(['Controle via video€ 120,0028 oktober 2026', 'Factuur bekijken (pdf)'])
})

test('FIN-05.3 FIN-09.1 a rebate can be requested until its last day, and later as long as the back end allows it', async () => {
  await show(invoiceReply({}))
  await expect.element(askRebate()).toHaveAttribute('href', '/invoice/988/rebate')
  await expect.element(text(/Dat kan tot en met 2\smei\s2027\.$/)).toBeVisible()
  cleanup()
  await show(invoiceReply({ date: '2026-05-20' }))
  await expect.element(askRebate()).toBeVisible()
  await expect.element(text(/Dat kan tot en met/)).not.toBeInTheDocument()
})

test.each([
  ['REBATE_PENDING', /^U heeft al coulance aangevraagd\./],
  ['INVOICE_TO_OLD', /^Deze factuur is ouder dan 6 maanden\. .*alleen bij facturen tot en met 6 maanden oud\.$/],
  ['SOMETHING_NEW', /^Voor deze factuur kunt u nu geen coulance aanvragen\./],
])('FIN-09.1 FIN-09.2 FIN-09.3 %s blocks the button, with the reason', async (reason, why) => {
  await show(invoiceReply({ rebate_allowed: false, rebate_reason: reason }))
  await expect.element(text(why)).toBeVisible()
  await expect.element(button('Coulance aanvragen')).toBeDisabled()
  await expect.element(button('Coulance aanvragen')).toHaveAccessibleDescription(why)
  await expect.element(askRebate()).not.toBeInTheDocument()
})

test('FIN-04 an invoice with an invalid due date shows that, and cannot be paid in the portal', async () => {
  await show(mockStatus(invoices.getInvoice, 200, { invoice: { ...unpaid, due_date: 'morgen' } }))
  await expect.element(heading('Wij kunnen de betaaldatum niet lezen')).toBeVisible()
  await expect.element(text(/Betaal nu nog niet/)).toBeVisible()
  expect(page.getByRole('button', { name: /betalen/ }).elements()).toEqual([])
})

test.each([
  ["an insurer's", invoiceReply({ debtor_type: 'Insurer' })],
  ['one whose debtor is in lower case', invoiceReply({ debtor_type: 'patient' })],
  ["another patient's or a missing one", mockStatus(invoices.getInvoice, 495)],
  ['a missing one (404)', mockStatus(invoices.getInvoice, 404)],
])('FIN-03.3 %s is not found', async (_name, reply) => {
  await show(reply)
  await expect.element(heading('Deze factuur is er niet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Naar uw facturen' })).toHaveAttribute('href', '/finance')
  await expect.element(back()).toBeVisible()
  expect([
    ...page.getByRole('button', { name: /Opnieuw|betalen/ }).elements(),
    ...page.getByText(/120,00|F2026/).elements(),
  ]).toEqual([])
})

test('for an unknown invoice a toast is shown too, because the heading is not announced again', async () => {
  const { store } = await show(mockStatus(invoices.getInvoice, 495))
  await expect
    .poll(() => store.get(toastsAtom))
    .toMatchObject([{ tone: 'error', text: 'Op dit adres staat geen factuur van u. Misschien is die er niet meer.' }])
})

test('ERR-04.3 a failed call shows the reason, and a retry repeats it', async () => {
  const { backend } = await show(mockStatus(invoices.getInvoice, 503))
  await expect.element(text(/even niet bereikbaar/)).toBeVisible()
  backend.setReplies(invoiceReply({}))
  await button('Opnieuw proberen').click()
  await expect.element(pay()).toBeVisible()
})
