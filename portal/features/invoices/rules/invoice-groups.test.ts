import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '../../../api/contract/invoice.ts'
import { invoiceCount, dayText, dueOf, firstGroups, invoiceGroups, periodText } from './invoice-groups.ts'

const invoice = (id: number, part: Partial<Invoice> = {}): Invoice => ({
  id,
  invoice_id: `F${id}`,
  subtraject_id: 1,
  period_start: '2026-03-03',
  period_end: '2026-11-30',
  date: '2026-11-12',
  due_date: '2026-12-12',
  total: 12_000,
  fully_paid: false,
  paid_acc_pp: false,
  debtor_type: 'Patient',
  consults: [],
  product: { code: '1' },
  file: null,
  payment_url_available: true,
  rebate_allowed: true,
  rebates: [],
  credit_invoices: [],
  ...part,
})
const [first, second, third] = [
  { id: 1, period_start: '2026-03-03', period_end: '2026-11-30' },
  { id: 2, period_start: '2025-02-10', period_end: '2025-12-19' },
  { id: 3, period_start: '2026-03-03', period_end: '2026-10-31' },
]
const idsIn = (groups: ReturnType<typeof invoiceGroups>) =>
  groups.map(({ id, invoices }) => [id, ...invoices.map((one) => one.id)])

describe('groups', () => {
  test.each([
    ['without invoices there are no groups', [], [first], []],
    ['a period without invoices is not a group', [invoice(1)], [first, second], [[1, 1]]],
    [
      'invoices are sorted newest first, then by id',
      [invoice(1, { date: '2026-11-11' }), invoice(2), invoice(4), invoice(3)],
      [first],
      [[1, 4, 3, 2, 1]],
    ],
    [
      'periods are sorted newest first, then by their end',
      [invoice(1), invoice(2, { subtraject_id: 2 }), invoice(3, { subtraject_id: 3 })],
      [second, third, first],
      [
        [1, 1],
        [3, 3],
        [2, 2],
      ],
    ],
    [
      'periods with the same dates are sorted by id',
      [invoice(1), invoice(2, { subtraject_id: 5 })],
      [first, { ...first, id: 5 }],
      [
        [5, 2],
        [1, 1],
      ],
    ],
    [
      'a period that is not listed is taken from its invoices',
      [invoice(1), invoice(2, { subtraject_id: 9, period_start: '2026-04-01' })],
      [first],
      [
        [9, 2],
        [1, 1],
      ],
    ],
    [
      'without a list every period is taken from the invoices',
      [invoice(1, { period_start: '2024-01-01' }), invoice(2, { subtraject_id: 2 })],
      undefined,
      [
        [2, 2],
        [1, 1],
      ],
    ],
    [
      'the list overrides the periods of invoices',
      [invoice(1, { period_start: '2024-01-01' }), invoice(2, { subtraject_id: 2, period_start: '2025-01-01' })],
      [first, second],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'only invoices with the patient as debtor are included',
      ['Insurer', 'patient', 'PATIENT', ' Patient', ''].map((debtor_type, at) => invoice(at + 1, { debtor_type })),
      [first],
      [],
    ],
  ] as const)('FIN-02.1 FIN-02.2 FIN-03.1 %s', (_name, invoices, subtrajects, groups) => {
    expect(idsIn(invoiceGroups(invoices, subtrajects))).toEqual(groups)
  })

  test('FIN-02.1 FIN-02.2 FIN-03.1 in any order, each own invoice is listed once, in its period, newest first', () => {
    const day = fc
      .integer({ min: 0, max: 40 })
      .map((days) => new Date(Date.UTC(2026, 0, 20 + days)).toISOString().slice(0, 10))
    const invoiceFields = fc.record({
      subtraject_id: fc.integer({ min: 1, max: 4 }),
      date: day,
      period_start: day,
      period_end: day,
      debtor_type: fc.constantFrom('Patient', 'Insurer'),
    })
    fc.assert(
      fc.property(
        fc.array(invoiceFields, { maxLength: 12 }),
        fc.subarray([first, second, third]),
        fc.infiniteStream(fc.nat()),
        (parts, subtrajects, random) => {
          const invoices = parts.map((part, at) => invoice(at + 1, part))
          const groups = invoiceGroups(invoices, subtrajects)
          const shuffled = invoices
            .map((one) => ({ one, at: random.next().value }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ one }) => one)
          expect(invoiceGroups(shuffled, subtrajects.toReversed())).toEqual(groups)
          expect(groups.flatMap((group) => group.invoices.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
            invoices.filter(({ debtor_type: debtor }) => debtor === 'Patient').map(({ id }) => id),
          )
          for (const group of groups) {
            expect(new Set(group.invoices.map((one) => one.subtraject_id))).toEqual(new Set([group.id]))
            const dates = group.invoices.map(({ date }) => date)
            expect(dates).toEqual(dates.toSorted().toReversed())
          }
          const starts = groups.map((group) => group.period_start)
          expect(starts).toEqual(starts.toSorted().toReversed())
        },
      ),
      { seed: 14, numRuns: 200 },
    )
  })
})

