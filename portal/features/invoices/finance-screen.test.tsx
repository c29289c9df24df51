import { cleanup } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { invoices, type Invoice } from '../../api/contract/invoice.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { claimDrafts, draftsSettled, wipeDrafts } from '../../platform/drafts/draft-store.ts'
import {
  allInvoices,
  manyInvoices,
  openInvoice,
  overdueInvoice,
  paidInvoice,
  processingInvoice,
  rebatedInvoice,
  refundedInvoice,
  subtrajects,
} from '../../stories/fixture/invoice.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { FinanceScreen } from './finance-screen.tsx'

const listed = (all: Invoice[]) => mockResponse(invoices.listInvoices, { invoices: all })
const periods = mockResponse(invoices.listSubtrajects, { subtrajects })

function show(
  listInvoices: StoryReply,
  {
    listSubtrajects = periods,
    state = {},
    screen = <FinanceScreen />,
  }: { listSubtrajects?: StoryReply; state?: object; screen?: ReactNode } = {},
) {
  cleanup()
  return renderScreen(screen, {
    at: routes.finance.pattern,
    state,
    token: 'abc',
    replies: [mockResponse(patient.getInfo, patientInfo()), listInvoices, listSubtrajects],
  })
}

const main = () => page.getByRole('main')
const due = () => main().getByRole('link', { name: /^Naar de / })
const field = () => page.getByRole('searchbox')
/** Groups on the page, each as its heading and the text of its rows. */
const groups = () =>
  main()
    .getByRole('region')
    .elements()
    .filter((region) => region.querySelector('ul a') !== null)
    .map((region) =>
      [...region.querySelectorAll<HTMLElement>('h2, li')].map((part) =>
        part.innerText.replaceAll(/\s*\n\s*/g, ' | ').replaceAll('\u00A0', ' '),
      ),
    )
const steps = () =>
  main()
    .getByRole('list')
    .filter({ has: page.getByRole('checkbox') })

const expectedGroups = [
  [
    'Behandeling 3 maart – 30 november 2026',
    '14 november 2026 | € 95,50 | Factuur 2026-1051 | Controle via video | Betaling wordt verwerkt',
    '12 november 2026 | € 120,00 | Factuur 2026-1043 | Controle via video | Openstaand',
    '5 oktober 2026 | € 120,00 | Factuur 2026-0988 | Controle via de telefoon | Achterstallig',
    '3 april 2026 | € 310,00 | Factuur 2026-0610 | Intake op de kliniek | Betaald',
  ],
  [
    'Behandeling 10 februari – 19 december 2025',
    '2 oktober 2025 | € 1.240,50 | Factuur 2025-0702 | Controle via video | Betaald',
    '6 mei 2025 | € 180,00 | Factuur 2025-0344 | Controle via video | Betaald',
  ],
]

test('FIN-02.1 FIN-02.2 FIN-03.1 FIN-03.2 FIN-04.4 APP-04.2 own invoices are grouped by period, newest first, each with its description, amount and status; those of others are not shown', async () => {
  await show(listed(allInvoices))
  await expect.element(heading('Facturen')).toBeVisible()
  await expect.poll(groups).toEqual(expectedGroups)
  await expect
    .element(main().getByRole('link', { name: '5 oktober 2026' }))
    .toHaveAttribute('href', `/invoice/${overdueInvoice.id}`)
  await expect.element(field()).not.toBeInTheDocument()
})

