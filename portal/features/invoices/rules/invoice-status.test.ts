import { expect, test } from 'vitest'
import { invoiceStatus, isDue, amountDue } from './invoice-status.ts'

const invoice = {
  fully_paid: false,
  paid_acc_pp: false,
  due_date: '2026-12-01',
  total: 12_000,
  credit_invoices: [],
  rebate_reason: null,
}
const reverted = { rebate_reason: 'INVOICE_REVERTED' }
const noon = '2026-11-20T12:00:00+01:00'
const lastMoment = '2026-12-01T23:59:59+01:00'
const dayAfter = '2026-12-02T00:00:00+01:00'

test.each([
  ['nothing paid', {}, noon, 'open'],
  ['processing', { paid_acc_pp: true }, noon, 'processing'],
  ['paid', { fully_paid: true }, noon, 'paid'],
  ['due today, at the last moment in Amsterdam', {}, lastMoment, 'open'],
  ['due yesterday, at midnight in Amsterdam', {}, dayAfter, 'overdue'],
  ['due yesterday, still the due date in UTC', {}, '2026-12-01T23:00:00Z', 'overdue'],
  ['due in summer, at midnight in Amsterdam', { due_date: '2026-07-01' }, '2026-07-01T22:00:00Z', 'overdue'],
  ['processing after the due date', { paid_acc_pp: true }, dayAfter, 'processing'],
  ['withdrawn', reverted, dayAfter, 'withdrawn'],
  ['withdrawn while a payment is processing', { ...reverted, paid_acc_pp: true }, noon, 'withdrawn'],
  ['withdrawn after it was paid', { ...reverted, fully_paid: true }, noon, 'paid'],
  ['refunded in full', { credit_invoices: [{ refund: 12_000 }] }, dayAfter, 'credited'],
  [
    'refunded in full while a payment is processing',
    { credit_invoices: [{ refund: 12_000 }], paid_acc_pp: true },
    noon,
    'processing',
  ],
  ['refunded except for one cent', { credit_invoices: [{ refund: 11_999 }] }, noon, 'open'],
  ['a total of zero', { total: 0 }, dayAfter, 'credited'],
  ['paid after the due date', { fully_paid: true, paid_acc_pp: true }, dayAfter, 'paid'],
] as const)('FIN-04.1 FIN-04.2 %s', (_name, part, now, status) => {
  const given = { ...invoice, ...part, credit_invoices: 'credit_invoices' in part ? [...part.credit_invoices] : [] }
  expect(invoiceStatus(given, new Date(now))).toBe(status)
  expect(isDue(given, new Date(now))).toBe(status === 'open' || status === 'overdue')
})

test('FIN-04 without an invoice the status is none', () => {
  expect(invoiceStatus(undefined, new Date(noon))).toBe('none')
})

test.each([
  [12_000, false, [], 12_000],
  [12_000, true, [], 0],
  [12_000, false, [2500, 500], 9000],
  [12_000, false, [12_000], 0],
  [12_000, false, [20_000], 0],
  [1, false, [], 1],
  [1_000_000_000, false, [1], 999_999_999],
  [0, false, [], 0],
])('FIN-07 of %i cents, paid: %s, refunds %j, %i are due', (total, isPaid, refunds, left) => {
  expect(amountDue({ total, fully_paid: isPaid, credit_invoices: refunds.map((refund) => ({ refund })) })).toBe(left)
})
