import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consults } from '../api/contract/consult.ts'
import { documents } from '../api/contract/document.ts'
import type { Endpoint } from '../api/contract/endpoint.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { questionnaires } from '../api/contract/questionnaire.ts'
import { threads } from '../api/contract/thread.ts'
import { App } from './app.tsx'
import { planned, plannedLater } from '../stories/fixture/consult.ts'
import { manyPrescriptions, prescriptionFile, someDocuments } from '../stories/fixture/document.ts'
import { insurersInvoice, openInvoice, paidInvoice, subtrajects } from '../stories/fixture/invoice.ts'
import { onboardingInfo } from '../stories/fixture/onboarding.ts'
import { unpaid } from '../stories/fixture/one-invoice.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { inMedical } from '../stories/fixture/questionnaire.ts'
import { slots } from '../stories/fixture/slot.ts'
import { allThreads, medicineMessages } from '../stories/fixture/thread.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, mockStatus } from '../stories/story-backend.ts'

/** A 200 with any data; unlike `answers`, it is not checked against the contract. */
const says = (endpoint: Endpoint, data: unknown) => mockStatus(endpoint, 200, data)

const [document] = manyPrescriptions
const [thread] = allThreads
const known = {
  consults: [planned],
  documents: [...manyPrescriptions, ...someDocuments],
  internal_message_threads: allThreads,
}
const infoWith = (part: object) => [says(patient.getInfo, { ...patientInfo(known), ...part })]
const invoicesWith = (part: object, of = openInvoice) => [
  mockResponse(patient.getInfo, patientInfo(known)),
  says(invoices.listInvoices, { invoices: [{ ...of, ...part }, paidInvoice] }),
  mockResponse(invoices.listSubtrajects, { subtrajects }),
]

const open = (at: string, replies: ReturnType<typeof says>[]) =>
  renderScreen(<App />, {
    at,
    token: 'abc',
    replies: [
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(consults.getSlots, { slots }),
      ...replies,
    ],
  })

const note = () => text(/^Niet alles kan hier nu staan\. Mist u iets\? Bel 010.000.00.00\.$/)

