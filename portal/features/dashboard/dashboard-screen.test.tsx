import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consultCategory, consultState } from '../../api/contract/consult.ts'
import { invoices } from '../../api/contract/invoice.ts'
import { patient, type NextConsult, type PatientInfo } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { answers, answersWhenTold } from '../../stories/story-clinic.ts'
import { lockedConsult, past, pastOpen, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { openInvoice, overdueInvoice, paidInvoice } from '../../stories/fixture/invoice.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { allThreads } from '../../stories/fixture/thread.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { standing } from '../../stories/standing.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const dashboard = (info: Partial<PatientInfo>) => renderScreen(<DashboardScreen />, {
  at: destinations.dashboard.pattern, replies: [answers(patient.getInfo, patientInfo(info)), answers(patient.getEmployees, { employees })],
})
const cards = () => button(/^Verzetten|^Afzeggen/)

test('BLOCK-02.1 BLOCK-02.2 a past appointment that is still open goes above all else', async () => {
  await dashboard({ consults: [planned, lockedConsult, pastOpen] })
  await expect.element(text('De kliniek rondt deze afspraak nog af')).toBeVisible()
  await expect.element(text(/^Daarna kunt u weer een afspraak maken/)).toBeVisible()
  await expect.element(text(/woensdag/)).toHaveTextContent('woensdag 18 november 202609:30 – 09:50')
  await expect.element(text('Controle op de kliniek met dr. A.B. Bos')).toBeVisible()
  await expect.element(cards()).not.toBeInTheDocument()
  await expect.element(button('Afspraak maken')).not.toBeInTheDocument()
})

test('BLOCK-03.1 BLOCK-03.2 I18N-03.2 a locked appointment names phone and e-mail as links, and goes above a planned one', async () => {
  await dashboard({ consults: [planned, lockedConsult] })
  await expect.element(text('Wilt u deze afspraak veranderen? Bel of mail ons.')).toBeVisible()
  await expect.element(text(/donderdag/)).toHaveTextContent('donderdag 3 december 202614:30 – 14:50')
  await expect.element(text(/Hier kunt u/)).toHaveTextContent('Hier kunt u deze afspraak niet meer verzetten of afzeggen. Bel 010 000 00 00 of mail naar patient@hoofdpijnkliniek.example.')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: '010 000 00 00' })).toHaveAttribute('href', 'tel:+31100000000')
  await expect.element(main.getByRole('link', { name: 'patient@hoofdpijnkliniek.example' })).toHaveAttribute('href', 'mailto:patient@hoofdpijnkliniek.example')
  await expect.element(cards()).not.toBeInTheDocument()
  await expect.element(button('Afspraak maken')).not.toBeInTheDocument()
})

test('BLOCK-04.2 BLOCK-07.1 BLOCK-09.1 with limit 1, one box with the soonest', async () => {
  await dashboard({ consults: [plannedLater, planned] })
  await expect.element(text(/3 december 2026/)).toBeVisible()
  expect(cards().elements()).toHaveLength(2)
  expect(document.body.textContent).not.toContain('18 december')
})

