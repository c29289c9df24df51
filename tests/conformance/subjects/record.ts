import type { Message, Thread } from '#portal/api/contract/thread.ts'
import type { Invoice } from '#portal/api/contract/invoice.ts'
import type { Check } from '../check.ts'
import { mustBe, mustHold } from '../finding.ts'
import { aboutInvoice, byLink, inThread, pdf, review, samples } from '../sample.ts'
import { ableTo, mustRefuse, type World } from '../world.ts'

const read = (world: World, token: string, id: number) =>
  world.done<{ thread: Thread; messages: Message[] }>('getThread', {
    token,
    body: { thread_id: id, mark_messages_as_read: true },
  })
const unreadIn = async (world: World, token: string, id: number) =>
  (await world.info(token)).internal_message_threads.find((thread) => thread.id === id)?.count_unread

export const record: readonly Check[] = [
  {
    id: 'message/kept',
    calls: ['newThread', 'replyThread', 'getThread', 'getInfo'],
    description: 'Sent messages are in the thread in order, unchanged, as the patient’s, with their files',
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      const [subject, content, file] = ['Slapen “é”', 'Regel één\nRegel twee <b> & 1 < 2', pdf()]
      await world.done('newThread', { token, body: { subject, content, department: 'office', attachments: [file] } })
      const thread = (await world.info(token)).internal_message_threads.find((one) => one.subject === subject)
      mustHold('the new thread in patient info', 'there', thread !== undefined, 'none')
      await world.done('replyThread', {
        token,
        body: { thread_id: thread?.id, content: 'En nog iets', attachments: [] },
      })
      const { messages } = await read(world, token, thread?.id ?? 0)
      mustBe(
        'messages',
        [
          [content, true, null],
          ['En nog iets', true, null],
        ],
        messages.map((one) => [one.content, one.sender_is_patient, one.sender_user_id]),
      )
      const [sent] = messages[0]?.attachments ?? []
      mustBe('the file', file.filename, sent?.documentFilename)
      const { documentData, mimetype } = await world.done<{ documentData: string; mimetype: string }>('getDocument', {
        token,
        body: { documentId: sent?.id, data: true },
      })
      mustBe('what is in it', [file.data, 'application/pdf'], [documentData, mimetype])
    },
  },
  {
    id: 'message/read',
    calls: ['getThread', 'getInfo'],
    description: 'Reading a thread marks all its messages as read',
    async run(world) {
      const { token, thread } = await inThread(world)
      await read(world, token, thread.id)
      mustBe('unread afterwards', 0, await unreadIn(world, token, thread.id))
    },
  },
  {
    id: 'message/of-staff',
    calls: ['getThread', 'getInfo'],
    description: 'A message of the clinic is unread, last in the thread, and not the patient’s',
    async run(world) {
      const replyAsStaff = ableTo(world, 'replyAsStaff')
      const { token, thread } = await inThread(world)
      await read(world, token, thread.id)
      await replyAsStaff(thread.id, 'Van de kliniek')
      mustBe('unread', 1, await unreadIn(world, token, thread.id))
      const last = (await read(world, token, thread.id)).messages.at(-1)
      mustBe('the last message', ['Van de kliniek', false], [last?.content, last?.sender_is_patient])
      mustHold('its sender', 'an employee', typeof last?.sender_user_id === 'number', last?.sender_user_id)
    },
  },
  {
    id: 'message/plain-text',
    calls: ['getThread'],
    description: 'A message of the clinic is plain text, without markup or encoding',
    async run(world) {
      const replyAsStaff = ableTo(world, 'replyAsStaff')
      const { token, thread } = await inThread(world)
      const content = 'Neem < 3 tabletten & rust.\nTot morgen.'
      await replyAsStaff(thread.id, content)
      mustBe('the last message', content, (await read(world, token, thread.id)).messages.at(-1)?.content)
    },
  },
  {
    id: 'message/blank',
    calls: ['newThread', 'replyThread'],
    description: 'A blank subject or message gets a 491, and nothing is stored',
    async run(world) {
      const { token, thread } = await inThread(world)
      const fresh = { subject: 'Slapen', content: 'Slecht', department: 'office', attachments: [] }
      const threadsNow = async () => (await world.info(token)).internal_message_threads.length
      const before = await threadsNow()
      for (const blank of [{ subject: ' ' }, { content: ' \n' }])
        mustRefuse(JSON.stringify(blank), await world.send('newThread', { token, body: { ...fresh, ...blank } }), 491)
      mustRefuse(
        'a blank reply',
        await world.send('replyThread', { token, body: { thread_id: thread.id, content: ' ', attachments: [] } }),
        491,
      )
      mustBe('threads', before, await threadsNow())
    },
  },
  {
    id: 'message/department',
    calls: ['newThread'],
    description: 'A medical question before the first consult gets a 412, an unknown department a 400',
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      const body = { subject: 'Slapen', content: 'Slecht', attachments: [] }
      mustRefuse(
        'a medical question',
        await world.send('newThread', { token, body: { ...body, department: 'medical' } }),
        412,
      )
      mustRefuse(
        'an unknown department',
        await world.send('newThread', { token, body: { ...body, department: 'tuin' } }),
        400,
      )
    },
  },
  {
    id: 'document/content',
    calls: ['getDocument'],
    description: 'A document is base64 of its media type',
    async run(world) {
      const { documentData, mimetype } = await world.done<{ documentData: string; mimetype: string }>(
        'getDocument',
        await samples.getDocument.granted(world),
      )
      const bytes = Buffer.from(documentData, 'base64')
      mustHold(
        'base64',
        'that and nothing else',
        bytes.length > 0 && bytes.toString('base64') === documentData,
        documentData,
      )
      if (mimetype === 'application/pdf') mustBe('its first bytes', '%PDF-', bytes.subarray(0, 5).toString('latin1'))
    },
  },
  {
    id: 'invoice/one-and-list',
    calls: ['getInvoice', 'listInvoices', 'listSubtrajects'],
    description: 'An invoice by id is the same as in the list, and its period is listed',
    async run(world) {
      const { token, invoice } = await aboutInvoice(world)
      const { invoice: alone } = await world.done<{ invoice: Invoice }>('getInvoice', {
        token,
        path: { id: invoice.id },
      })
      mustBe('alone and in the list', invoice, alone)
      const { subtrajects } = await world.done<{
        subtrajects: { id: number; period_start: string; period_end: string }[]
      }>('listSubtrajects', { token })
      const period = subtrajects.find(({ id }) => id === invoice.subtraject_id)
      mustBe('its period', [invoice.period_start, invoice.period_end], [period?.period_start, period?.period_end])
    },
  },
  {
    id: 'invoice/payable',
    calls: ['getPaymentLink', 'listInvoices'],
    description: 'A payable invoice has a payment link, and others have none',
    async run(world) {
      const { token, invoice } = await aboutInvoice(world, ({ payment_url_available: payable }) => payable)
      const { url } = await world.done<{ url?: string | null }>('getPaymentLink', { token, path: { id: invoice.id } })
      mustHold('the link', 'an address', URL.canParse(url ?? ''), url)
      const { invoices } = await world.done<{ invoices: Invoice[] }>('listInvoices', { token })
      for (const one of invoices) {
        const isOpen =
          !one.fully_paid &&
          !one.paid_acc_pp &&
          one.debtor_type === 'Patient' &&
          one.rebate_reason !== 'INVOICE_REVERTED' &&
          one.total > one.credit_invoices.reduce((sum, { refund }) => sum + refund, 0)
        mustBe(`payment_url_available of ${one.invoice_id}`, isOpen, one.payment_url_available)
        const { url: link } = await world.done<{ url?: string | null }>('getPaymentLink', {
          token,
          path: { id: one.id },
        })
        mustBe(`a link for ${one.invoice_id}`, isOpen, Boolean(link))
      }
    },
  },
  {
    id: 'invoice/in-process',
    calls: ['getPaymentLink', 'listInvoices'],
    description: 'An invoice whose payment is being processed has no payment link',
    async run(world) {
      const { token, invoice } = await aboutInvoice(
        world,
        ({ fully_paid: isPaid, paid_acc_pp: isProcessed }) => isProcessed && !isPaid,
      )
      mustBe('payment_url_available', false, invoice.payment_url_available)
      const { url } = await world.done<{ url?: string | null }>('getPaymentLink', { token, path: { id: invoice.id } })
      mustHold('the link', 'none', !url, url)
    },
  },
  {
    id: 'rebate/asked-once',
    calls: ['requestRebate', 'getInvoice'],
    description: 'A requested rebate is pending, and cannot be requested again (412)',
    async run(world) {
      const { token, invoice } = await aboutInvoice(world, ({ rebate_allowed: allowed }) => allowed)
      const input = { token, path: { id: invoice.id }, body: { attachments: [pdf()] } }
      await world.done('requestRebate', input)
      const { invoice: after } = await world.done<{ invoice: Invoice }>('getInvoice', {
        token,
        path: { id: invoice.id },
      })
      mustBe(
        'afterwards',
        [false, 'REBATE_PENDING', invoice.rebates.length + 1],
        [after.rebate_allowed, after.rebate_reason, after.rebates.length],
      )
      mustRefuse('asking again', await world.send('requestRebate', input), 412)
    },
  },
  {
    id: 'rebate/together',
    calls: ['requestRebate'],
    description: 'Of two simultaneous rebate requests for one invoice exactly one succeeds',
    async run(world) {
      const { token, invoice } = await aboutInvoice(world, ({ rebate_allowed: allowed }) => allowed)
      const answers = await Promise.all(
        [1, 2].map(() =>
          world.send('requestRebate', { token, path: { id: invoice.id }, body: { attachments: [pdf()] } }),
        ),
      )
      mustBe(
        'statuses',
        [200, 412],
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
      )
    },
  },
  {
    id: 'rebate/not-allowed',
    calls: ['requestRebate'],
    description: 'A rebate request gets a 412 if the invoice allows none, and a 491 without a file; nothing is stored',
    async run(world) {
      const { token, invoice } = await aboutInvoice(world, ({ rebate_allowed: allowed }) => allowed)
      mustRefuse(
        'without a file',
        await world.send('requestRebate', { token, path: { id: invoice.id }, body: { attachments: [] } }),
        491,
      )
      const { invoices } = await world.done<{ invoices: Invoice[] }>('listInvoices', { token })
      for (const one of invoices.filter(({ rebate_allowed: allowed }) => !allowed)) {
        mustHold(`why not for ${one.invoice_id}`, 'a reason', Boolean(one.rebate_reason), one.rebate_reason)
        mustRefuse(
          `a rebate that cannot be (${one.rebate_reason})`,
          await world.send('requestRebate', { token, path: { id: one.id }, body: { attachments: [pdf()] } }),
          412,
        )
      }
      const { invoices: after } = await world.done<{ invoices: Invoice[] }>('listInvoices', { token })
      mustBe(
        'rebates',
        invoices.map(({ rebates }) => rebates.length),
        after.map(({ rebates }) => rebates.length),
      )
    },
  },
  {
    id: 'review/used-once',
    calls: ['addReview', 'validateReview'],
    description: 'A link accepts one review: validating does not use it up, and afterwards it gets a 495',
    async run(world) {
      const link = await byLink(world)
      await world.done('validateReview', link)
      await world.done('addReview', { ...link, body: review })
      mustRefuse('looking again', await world.send('validateReview', link), 495)
      mustRefuse('a second review', await world.send('addReview', { ...link, body: review }), 495)
    },
  },
  {
    id: 'review/together',
    calls: ['addReview'],
    description: 'Of two simultaneous reviews by one link exactly one is stored',
    async run(world) {
      const link = await byLink(world)
      const answers = await Promise.all([1, 2].map(() => world.send('addReview', { ...link, body: review })))
      mustBe(
        'statuses',
        [200, 495],
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
      )
    },
  },
  {
    id: 'review/expired',
    calls: ['addReview', 'validateReview'],
    description: 'An expired link gets a 412 with PCE_REVIEW_EXPIRED',
    async run(world) {
      const link = await byLink(world, 'expired')
      for (const answer of [
        await world.send('validateReview', link),
        await world.send('addReview', { ...link, body: review }),
      ]) {
        mustRefuse('an expired link', answer, 412)
        mustBe('error', 'PCE_REVIEW_EXPIRED', (answer.body as { error?: string }).error)
      }
    },
  },
  {
    id: 'review/score',
    calls: ['addReview'],
    description: 'A score is a whole number from 1 to 5 (400)',
    async run(world) {
      const link = await byLink(world)
      for (const score of [0, 6, 2.5])
        mustRefuse(`the score ${score}`, await world.send('addReview', { ...link, body: { ...review, score } }), 400)
      await world.done('addReview', { ...link, body: { ...review, score: 5 } })
    },
  },
]
