import { expect, test } from 'vitest'
import appointment from '#locales/nl/appointment.json'
import { consultCategory } from '../../../api/contract/consult.ts'
import { isClinicPlanned, nextConsultNote } from './next-consult.ts'

const from = '2026-12-14T00:00:00+01:00'
const { intake, followUp, botox, gonBlock, unplanned } = consultCategory

test.each([
  ['botox', botox, true],
  ['GON block', gonBlock, true],
  ['intake', intake, false],
  ['follow-up', followUp, false],
  ['unplanned', unplanned, false],
] as const)('BLOCK-08.2 BLOCK-08.3 the clinic plans %s itself: %o', (_name, category, planned) => {
  expect(isClinicPlanned(category)).toBe(planned)
  expect(nextConsultNote({ nextConsultCategory: category }).kind).toBe(planned ? 'clinicPlanned' : 'general')
})

test('BLOCK-08.2 the minimum date is included when the clinic gave one', () => {
  expect(nextConsultNote({ nextConsultCategory: botox, nextConsultMinDateTime: from })).toEqual({
    kind: 'clinicPlanned',
    from,
  })
  expect(nextConsultNote({ nextConsultCategory: gonBlock, nextConsultMinDateTime: null })).toEqual({
    kind: 'clinicPlanned',
    from: null,
  })
  expect(nextConsultNote({ nextConsultCategory: gonBlock })).toEqual({ kind: 'clinicPlanned', from: null })
})

test('BLOCK-08.3 without a next consult the general note is shown', () => {
  expect(nextConsultNote(null)).toEqual({ kind: 'general' })
  expect(nextConsultNote(undefined)).toEqual({ kind: 'general' })
})

test('BLOCK-08.1 every category has a base label', () => {
  for (const category of Object.values(consultCategory))
    expect(appointment.block.category[category]).toMatch(/^Uw volgende afspraak is /)
})