test.each([
  [0, []],
  [1, [1]],
  [2, [1]],
  [3, [1, 2]],
  [4, [1, 2, 3]],
  [99, [1, 2, 3]],
])('the first groups with %i invoices are complete', (count, ids) => {
  const group = (id: number, size: number) => ({
    ...first,
    id,
    invoices: Array.from({ length: size }, (_, at) => invoice(at)),
  })
  const groups = [group(1, 2), group(2, 1), group(3, 5)]
  expect(firstGroups(groups, count).map(({ id }) => id)).toEqual(ids)
  expect(invoiceCount(groups)).toBe(8)
})

describe('the amount due', () => {
  const now = new Date('2026-12-01T23:59:59+01:00')
  const due = (id: number, due_date: string, part: Partial<Invoice> = {}) => invoice(id, { due_date, ...part })
  test.each([
    ['no invoices', [], null],
    ['only paid and processing invoices', [invoice(1, { fully_paid: true }), invoice(2, { paid_acc_pp: true })], null],
    [
      'only withdrawn, refunded and zero invoices',
      [
        invoice(1, { rebate_reason: 'INVOICE_REVERTED', due_date: '2026-01-01' }),
        invoice(2, { credit_invoices: [{ refund: 12_000 }] }),
        invoice(3, { total: 0 }),
      ],
      null,
    ],
    ['only invoices of another debtor', [invoice(1, { debtor_type: 'Insurer' })], null],
    ['one invoice', [due(1, '2026-12-12')], [12_000, 1, 0, 1]],
    ['due today is not overdue', [due(2, '2026-12-02'), due(1, '2026-12-01')], [24_000, 2, 0, 1]],
    ['the overdue one first', [due(1, '2026-12-01'), due(2, '2026-11-30'), due(3, '2026-12-12')], [36_000, 3, 1, 2]],
    ['of two overdue ones the longest overdue first', [due(1, '2026-11-04'), due(2, '2026-10-04')], [24_000, 2, 2, 2]],
    [
      'due on one day: the older one first',
      [due(2, '2026-12-12', { date: '2026-11-10' }), due(1, '2026-12-12')],
      [24_000, 2, 0, 2],
    ],
    ['the same dates: the lower id first', [due(2, '2026-12-12'), due(1, '2026-12-12')], [24_000, 2, 0, 1]],
    [
      'the amount due, to the cent',
      [due(1, '2026-12-12', { credit_invoices: [{ refund: 1 }] }), due(2, '2026-12-13', { total: 1_000_000_000 })],
      [1_000_011_999, 2, 0, 1],
    ],
  ] as const)('FIN-04.4 APP-04.1 %s', (_name, invoices, expected) => {
    const found = dueOf(invoices, now)
    expect(found && [found.total, found.count, found.overdue, found.first.id]).toEqual(expected)
  })

  test('FIN-04.2 an invoice due today is overdue after midnight', () => {
    expect(dueOf([due(1, '2026-12-01')], new Date('2026-12-02T00:00:00+01:00'))?.overdue).toBe(1)
  })
})

test.each([
  ['2026-03-03', '2026-11-30', '3 maart\u00A0– 30 november 2026'],
  ['2025-12-01', '2026-01-31', '1 december 2025\u00A0– 31 januari 2026'],
  ['2026-03-03', '2026-03-28', '3 maart\u00A0– 28 maart 2026'],
  ['2026-03-03', '2026-03-03', '3 maart 2026'],
])('FIN-02.1 from %s to %s: %s', (period_start, period_end, text) => {
  expect(periodText({ period_start, period_end })).toBe(text)
})

test('FIN-03 a day is the same date across both clock changes', () => {
  expect(['2026-03-29', '2026-10-25', '2026-01-01'].map(dayText)).toEqual([
    '29 maart 2026',
    '25 oktober 2026',
    '1 januari 2026',
  ])
})