describe('ERR-10.1 ERR-10.2 ERR-10.4 one invalid field', () => {
  test.each([
    [
      'a document without a description',
      '/prescriptions',
      infoWith({ documents: [{ ...document, description: null }, ...manyPrescriptions.slice(1)] }),
      'Recepten',
      'Recept zonder naam',
      false,
    ],
    [
      'a document without a description, on a screen without documents,',
      '/dashboard',
      infoWith({ documents: [{ ...document, description: null }] }),
      'Uw overzicht',
      /3 december 2026/,
      false,
    ],
    [
      'a document without a date',
      '/prescriptions',
      infoWith({ documents: [{ ...document, created_at: null }, ...manyPrescriptions.slice(1)] }),
      'Recepten',
      manyPrescriptions[1]?.description ?? '',
      true,
    ],
    [
      'an unknown gender',
      '/dashboard',
      infoWith({ personal: { ...patientInfo().personal, gender: 'X' } }),
      'Uw overzicht',
      /3 december 2026/,
      false,
    ],
    [
      'an unknown category of the next consult',
      '/appointments',
      infoWith({ nextConsult: { nextConsultCategory: 7 } }),
      'Afspraken',
      /3 december 2026/,
      false,
    ],
    [
      'a consult with an unknown state',
      '/appointments',
      infoWith({ consults: [{ ...planned, state: 4 }, plannedLater] }),
      'Afspraken',
      /18 december 2026/,
      false,
    ],
    [
      'a consult without a time',
      '/appointments',
      infoWith({ consults: [{ ...planned, startDateTime: 'morgen' }, plannedLater] }),
      'Afspraken',
      /18 december 2026/,
      true,
    ],
    [
      'a conversation whose id is too high',
      '/messages',
      infoWith({ internal_message_threads: [{ ...thread, id: 2 ** 31 }, ...allThreads.slice(1)] }),
      'Berichten',
      allThreads[1]?.subject ?? '',
      true,
    ],
    ['an invoice without a due date', '/finance', invoicesWith({ due_date: null }), 'Facturen', 'Openstaand', false],
    ['an invoice without rebates', '/finance', invoicesWith({ rebates: undefined }), 'Facturen', 'Openstaand', false],
    [
      'an invoice whose consult has a date without a time',
      '/finance',
      invoicesWith({ consults: [{ id: 1, type: 4, date: '2026-11-05' }] }),
      'Facturen',
      'Controle via video',
      false,
    ],
    ['an invoice with an invalid amount', '/finance', invoicesWith({ total: '120,00' }), 'Facturen', 'Betaald', true],
  ] as const)('%s leaves %s unchanged', async (_name, at, replies, title, shown, hasNote) => {
    await open(at, [...replies])
    await expect.element(heading(title)).toBeVisible()
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(shown, { exact: typeof shown === 'string' })
          .first(),
      )
      .toBeVisible()
    expect(note().elements()).toHaveLength(hasNote ? 1 : 0)
    await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument()
  })

  test('an invalid invoice of an insurer is ignored without a message', async () => {
    await open('/finance', invoicesWith({ due_date: 'ooit', total: '95,50', rebates: null }, insurersInvoice))
    await expect.element(text('Betaald')).toBeVisible()
    await expect.element(note()).not.toBeInTheDocument()
  })

  test('a consult with an unknown state is shown, and cannot be rescheduled or cancelled', async () => {
    await open('/appointments', infoWith({ consults: [{ ...planned, state: 4 }] }))
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(/3 december 2026/)
          .first(),
      )
      .toBeVisible()
    await expect.element(text('Wij weten niet zeker of deze afspraak doorgaat')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: /^(Afzeggen|Verzetten|Afspraak maken)/ }))
      .not.toBeInTheDocument()
  })

  test.each([
    ['one', 1],
    ['the soonest of two', 2],
  ])('of consults with an unknown state %s is shown as the next appointment', async (_name, count) => {
    await open(
      '/appointments',
      infoWith({ consults: [plannedLater, planned].slice(-count).map((consult) => ({ ...consult, state: 4 })) }),
    )
    const next = page.getByRole('heading', { name: 'Volgende afspraak' })
    await expect
      .poll(() => next.elements().map((element) => element.closest('section')?.querySelector('time')?.dateTime))
      .toEqual([planned.startDateTime])
    expect(page.getByRole('main').getByRole('time').elements()).toHaveLength(count)
  })

  test('a consult with an unknown state does not block rescheduling and cancelling the others', async () => {
    await open('/appointments', infoWith({ consults: [{ ...planned, state: 4 }, plannedLater] }))
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(/3 december 2026/)
          .first(),
      )
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Afzeggen: vrijdag 18 december 2026' })).toBeVisible()
  })

  test.each([
    [
      '/prescriptions',
      'documents',
      infoWith({ documents: [{ ...document, created_at: null }] }),
      'U heeft nog geen recepten',
    ],
    [
      '/documents',
      'the category of a document',
      infoWith({ documents: [{ ...document, category: null }] }),
      'U heeft nog geen brieven',
    ],
    [
      '/messages',
      'conversations',
      infoWith({ internal_message_threads: [{ ...thread, created_at: null }] }),
      'Nog geen berichten',
    ],
    ['/dashboard', 'consults', infoWith({ consults: [{ ...planned, endDateTime: null }] }), 'U heeft geen afspraak'],
    [
      '/appointments',
      'consults',
      infoWith({ consults: [{ ...planned, endDateTime: null }] }),
      'U heeft nog geen eerdere afspraken.',
    ],
    ['/finance', 'amounts', invoicesWith({ total: null }), 'U hoeft nu niets te betalen'],
    ['/finance', 'refunds', invoicesWith({ credit_invoices: [{ refund: '25,00' }] }), 'U hoeft nu niets te betalen'],
    ['/finance', 'debtors', invoicesWith({ debtor_type: null }), 'U hoeft nu niets te betalen'],
  ] as const)('%s, with invalid %s, never shows that there are none', async (at, _name, replies, none) => {
    await open(at, [...replies])
    await expect.element(note()).toBeVisible()
    await expect.element(text(none)).not.toBeInTheDocument()
  })

  test('an onboarding item with an invalid state is not offered again', async () => {
    const info = onboardingInfo('STARTED')
    await open('/dashboard', [says(patient.getInfo, { ...info, identificationInfo: { state: 'IN_REVIEW' } })])
    await expect.element(text(/^Wij kunnen nu niet zien of dit klaar is/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^(Beginnen|Verdergaan)/ })).not.toBeInTheDocument()
  })

  test('a document with an invalid media type still opens', async () => {
    await open('/prescription/71', [
      ...infoWith({}),
      says(documents.getDocument, { ...prescriptionFile, mimetype: null }),
    ])
    await expect.element(page.getByRole('link', { name: /^Downloaden/ })).toBeVisible()
  })

  test('a conversation with an invalid subject shows its messages, and a reply goes to the opened conversation', async () => {
    const { backend } = await open('/question/41', [
      ...infoWith({ internal_message_threads: [] }),
      says(threads.getThread, { thread: null, messages: medicineMessages }),
      mockResponse(threads.replyThread, {}),
    ])
    await expect.element(text(/schema staat in de bijlage/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Uw antwoord' }).fill('Dank u')
    await page.getByRole('button', { name: 'Versturen', exact: true }).click()
    await expect.poll(() => backend.bodiesOf(threads.replyThread)).toMatchObject([{ thread_id: 41 }])
  })

  test('a patient who confirms an intake sees that a question could not be asked, also when resuming at its end', async () => {
    const asked = { question_id: 'weight', answer: '70', page: 1, type: 'int', question: 'Wat weegt u?' }
    const questionnaire = (odd: object) =>
      says(questionnaires.getQuestionnaire, {
        questionnaire: { id: 5, questions_answers: [asked, { ...asked, question_id: 'height', ...odd }] },
      })
    await open('/action/onboardMedicalQstrInfo', [
      mockResponse(patient.getInfo, inMedical()),
      questionnaire({ page: 'een' }),
    ])
    await expect.element(button('Bevestigen')).toBeVisible()
    await expect.element(note()).toBeVisible()
  })

  test('ERR-10.6 invalid slots are not shown as "no slots"', async () => {
    await open('/appointment', [
      ...infoWith({ consults: [] }),
      says(consults.getSlots, { slots: { 1: { 20261201: [{ startDT: 'morgen', avId: 1, typeId: 3 }] } } }),
    ])
    await page.getByRole('radio', { name: /^Op de kliniek/ }).click()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect.element(text(/^Er ging bij ons iets mis/)).toBeVisible()
  })

  test('an invoice without a due date can be paid, and shows no due date', async () => {
    await open(`/invoice/${unpaid.id}`, [
      mockResponse(patient.getInfo, patientInfo(known)),
      says(invoices.getInvoice, { invoice: { ...unpaid, due_date: undefined } }),
    ])
    await expect.element(heading('Betaal deze factuur')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Nu betalen' })).toBeVisible()
  })
})
