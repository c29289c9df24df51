import { describe, expect, test } from 'vitest'
import texts from '#locales/nl/rebate.json'
import { rebateReason } from '../../../api/contract/invoice.ts'
import { approvedRebate, latestRebate, rebateDeadline, refusalOf } from './rebate.ts'

const rebate = (createdAt: string, status = 'PENDING', paidByPatient: number | null = null) => ({
  created_at: createdAt,
  status,
  paid_by_patient: paidByPatient,
  paid_by_insurer: null,
})

describe('the latest request', () => {
  test.each([
    ['none, without rebates', [], undefined],
    ['the only one', [rebate('2026-11-10T09:00:00+01:00')], 0],
    [
      'the newest, whatever its position',
      [rebate('2026-11-10T09:00:00+01:00'), rebate('2026-11-12T09:00:00+01:00'), rebate('2026-11-11T09:00:00+01:00')],
      1,
    ],
    [
      'the newest instant, although its text sorts otherwise',
      [rebate('2026-11-10T09:00:00+01:00'), rebate('2026-11-10T08:30:00Z')],
      1,
    ],
    [
      'the second 02:30 when the clock goes back',
      [rebate('2026-10-25T02:20:00+01:00'), rebate('2026-10-25T02:30:00+02:00')],
      0,
    ],
    [
      'the last one in the list of the same moment',
      [rebate('2026-11-10T09:00:00+01:00', 'APPROVED'), rebate('2026-11-10T09:00:00+01:00', 'DECLINED')],
      1,
    ],
    [
      'the last one in the list of the same moment in two time zones',
      [rebate('2026-11-10T09:00:00+01:00', 'DECLINED'), rebate('2026-11-10T08:00:00Z', 'APPROVED')],
      1,
    ],
  ])('FIN-08.1 is %s', (_name, rebates, index) => {
    expect(latestRebate(rebates)).toBe(index === undefined ? undefined : rebates[index])
  })

  test.each([
    ['approved', [rebate('2026-11-10T09:00:00+01:00'), rebate('2026-11-12T09:00:00+01:00', 'APPROVED', 7000)], 7000],
    [
      'requested again after one was approved',
      [rebate('2026-11-10T09:00:00+01:00', 'APPROVED', 7000), rebate('2026-11-12T09:00:00+01:00')],
      undefined,
    ],
    [
      'declined after one was approved',
      [rebate('2026-11-12T09:00:00+01:00', 'DECLINED', 1), rebate('2026-11-10T09:00:00+01:00', 'APPROVED', 7000)],
      undefined,
    ],
    ['approved in lower case', [rebate('2026-11-10T09:00:00+01:00', 'approved', 7000)], undefined],
    ['no request', [], undefined],
  ])('FIN-08.1 FIN-08.2 %s: only an approved request has amounts', (_name, rebates, paidByPatient) => {
    expect(approvedRebate(rebates)?.paid_by_patient).toBe(paidByPatient)
  })
})

test.each([
  ['2026-11-02', '2027-05-02'],
  ['2026-08-31', '2027-02-28'],
  ['2026-08-29', '2027-02-28'],
  ['2026-08-28', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2027-08-29', '2028-02-29'],
  ['2026-10-31', '2027-04-30'],
  ['2027-03-31', '2027-09-30'],
  ['2028-02-29', '2028-08-29'],
  ['2026-07-01', '2027-01-01'],
  ['2026-06-30', '2026-12-30'],
  ['2026-12-31', '2027-06-30'],
  ['2027-03-28', '2027-09-28'],
])('FIN-09 for an invoice of %s a rebate can be requested until %s', (invoiceDay, last) => {
  expect(rebateDeadline(invoiceDay)).toBe(last)
})

describe('the reason why a rebate cannot be requested', () => {
  test.each(rebateReason)('FIN-09.2 %s is a specific reason', (reason) => {
    expect(refusalOf({ rebate_allowed: false, rebate_reason: reason })).toBe(reason)
  })

  test.each(['INVOICE_ON_HOLD', 'rebate_pending', '', 'toString', null, undefined])(
    'FIN-09.3 %j is an unknown reason',
    (reason) => {
      expect(refusalOf({ rebate_allowed: false, rebate_reason: reason })).toBe('UNKNOWN')
    },
  )

  test('FIN-09.1 is null when a rebate can be requested', () => {
    expect(refusalOf({ rebate_allowed: true, rebate_reason: null })).toBeNull()
    expect(refusalOf({ rebate_allowed: true, rebate_reason: 'REBATE_PENDING' })).toBeNull()
  })

  test('FIN-09.2 FIN-09.3 every reason has its own text', () => {
    expect(texts.refused).toEqual({
      REBATE_APPROVED: expect.stringMatching(/^U heeft al coulance gekregen/) as string,
      REBATE_PENDING: expect.stringMatching(/^U heeft al coulance aangevraagd\. Wij bekijken uw aanvraag/) as string,
      INVOICE_TO_INSURER: expect.stringMatching(/^Deze factuur gaat naar uw verzekeraar/) as string,
      INVOICE_TO_OLD: expect.stringMatching(
        /^Deze factuur is ouder dan 6 maanden\. .*alleen bij facturen tot en met 6 maanden oud\.$/,
      ) as string,
      INVOICE_CREDITED: expect.stringMatching(/^U krijgt al geld terug/) as string,
      INVOICE_PROCESSING: expect.stringMatching(/^Wij verwerken uw betaling nog/) as string,
      INVOICE_REVERTED: expect.stringMatching(/^Deze factuur geldt niet meer/) as string,
      UNKNOWN: expect.stringMatching(/^Voor deze factuur kunt u nu geen coulance aanvragen/) as string,
    })
    expect(Object.keys(texts.refused)).toHaveLength(rebateReason.length + 1)
  })
})
