import { expect, test } from 'vitest'
import type { Invoice } from '../../../api/contract/invoice.ts'
import { paymentState, isPayable, pollDelays, refunded, wasJustOpened } from './payment-state.ts'

const invoice: Invoice = {
  id: 1,
  invoice_id: 'F2026-00001',
  subtraject_id: 1,
  period_start: '2026-10-01',
  period_end: '2026-11-30',
  date: '2026-11-01',
  total: 12_000,
  due_date: '2026-12-01',
  fully_paid: false,
  paid_acc_pp: false,
  debtor_type: 'Patient',
  consults: [],
  product: { code: '1' },
  file: null,
  payment_url_available: true,
  rebate_allowed: true,
  rebate_reason: null,
  rebates: [],
  credit_invoices: [],
}
const noon = '2026-11-20T12:00:00+01:00'
const reverted = { rebate_allowed: false, rebate_reason: 'INVOICE_REVERTED' }

test.each([
  ['due later', {}, noon, 'due'],
  ['due today, from midnight in Amsterdam', {}, '2026-11-30T23:00:00Z', 'today'],
  ['due today, up to the last moment', {}, '2026-12-01T22:59:59Z', 'today'],
  ['due yesterday', {}, '2026-12-01T23:00:00Z', 'overdue'],
  ['paid and not yet confirmed', { paid_acc_pp: true }, noon, 'processing'],
  ['paid and not yet confirmed, after the due date', { paid_acc_pp: true }, '2026-12-05T12:00:00Z', 'processing'],
  ['paid', { fully_paid: true, paid_acc_pp: true }, '2026-12-05T12:00:00Z', 'paid'],
  ['refunded in full before it was paid', { credit_invoices: [{ refund: 12_000 }] }, noon, 'credited'],
  ['due on an invalid date', { due_date: '' }, noon, 'unreadable'],
  ['refunded except for one cent', { credit_invoices: [{ refund: 11_999 }] }, noon, 'due'],
  ['withdrawn', { ...reverted, payment_url_available: false }, '2026-12-05T12:00:00Z', 'withdrawn'],
  ['withdrawn, with a payment link', reverted, noon, 'withdrawn'],
  ['withdrawn after it was paid', { ...reverted, fully_paid: true, payment_url_available: false }, noon, 'paid'],
] as const)('FIN-05 the payment state of an invoice that is %s', (_name, part, now, duty) => {
  expect(paymentState({ ...invoice, ...part } as Invoice, new Date(now))).toBe(duty)
})

test.each([
  [{}, true],
  [{ payment_url_available: false }, false],
  [{ fully_paid: true }, false],
  [{ paid_acc_pp: true }, false],
  [reverted, false],
  [{ credit_invoices: [{ refund: 12_000 }] }, false],
  [{ due_date: '2026-11-01' }, true],
  [{ due_date: null }, true],
  [{ due_date: '' }, false],
])('FIN-04.5 FIN-05.1 with %j it can be paid in the portal: %s', (part, can) => {
  expect(isPayable({ ...invoice, ...part }, new Date(noon))).toBe(can)
})

test.each([
  [[], 0],
  [[2500], 2500],
  [[1, 1_000_000_000], 1_000_000_001],
])('FIN-07 refunds of %j total %i', (refunds, sum) => {
  expect(refunded({ credit_invoices: refunds.map((refund) => ({ refund })) })).toBe(sum)
})

const opened = '2026-11-20T12:00:00+01:00'
const after = (ms: number) => new Date(Date.parse(opened) + ms)

test.each([
  [0, true],
  [29 * 60_000 + 59_999, true],
  [30 * 60_000, false],
  [-60_000, true],
  [-31 * 60_000, true],
])('FIN-05 %i ms after its page was opened, a payment counts as recent: %s', (ms, isRecent) => {
  expect(wasJustOpened(opened, after(ms))).toBe(isRecent)
  expect(wasJustOpened(undefined, after(ms))).toBe(false)
})

test.each([
  [0, [3000, 10_000, 30_000]],
  [2999, [1, 7001, 27_001]],
  [3000, [7000, 27_000]],
  [25_000, [5000]],
  [30_000, []],
  [-60_000, [3000, 10_000, 30_000]],
])('FIN-05 %i ms after the page was opened the next polls are after %j ms', (ms, waits) => {
  expect(pollDelays(opened, after(ms))).toEqual(waits)
})
