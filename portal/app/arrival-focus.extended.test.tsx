import { expect, test } from 'vitest'
import { consults } from '../api/contract/consult.ts'
import { documents } from '../api/contract/document.ts'
import { invoices } from '../api/contract/invoice.ts'
import { actionState, patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { routes, fillPattern } from '../navigation/route-table.ts'
import { App } from './app.tsx'
import { planned } from '../stories/fixture/consult.ts'
import { prescriptionFile, someDocuments } from '../stories/fixture/document.ts'
import { allInvoices, subtrajects } from '../stories/fixture/invoice.ts'
import { onboardingInfo } from '../stories/fixture/onboarding.ts'
import { unpaid } from '../stories/fixture/one-invoice.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { generalReplies, medicalReplies, migraineSheet } from '../stories/fixture/questionnaire.ts'
import { slots } from '../stories/fixture/slot.ts'
import { allThreads, medicineMessages, medicineThread } from '../stories/fixture/thread.ts'
import { countHistory } from '../stories/refuse-history.ts'
import { heading, renderScreen } from '../stories/render-screen.tsx'
import { screenVisits, type Visitor } from '../stories/screen-visits.ts'
import { mockResponse, mockStatus, type StoryReply } from '../stories/story-backend.ts'

/** The same replies, held back until `tell` is called. */
function whenTold(replies: readonly StoryReply[]) {
  const released = Promise.withResolvers<undefined>()
  return {
    waiting: replies.map(({ endpoint, reply }) => ({
      endpoint,
      reply: ((request) => released.promise.then(() => reply(request))) satisfies StoryReply['reply'],
    })),
    tell: () => released.resolve(undefined),
  }
}

const info = mockResponse(
  patient.getInfo,
  patientInfo({ consults: [planned], documents: someDocuments, internal_message_threads: allThreads }),
)
const thread = mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages })
const invoice = mockResponse(invoices.getInvoice, { invoice: unpaid })
const none = mockStatus(invoices.getInvoice, 495)
const invoiceList = [
  mockResponse(invoices.listInvoices, { invoices: allInvoices }),
  mockResponse(invoices.listSubtrajects, { subtrajects }),
]
const file = mockResponse(documents.getDocument, prescriptionFile)
const free = mockResponse(consults.getSlots, { slots })
const starting = mockResponse(patient.getInfo, onboardingInfo(actionState.none))

type Arrival = [address: string, title: RegExp, replies: readonly StoryReply[], state?: object]

/** What each kind of patient gets, whichever screen they open. */
const repliesFor: Readonly<Record<Visitor, readonly StoryReply[]>> = {
  visitor: [],
  new: [starting],
  'general-started': generalReplies(),
  'medical-started': medicalReplies(migraineSheet()),
  onboarded: [info, thread, invoice, ...invoiceList, file, free],
}
/** Headings of screens that these replies open at another place than an end-to-end test does. */
const headings: Partial<Record<keyof typeof screenVisits, RegExp>> = {
  booking: /^Afspraak maken$/,
  generalQuestionnaire: /^Stap 1 van/,
  medicalQuestionnaire: /^Stap 1 van/,
}
const everyScreen = (Object.keys(screenVisits) as (keyof typeof screenVisits)[]).flatMap((name) => {
  const { by, heading: title, ids = {}, state = {} } = screenVisits[name]
  return by === 'visitor'
    ? []
    : [[fillPattern(routes[name].pattern, ids), headings[name] ?? title, repliesFor[by], state] satisfies Arrival]
})

const arrivals: readonly Arrival[] = [
  ...everyScreen,
  [`/invoice/${unpaid.id}`, /^Deze factuur is er niet$/, [info, none]],
  [`/invoice/${unpaid.id}/999`, /^Deze factuur is er niet$/, [info, invoice]],
  [`/invoice/${unpaid.id}/rebate`, /^Deze factuur is er niet$/, [info, none]],
  ['/messages', /^Berichten$/, [mockStatus(patient.getInfo, 500)]],
]

test.each(arrivals)(
  'APP-10.1 opening %s before its answers arrive focuses its heading, and later focuses %s',
  async (address, title, replies, state = {}) => {
    const { waiting, tell } = whenTold(replies)
    await renderScreen(<App />, {
      at: '/nergens',
      token: 'abc',
      replies: [mockResponse(patient.getEmployees, { employees }), ...waiting],
    })
    await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
    const changes = countHistory()
    history.pushState(state, '', address)
    await expect.element(heading('Deze pagina bestaat niet')).not.toBeInTheDocument()
    await expect.element(heading(/./)).toHaveFocus()
    tell()
    await expect.element(heading(title)).toBeVisible()
    // A document takes its time to be drawn on a busy machine.
    await expect.poll(() => document.querySelector('[aria-busy="true"]'), { timeout: 20_000 }).toBeNull()
    await expect.element(heading(title)).toHaveFocus()
    // The entry itself, marking it as this session's, and where a questionnaire opened. Browsers refuse many changes in a row.
    expect(changes()).toBeLessThanOrEqual(/Qstr/.test(address) ? 3 : 2)
  },
)