test.each([
  ['fails', mockStatus(invoices.listSubtrajects, 500)],
  ['is pending', mockPending(invoices.listSubtrajects)],
])(
  'FIN-13.3 when the list of periods %s all invoices are shown, with the periods from the invoices',
  async (_name, listSubtrajects) => {
    const { backend } = await show(listed(allInvoices), { listSubtrajects })
    await expect.poll(groups).toEqual(expectedGroups)
    await expect.poll(() => backend.sent.some(({ endpoint }) => endpoint === invoices.listSubtrajects)).toBe(true)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)

/** Lines of text in the first card. */
const card = () =>
  main()
    .getByRole('heading', { level: 2 })
    .first()
    .element()
    .closest('section')
    ?.innerText.replaceAll('\u00A0', ' ')
    .split(/\s*\n\s*/)

test.each([
  [
    'several',
    [openInvoice, overdueInvoice],
    [
      '€ 240,00',
      '2 facturen, de eerste uiterlijk 4 november 2026',
      '1 factuur had al betaald moeten zijn. Begin daarmee.',
      'Naar de eerste factuur',
    ],
    overdueInvoice.id,
  ],
  [
    'one overdue',
    [overdueInvoice],
    ['€ 120,00', '1 factuur, uiterlijk 4 november 2026', 'Die dag is al voorbij.', 'Naar de factuur'],
    overdueInvoice.id,
  ],
  [
    'one due later',
    [openInvoice, rebatedInvoice, processingInvoice],
    ['€ 120,00', '1 factuur, uiterlijk 12 december 2026', 'Naar de factuur'],
    openInvoice.id,
  ],
] as const)('FIN-04.4 APP-04.2 the amount due, its due date and its link: %s', async (_name, all, says, id) => {
  await show(listed([...all]))
  await expect.element(due()).toHaveAttribute('href', `/invoice/${id}`)
  expect(card()).toEqual(['Nog te betalen', ...says])
})

test('FIN-07 APP-04.2 for a partly refunded invoice the remaining amount is shown and counted', async () => {
  await show(listed([{ ...openInvoice, credit_invoices: refundedInvoice.credit_invoices }]))
  await expect.element(text(/^€\u00A082,50$/)).toBeVisible()
  await expect.element(text('Nog te betalen: €\u00A082,50')).toBeVisible()
})

test('FIN-04.4 with nothing due a message shows that, with pending payments', async () => {
  await show(listed([paidInvoice, processingInvoice]))
  await expect.element(main().getByRole('heading', { name: 'U hoeft nu niets te betalen' })).toBeVisible()
  await expect.element(text('1 betaling wordt nog verwerkt. U hoeft niets te doen.')).toBeVisible()
  await expect.element(due()).not.toBeInTheDocument()
})

test('FIN-04.4 an invoice withdrawn during payment does not count as a pending payment', async () => {
  await show(listed([{ ...processingInvoice, rebate_reason: 'INVOICE_REVERTED' }]))
  await expect.element(main().getByRole('heading', { name: 'U hoeft nu niets te betalen' })).toBeVisible()
  await expect.element(text('Vervallen')).toBeVisible()
  await expect.element(text(/wordt nog verwerkt/)).not.toBeInTheDocument()
})

test('FIN-03.2 an invoice for several consults names each kind once', async () => {
  const consult = { id: 1, type: 4, date: '2026-11-05T10:20:00+01:00' }
  await show(
    listed([
      {
        ...openInvoice,
        consults: [consult, { ...consult, id: 2, type: 1 }, { ...consult, id: 3 }, { ...consult, id: 4, type: 999 }],
      },
    ]),
  )
  await expect.element(text('Controle via video (2 keer), Intake op de kliniek, Afspraak')).toBeVisible()
})

test('FIN-01.1 FIN-01.3 without invoices a message is shown, and the explanation of claims is still there, with the insurers of the clinic', async () => {
  await show(listed([{ ...openInvoice, debtor_type: 'Insurer' }]))
  await expect.element(text('U heeft nog geen facturen')).toBeVisible()
  await expect.element(due()).not.toBeInTheDocument()
  const declaring = main().getByRole('region', { name: 'Hoe werkt declareren?' })
  await expect.element(declaring.getByText(/Wij hebben geen contract met verzekeraars\./)).toBeVisible()
  // Without an invoice there is nothing to claim.
  await expect.element(declaring.getByRole('checkbox')).not.toBeInTheDocument()
  const insurers = textsOf(declaring.getByRole('list').last().getByRole('listitem'))
  expect(insurers).toEqual(['Duinrand Zorg', 'Hazelborg', 'Vier Meren Verzekeringen'])
})

test('FIN-01.2 with an invoice the steps to claim it are listed in order, with checkboxes', async () => {
  await show(listed([openInvoice]))
  await expect.element(steps()).toBeVisible()
  const { tagName, children } = steps().element()
  expect([tagName, ...[...children].map((step) => step.tagName)]).toEqual(['OL', 'LI', 'LI', 'LI'])
  const boxes = main().getByRole('region', { name: 'Hoe werkt declareren?' }).getByRole('checkbox').elements()
  expect(boxes.map((box) => box.ariaLabelledByElements?.map((label) => label.textContent).join())).toEqual([
    'Betaal uw factuur.',
    'Sla de factuur op.',
    'Stuur de factuur naar uw verzekeraar.',
  ])
})

test('ERR-04.3 a failed call shows the reason with a retry that repeats it', async () => {
  const { backend } = await show(mockStatus(invoices.listInvoices, 503))
  await expect.element(text(/even niet bereikbaar/)).toBeVisible()
  await expect.element(main().getByRole('heading', { name: 'Hoe werkt declareren?' })).toBeVisible()
  backend.setReplies(listed(allInvoices))
  await button('Opnieuw proberen').click()
  await expect.poll(groups).toEqual(expectedGroups)
})

test('FIN-03 with ten or more there is a search field; opening an invoice stores the list position to return to', async () => {
  await show(listed(manyInvoices.slice(0, 9)))
  await expect.poll(() => groups().length).toBe(1)
  await expect.element(field()).not.toBeInTheDocument()
  await show(listed(manyInvoices))
  for (const [words, count] of [
    ['2026-0205', '1 factuur gevonden'],
    ['oktober', '2 facturen gevonden'],
    ['botox', 'Niets gevonden met ‘botox’.'],
  ] as const) {
    await field().fill(words)
    await expect.element(main().getByRole('status').first()).toHaveTextContent(count)
  }
  await button('Alles tonen').click()
  await expect.element(field()).toHaveFocus()
  await field().fill('intake')
  await expect
    .poll(() => groups().flat())
    .toEqual(['Behandeling 3 maart – 30 november 2026', expect.stringContaining('2026-0205')])
  await main().getByRole('link', { name: '12 augustus 2026' }).click()
  await expect
    .poll(() => [location.pathname, history.state as unknown])
    .toEqual([`/invoice/${manyInvoices[6]?.id}`, expect.objectContaining({ search: 'intake' })])
  history.back()
  await expect.poll(() => history.state as unknown).toMatchObject({ search: 'intake', opened: manyInvoices[6]?.id })
})

test('FIN-12 on return focus is on the opened row, within the search results', async () => {
  // The first screen after a page load gets no focus, so one is shown before.
  await show(listed([]))
  await show(listed(manyInvoices), { state: { search: 'intake', opened: manyInvoices[6]?.id } })
  await expect.element(field()).toHaveValue('intake')
  await expect.element(main().getByRole('listitem').filter({ hasText: '2026-0205' })).toHaveAttribute('data-opened-at')
})

/** The screen with a button that unmounts and remounts it under the same query cache. */
function Unmountable() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <FinanceScreen />}
      <button type="button" onClick={() => setHere(!isHere)}>
        Weg
      </button>
    </>
  )
}

