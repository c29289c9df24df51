import { randomUUID } from 'node:crypto'
import type { Invoice } from '#portal/api/contract/invoice.ts'
import type { ReviewPlan } from '../../scenario/scenario.ts'
import { infoOf } from '../granted.ts'
import { type Arrange, changed, from, pdfFile, typed, type Sample } from './sample.ts'

const getDocument: Arrange = async (backend) => {
  const { token } = await backend.signedIn('documents')
  return { token, body: { documentId: (await infoOf(backend, token)).documents[0]?.id, data: true } }
}

/** A call about a thread of a patient's own. */
function inThread(more: () => object): Arrange {
  return async (backend) => {
    const { token } = await backend.signedIn('unread')
    return { token, body: { thread_id: (await infoOf(backend, token)).internal_message_threads[0]?.id, ...more() } }
  }
}

const reply = inThread(() => ({ content: typed('Dank u wel.'), attachments: [pdfFile()] }))

const ask: Arrange = (backend) =>
  from('nothing-planned', {
    subject: typed('Slapen'),
    content: typed('Ik slaap slecht.'),
    department: 'office',
    attachments: [pdfFile()],
  })(backend)

/** A call about one of a patient's invoices. */
function aboutInvoice(fits: (invoice: Invoice) => boolean, more: () => { body?: object } = () => ({})): Arrange {
  return async (backend) => {
    const { token } = await backend.signedIn('rebate-reasons')
    const { body } = await backend.call('listInvoices', { token })
    const id = (body as { invoices: Invoice[] }).invoices.find(fits)?.id
    if (id === undefined) throw new Error('The scenario has no such invoice')
    return { token, path: { id }, ...more() }
  }
}

const askRebate = (isAllowed: boolean) =>
  aboutInvoice(
    ({ rebate_allowed }) => rebate_allowed === isAllowed,
    () => ({ body: { attachments: [pdfFile()] } }),
  )

/** A call with an e-mailed link; nobody is signed in. */
function byLink(kind: ReviewPlan, more: () => { body?: object } = () => ({})): Arrange {
  return async (backend) => {
    const { email } = await backend.testAdmin.createPatient('reviews')
    return { path: { id: await backend.testAdmin.reviewLink(email, kind) }, ...more() }
  }
}

const review = () => ({ body: { score: 4, motivation: typed('Fijn gesprek'), anonymous: false } })

export const recordSamples = {
  getInfo: { granted: from('everything', { modules: ['user', 'consults'] }), newcomer: 200 },
  getEmployees: { granted: from('everything'), newcomer: 200 },
  getDocument: { granted: getDocument, owned: { documentId: 495 } },
  getThread: { granted: inThread(() => ({ mark_messages_as_read: true })), owned: { thread_id: 495 } },
  replyThread: { granted: reply, owned: { thread_id: 495 }, refused: { 491: changed(reply, { content: ' ' }) } },
  newThread: {
    granted: ask,
    newcomer: 200,
    refused: { 412: changed(ask, { department: 'medical' }), 491: changed(ask, { subject: ' ' }) },
  },
  addReview: {
    granted: byLink('open', review),
    refused: {
      412: byLink('expired', review),
      491: byLink('open', () => ({ body: { ...review().body, motivation: typed('x'.repeat(4000)) } })),
      495: async () => ({ path: { id: randomUUID() }, ...review() }),
    },
  },
  validateReview: { granted: byLink('open'), refused: { 412: byLink('not-ended'), 495: byLink('used') } },
  listSubtrajects: { granted: from('invoices'), newcomer: 200 },
  listInvoices: { granted: from('invoices'), newcomer: 200 },
  getPaymentLink: { granted: aboutInvoice(({ payment_url_available }) => payment_url_available), owned: { id: 495 } },
  getInvoice: { granted: aboutInvoice(() => true), owned: { id: 495 } },
  requestRebate: {
    granted: askRebate(true),
    owned: { id: 495 },
    refused: { 412: askRebate(false), 491: changed(askRebate(true), { attachments: [] }) },
  },
} satisfies Readonly<Record<string, Sample>>