test('BLOCK-06.1 BLOCK-06.3 nothing planned, as what is over or cancelled plans nothing: a way to book', async () => {
  await dashboard({ consults: [...past, { ...planned, state: consultState.cancelled }] })
  await expect.element(page.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible()
  await button('Afspraak maken').click()
  await expect.poll(() => location.pathname).toBe(destinations.booking.pattern)
  expect(history.state).toMatchObject({ from: destinations.dashboard.pattern, isReschedule: false })
})

const { intake, followUp, botox, gonBlock, unplanned } = consultCategory
const nextConsultMinDateTime = '2026-12-14T00:00:00+01:00'
test.each<[string, NextConsult | null]>([
  ['Uw volgende afspraak is een intake. U kiest zelf een dag en tijd.', { nextConsultCategory: intake }],
  ['Uw volgende afspraak is een controle. U kiest zelf een dag en tijd.', { nextConsultCategory: followUp }],
  ['Uw volgende afspraak is een extra controle. U kiest zelf een dag en tijd.', { nextConsultCategory: unplanned }],
  ['Uw volgende afspraak is een botoxbehandeling. De kliniek plant deze behandeling met u en belt u daarvoor.', { nextConsultCategory: botox }],
  ['Uw volgende afspraak is een GON-blokkade. De kliniek plant deze behandeling met u en belt u daarvoor. Het kan vanaf 14 december 2026.', { nextConsultCategory: gonBlock, nextConsultMinDateTime }],
  ['U kunt een nieuwe afspraak maken. U kiest zelf een dag en tijd.', null],
])('BLOCK-06.2 BLOCK-07.2 BLOCK-08.1 BLOCK-08.2 BLOCK-08.3 %s', async (words, nextConsult) => {
  await dashboard({ nextConsult })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  // Names who acts, and tells the patient whether to do anything.
  expect(page.getByText('U hoeft nu niets te doen.').elements()).toHaveLength(words.includes('De kliniek plant') ? 1 : 0)
})

test('DASH-13.4 who is not onboarded sees no appointments on the dashboard', async () => {
  await dashboard({ user: { onBoardingComplete: false }, consults: [planned] })
  await expect.element(text('Alles is ingevuld')).toBeVisible()
  await expect.element(cards()).not.toBeInTheDocument()
})

test.each([
  [0, 'Geen nieuwe berichten', 'Naar uw berichten'],
  [1, '1 nieuw bericht', 'Berichten lezen'],
  [2, '2 nieuwe berichten', 'Berichten lezen'],
])('DASH-01.1 DASH-01.2 DASH-01.3 DASH-14.1 DASH-14.2 beside one appointment, of %i unread conversations the panel says %s and leads there', async (unread, words, way) => {
  await dashboard({ consults: [planned, plannedLater], internal_message_threads: allThreads.map((thread, place) => ({ ...thread, count_unread: place < unread ? 3 : 0 })) })
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
  await expect.element(page.getByRole('link', { name: way })).toHaveAttribute('href', '/messages')
  expect(cards().elements()).toHaveLength(2)
})

test('DASH-01 DASH-14 the panel names what is new', async () => {
  await dashboard({ consults: [planned], internal_message_threads: allThreads })
  await expect.element(text('Onder meer over: Vraag over medicijn')).toBeVisible()
})

test('DASH-01 nothing moves when what the clinic knows comes, nor when the names come', async () => {
  const frames = 'header, h1, main section, main nav ul, main nav li, footer'
  const all = `${frames}, main h2, main p, main button, main a`
  const info = answersWhenTold(patient.getInfo, patientInfo({ consults: [planned], internal_message_threads: allThreads }))
  const names = answersWhenTold(patient.getEmployees, { employees })
  await renderScreen(<DashboardScreen />, { at: destinations.dashboard.pattern, replies: [info, names] })
  await expect.element(text('Bezig met laden…')).toBeVisible()
  const waiting = await standing(frames)
  expect(waiting).toHaveLength(20)
  info.tell()
  await expect.element(page.getByRole('heading', { name: '2 nieuwe berichten' })).toBeVisible()
  expect(await standing(frames)).toEqual(waiting)
  const nameless = await standing(all)
  names.tell()
  await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
  expect(await standing(all)).toEqual(nameless)
})

test.each([
  ['nothing', [], []], ['one to pay', [openInvoice], ['1 factuur te betalen']], ['one that is late, beside another', [openInvoice, overdueInvoice], ['1 factuur had al betaald moeten zijn']],
] as const)('of invoices, %s is told beside their way: %j', async (_name, listed, words) => {
  const { clinic } = await renderScreen(<DashboardScreen />, {
    at: destinations.dashboard.pattern, token: 'abc',
    replies: [answers(patient.getInfo, patientInfo({ consults: [planned, plannedLater] })), answers(patient.getEmployees, { employees }), answers(invoices.listInvoices, { invoices: [...listed, paidInvoice] })],
  })
  const links = page.getByRole('navigation', { name: 'Direct naar' })
  await expect.element(links.getByText('nog 1 afspraak')).toBeVisible()
  await expect.poll(() => clinic.sent.filter(({ endpoint }) => endpoint === invoices.listInvoices)).toHaveLength(1)
  await expect.poll(() => links.getByText(/^\d+ factu(?:ur|ren) /).elements().map((badge) => badge.textContent)).toEqual(words)
  await expect.element(links.getByRole('link', { name: 'Brieven' })).toHaveAttribute('href', '/documents')
})

test('BLOCK-09 calling and asking stand right under the appointment, in view on a phone', async () => {
  await renderScreen(<DashboardScreen />, { at: destinations.dashboard.pattern, token: 'abc', replies: [answers(patient.getInfo, patientInfo({ consults: [planned] })), answers(patient.getEmployees, { employees })] })
  for (const [name, href] of [['Bellen', 'tel:+31100000000'], ['Bericht', '/new-question']] as const) {
    const link = page.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', href)
    expect(link.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  }
})
