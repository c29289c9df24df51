import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Invoice, rebateReason } from '#portal/api/contract/invoice.ts'
import { attachmentOf, keepFiles, pdfOf } from '../test-kit/attachment.ts'
import { databases } from '../test-kit/test-database.ts'
import { limit } from '../limit.ts'
import type { ScenarioName } from '../scenario/scenario.ts'
import { openTestBackend, type SignedInPatient, type TestBackend } from '../test-kit/test-backend.ts'

const pdf = attachmentOf('verklaring.pdf')
const message = { message: expect.stringMatching(/^[A-Z].+\.$/) as string }

describe.each(databases)('on $name', ({ open }) => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await openTestBackend(open)
  })
  afterAll(() => backend.close())

  async function invoicesOf({ token }: SignedInPatient): Promise<Invoice[]> {
    const { status, body } = await backend.call('listInvoices', { token })
    expect(status).toBe(200)
    return (body as { invoices: Invoice[] }).invoices
  }

  async function invoiceOf({ token }: SignedInPatient, id: number): Promise<Invoice> {
    const { body } = await backend.call('getInvoice', { token, path: { id } })
    return (body as { invoice: Invoice }).invoice
  }

  /** A new patient of a scenario and the invoice of theirs with this total. */
  async function withInvoice(state: ScenarioName, total: number) {
    const patient = await backend.signedIn(state)
    const invoice = (await invoicesOf(patient)).find((one) => one.total === total)
    if (!invoice) throw new Error(`No invoice of ${total}`)
    return { patient, invoice, now: () => invoiceOf(patient, invoice.id) }
  }

  async function linkFor({ token }: SignedInPatient, id: number) {
    const { status, body } = await backend.call('getPaymentLink', { token, path: { id } })
    expect(status).toBe(200)
    return (body as { url: string | null }).url
  }

  function request({ token }: SignedInPatient, id: number, attachments: readonly (typeof pdf)[] = [pdf]) {
    return backend.call('requestRebate', { token, path: { id }, body: { attachments } })
  }

  describe('invoices', () => {
    test('cover every payment status, with dates without a time and their consults', async () => {
      const invoices = await invoicesOf(await backend.signedIn('invoices'))
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()
      const states = invoices.map(
        ({ total, fully_paid: paid, paid_acc_pp: processing, due_date: due, debtor_type: debtor }) => [
          total,
          paid,
          processing,
          (due ?? today) < today,
          debtor,
        ],
      )
      expect(states).toEqual([
        [12_345, false, false, false, 'Patient'],
        [9950, false, true, false, 'Patient'],
        [31_875, false, false, false, 'Insurer'],
        [123_456, false, false, true, 'Patient'],
        [20_000, true, true, true, 'Patient'],
        [8005, true, true, true, 'Patient'],
      ])
      expect(invoices.map(({ payment_url_available: payable }) => payable)).toEqual([
        true,
        false,
        false,
        true,
        false,
        false,
      ])
      for (const { date, due_date: due, period_start: start, period_end: end, consults } of invoices) {
        expect([start, date, String(due)].toSorted()).toEqual([start, date, due])
        expect(date <= end).toBe(true)
        expect(consults).toEqual([
          { id: expect.any(Number) as number, type: 3, date: expect.stringMatching(/T10:20:00\+0[12]:00$/) as string },
        ])
      }
      expect(invoices.map(({ file }) => file?.description)).toEqual([
        'Factuur',
        'Factuur',
        'Factuur',
        'Factuur',
        'Factuur',
        undefined,
      ])
      expect(new Set(invoices.map(({ invoice_id: number }) => number)).size).toBe(invoices.length)
    })

    test('belong to one of the listed periods, which come newest first', async () => {
      const patient = await backend.signedIn('invoices')
      const { body } = await backend.call('listSubtrajects', { token: patient.token })
      const { subtrajects } = body as { subtrajects: { id: number; period_start: string; period_end: string }[] }
      const own = (await invoicesOf(patient)).map(({ subtraject_id: id, period_start, period_end }) => ({
        id,
        period_start,
        period_end,
      }))
      expect(subtrajects).toHaveLength(2)
      expect(subtrajects.map(({ period_start: start }) => start)).toEqual(
        subtrajects
          .map(({ period_start: start }) => start)
          .toSorted()
          .toReversed(),
      )
      for (const period of own) expect(subtrajects).toContainEqual(period)
    })

    test('are the same by id as in the list', async () => {
      const { patient, invoice } = await withInvoice('rebate-reasons', 10_200)
      expect(await invoiceOf(patient, invoice.id)).toEqual(invoice)
    })

    test('are empty lists for a patient who has none', async () => {
      const { token } = await backend.signedIn('nothing-planned')
      expect((await backend.call('listInvoices', { token })).body).toEqual({ invoices: [] })
      expect((await backend.call('listSubtrajects', { token })).body).toEqual({ subtrajects: [] })
    })

    test('list the refunds of their credit invoices, and can be paid while an amount is due', async () => {
      const invoices = await invoicesOf(await backend.signedIn('credit-invoices'))
      expect(
        invoices.map(({ credit_invoices: credits, payment_url_available: payable, fully_paid: paid }) => [
          credits.map(({ refund }) => refund),
          payable,
          paid,
        ]),
      ).toEqual([
        [[5000], true, false],
        [[15_100], false, false],
        [[15_200], false, true],
        [[1000, 2550], false, true],
      ])
    })
  })

  describe('paying', () => {
    const choose = (url: string, choice: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ choice }) })
    const pageOf = async (url: string) => (await fetch(url)).text()
    const paidOf = ({
      paid_acc_pp: processing,
      fully_paid: paid,
      payment_url_available: payable,
      rebate_reason: why,
    }: Invoice) => [processing, paid, payable, why]

    test('goes through the payment site and the bank, and the invoice has the matching state after each step', async () => {
      const { patient, invoice, now } = await withInvoice('invoices', 12_345)
      const url = (await linkFor(patient, invoice.id)) ?? ''
      expect(new URL(url).origin).not.toBe(backend.origin)
      expect(await pageOf(url)).toContain('€\u00A0123,45')
      expect(paidOf(await now())).toEqual([false, false, true, null])

      expect(await (await choose(url, 'pay')).text()).toContain('onderweg')
      expect(paidOf(await now())).toEqual([true, false, false, 'INVOICE_PROCESSING'])
      expect(await linkFor(patient, invoice.id)).toBeNull()

      expect(await (await choose(url, 'confirm')).text()).toContain('gelukt')
      expect(paidOf(await now())).toEqual([true, true, false, null])
    })

    test('can be cancelled, after which that link is refused and a new one works', async () => {
      const { patient, invoice, now } = await withInvoice('invoices', 123_456)
      const url = (await linkFor(patient, invoice.id)) ?? ''
      expect((await choose(url, 'cancel')).status).toBe(200)
      expect((await choose(url, 'pay')).status).toBe(409)
      expect(paidOf(await now())).toEqual([false, false, true, null])
      const again = (await linkFor(patient, invoice.id)) ?? ''
      expect(again).not.toBe(url)
      expect((await choose(again, 'pay')).status).toBe(200)
    })

    test('charges the amount due after a refund', async () => {
      const { patient, invoice } = await withInvoice('credit-invoices', 15_000)
      expect(await pageOf((await linkFor(patient, invoice.id)) ?? '')).toContain('€\u00A0100,00')
    })

    test('happens once, also when two pages submit at the same time', async () => {
      const { patient, invoice } = await withInvoice('invoices', 12_345)
      const urls = [(await linkFor(patient, invoice.id)) ?? '', (await linkFor(patient, invoice.id)) ?? '']
      const answers = await Promise.all([...urls, ...urls].map(async (url) => (await choose(url, 'pay')).status))
      expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    })

    test('refuses a choice that skips a step or is unknown', async () => {
      const { patient, invoice, now } = await withInvoice('invoices', 12_345)
      const url = (await linkFor(patient, invoice.id)) ?? ''
      for (const choice of ['confirm', '', 'constructor']) expect((await choose(url, choice)).status).toBe(409)
      expect(paidOf(await now())).toEqual([false, false, true, null])
    })

    test('needs a link that was issued and has not expired, of which only the hash is stored', async () => {
      const { patient, invoice } = await withInvoice('invoices', 12_345)
      const url = (await linkFor(patient, invoice.id)) ?? ''
      const token = url.split('/').at(-1) ?? ''
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(JSON.stringify(await backend.database.rows('select * from payment'))).not.toContain(token)
      expect((await fetch(url.replace(token, `${token.slice(0, -1)}-`))).status).toBe(404)
      await backend.database.rows(`update payment set expires_at = now() - interval '1 second' where invoice_id = $1`, [
        invoice.id,
      ])
      expect((await fetch(url)).status).toBe(404)
      expect((await choose(url, 'pay')).status).toBe(409)
    })

    test('has no link for an invoice that cannot be paid', async () => {
      const patient = await backend.signedIn('rebate-reasons')
      const payable = (await invoicesOf(patient)).filter(({ payment_url_available: isPayable }) => isPayable)
      expect(payable.map(({ total }) => total)).toEqual([10_000])
      for (const { id, total } of await invoicesOf(patient))
        expect([total, (await linkFor(patient, id)) === null]).toEqual([total, total !== 10_000])
    })
  })

  describe('a rebate', () => {
    test('is refused for every reason of the contract, each with its own message', async () => {
      const patient = await backend.signedIn('rebate-reasons')
      const refused = (await invoicesOf(patient)).filter(({ rebate_allowed: allowed }) => !allowed)
      expect(refused).toHaveLength(rebateReason.length)
      expect(new Set(refused.map(({ rebate_reason: why }) => why))).toEqual(new Set(rebateReason))
      const answers = await Promise.all(refused.map(({ id }) => request(patient, id)))
      for (const { status, body } of answers) expect([status, body]).toEqual([412, message])
      expect(new Set(answers.map(({ body }) => (body as { message: string }).message)).size).toBe(rebateReason.length)
    })

    test('can be requested until six months after the invoice date', async () => {
      const { invoice, now } = await withInvoice('invoices', 8005)
      const dated = (days: number) =>
        backend.database.rows(
          `
        update invoice set date = (amsterdam(now())::date - interval '6 months')::date + $2::int, due_date = amsterdam(now())::date where id = $1`,
          [invoice.id, days],
        )
      await dated(5)
      expect((await now()).rebate_allowed).toBe(true)
      await dated(-5)
      expect([(await now()).rebate_allowed, (await now()).rebate_reason]).toEqual([false, 'INVOICE_TO_OLD'])
    })

    test('has the shares of patient and insurer once approved, and can be requested again once declined', async () => {
      const { invoice } = await withInvoice('rebate-reasons', 10_200)
      expect(
        invoice.rebates.map(({ status, paid_by_patient: patient, paid_by_insurer: insurer }) => [
          status,
          patient,
          insurer,
        ]),
      ).toEqual([
        ['DECLINED', null, null],
        ['APPROVED', 2550, 7650],
      ])
      expect(Date.parse(invoice.rebates[0]?.created_at ?? '')).toBeLessThan(
        Date.parse(invoice.rebates[1]?.created_at ?? ''),
      )
      const declined = await withInvoice('rebate-reasons', 10_100)
      expect([declined.invoice.rebate_allowed, declined.invoice.rebates.map(({ status }) => status)]).toEqual([
        true,
        ['DECLINED'],
      ])
    })

    test('is pending after the request, with its files, and cannot be requested again', async () => {
      const { patient, invoice, now } = await withInvoice('rebate-reasons', 10_100)
      const files = [pdf, { ...pdf, filename: 'CON.pdf', description: 'Van mijn verzekeraar' }]
      expect((await request(patient, invoice.id, files)).status).toBe(200)
      const { rebates, rebate_allowed: allowed, rebate_reason: why } = await now()
      expect([allowed, why, rebates.map(({ status }) => status)]).toEqual([
        false,
        'REBATE_PENDING',
        ['DECLINED', 'PENDING'],
      ])
      expect((await request(patient, invoice.id)).status).toBe(412)
      expect(
        await backend.database.rows(
          `
        select filename, mimetype, description, convert_from(content, 'UTF8') as content from rebate_file
        join rebate on rebate.id = rebate_id join document on document.id = rebate_file.document_id join file on file.document_id = document.id
        where invoice_id = $1 order by document.id`,
          [invoice.id],
        ),
      ).toEqual([
        {
          filename: 'verklaring.pdf',
          mimetype: 'application/pdf',
          description: 'verklaring.pdf',
          content: '%PDF-1.7\n',
        },
        {
          filename: '_CON.pdf',
          mimetype: 'application/pdf',
          description: 'Van mijn verzekeraar',
          content: '%PDF-1.7\n',
        },
      ])
    })

    test('is created once by ten simultaneous requests', async () => {
      const { patient, invoice, now } = await withInvoice('rebate-reasons', 10_000)
      const answers = await Promise.all(Array.from({ length: 10 }, () => request(patient, invoice.id)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 412),
      ])
      expect((await now()).rebates).toHaveLength(1)
    })

    test('without a file or with an invalid one gets a 491, and nothing is stored', async () => {
      const { patient, invoice, now } = await withInvoice('rebate-reasons', 10_000)
      for (const attachments of [[], [{ ...pdf, filename: 'a.pdf.exe' }], [pdf, { ...pdf, data: '' }]]) {
        const { status, body } = await request(patient, invoice.id, attachments)
        expect([status, body]).toEqual([491, message])
      }
      expect((await now()).rebates).toEqual([])
      expect(
        await backend.database.rows('select from document where patient_id = $1 and category = $2', [
          patient.patientId,
          'REBATE',
        ]),
      ).toEqual([])
    })

    test('gets a 413 if the file exceeds the limit of the account, and can be requested again', async () => {
      const { patient, invoice, now } = await withInvoice('rebate-reasons', 10_000)
      await keepFiles(backend.database, patient, limit.accountBytes)
      expect((await request(patient, invoice.id)).status).toBe(413)
      expect(await now()).toMatchObject({ rebates: [], rebate_allowed: true })
    })

    test('with a file of 20 MB is accepted', async () => {
      const { patient, invoice, now } = await withInvoice('rebate-reasons', 10_000)
      expect((await request(patient, invoice.id, [pdfOf(limit.fileBytes)])).status).toBe(200)
      expect((await now()).rebates).toHaveLength(1)
    })
  })
})