test('FIN-02.1 FIN-12 all of many invoices are shown, and on return the opened one far down has focus', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...paidInvoice,
    id: 1000 + at,
    invoice_id: `F${at}`,
    subtraject_id: 100 + at,
    period_start: `${2025 - at}-01-01`,
    period_end: `${2025 - at}-12-31`,
  }))
  await show(listed(many), { state: { opened: 1059 }, screen: <Unmountable /> })
  await expect.poll(() => groups().length).toBe(60)
  await button('Weg').click()
  await button('Weg').click()
  await expect.element(main().getByRole('listitem').filter({ hasText: 'Factuur F59' }).getByRole('link')).toHaveFocus()
})

const box = (name: RegExp) => main().getByRole('checkbox', { name })

beforeEach(async () => {
  await wipeDrafts()
  await claimDrafts({ email: 'emma@voorbeeld.test', token: 'abc' })
})

test('FIN-01 ticked steps are still ticked on return, and can be cleared for the next invoice', async () => {
  await show(listed([openInvoice]))
  await box(/Sla de factuur op/).click()
  await box(/Betaal uw factuur/).click()
  await box(/Betaal uw factuur/).click()
  await draftsSettled()
  await show(listed([openInvoice]))
  await expect.element(box(/Sla de factuur op/)).toBeChecked()
  await expect.element(box(/Betaal uw factuur/)).not.toBeChecked()
  await expect.element(main().getByText(/U heeft alles gedaan/)).not.toBeInTheDocument()
  await box(/Betaal uw factuur/).click()
  await box(/Stuur de factuur/).click()
  await expect.element(text(/U heeft alles gedaan/)).toBeVisible()
  await button('Opnieuw beginnen').click()
  await expect.element(box(/Betaal uw factuur/)).toHaveFocus()
  expect(main().getByRole('checkbox', { checked: true }).elements()).toEqual([])
})

test('FIN-01 another patient on the same device finds no ticked steps', async () => {
  await show(listed([openInvoice]))
  await box(/Sla de factuur op/).click()
  await draftsSettled()
  await claimDrafts({ email: 'iemand.anders@voorbeeld.test', token: 'abc' })
  await show(listed([openInvoice]))
  await expect.element(box(/Sla de factuur op/)).toBeVisible()
  await draftsSettled()
  await expect.element(box(/Sla de factuur op/)).not.toBeChecked()
})
