import { expect, test } from 'vitest'
import { invoiceStatus, leftToPay } from './invoice-status.ts'

const invoice = { fully_paid: false, paid_acc_pp: false, due_date: '2026-12-01' }
const noon = '2026-11-20T12:00:00+01:00'
const lastMoment = '2026-12-01T23:59:59+01:00'
const dayAfter = '2026-12-02T00:00:00+01:00'

test.each([
  ['nothing paid', {}, noon, 'open'],
  ['on its way', { paid_acc_pp: true }, noon, 'processing'],
  ['paid', { fully_paid: true }, noon, 'paid'],
  ['due today, at the last moment in Amsterdam', {}, lastMoment, 'open'],
  ['due yesterday, at midnight in Amsterdam', {}, dayAfter, 'overdue'],
  ['due yesterday, still the due date in UTC', {}, '2026-12-01T23:00:00Z', 'overdue'],
  ['due in summer, at midnight in Amsterdam', { due_date: '2026-07-01' }, '2026-07-01T22:00:00Z', 'overdue'],
  ['on its way, but too late', { paid_acc_pp: true }, dayAfter, 'overdue'],
  ['paid, and later than due', { fully_paid: true, paid_acc_pp: true }, dayAfter, 'paid'],
] as const)('FIN-04 %s', (_name, part, now, status) => {
  expect(invoiceStatus({ ...invoice, ...part }, new Date(now))).toBe(status)
})

test('FIN-04 without an invoice there is no status', () => {
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
])('FIN-07 of %i cents, paid: %s, refunds %j, %i are left', (total, isPaid, refunds, left) => {
  expect(leftToPay({ total, fully_paid: isPaid, credit_invoices: refunds.map((refund) => ({ refund })) })).toBe(left)
})
