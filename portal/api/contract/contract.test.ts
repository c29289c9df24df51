import { describe, expect, test } from 'vitest'
import { authentication } from './authentication.ts'
import { consults } from './consult.ts'
import { decisions } from './decision.ts'
import { documents } from './document.ts'
import type { Endpoint } from './endpoint.ts'
import { identification } from './identification.ts'
import { invoice, invoices } from './invoice.ts'
import { infoModules, patient } from './patient.ts'
import { questionnaires } from './questionnaire.ts'
import { reviews } from './review.ts'
import { threads } from './thread.ts'

const tables = { authentication, consults, decisions, documents, identification, invoices, patient, questionnaires, reviews, threads }
const lines: [string, Endpoint][] = Object.entries(tables).flatMap(([table, calls]) => Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${table}.${name}`, endpoint]))

describe('every call', () => {
  test('has a method and path of its own', () => {
    const starts = lines.map(([, { method, path }]) => `${method} ${path}`)
    expect(lines).toHaveLength(37)
    expect(new Set(starts).size).toBe(starts.length)
  })

  test.each(lines)('API-02 %s proves who asks as its address says', (_name, { method, path, authorization }) => {
    const styles = path.startsWith('/auth/') ? ['basic', 'none']
      : path.startsWith('/patientPortal/review/') ? ['none']
        : path.startsWith('/patientPortal/') ? ['token'] : ['bearer']
    expect(styles).toContain(authorization)
    expect(['GET', 'POST']).toContain(method)
    expect(path).toMatch(/^(\/:?[A-Za-z\d_]+)+$/)
  })
})

const at = '2026-12-03T14:30:00+01:00'
const info = {
  user: { onBoardingComplete: true },
  personal: { name_title: null, name_initials: 'E.', name_first: 'Emma', name_last: 'de Wit', gender: 'F' },
  identificationInfo: { state: 'APPROVED' }, identificationSession: null, insuranceInfo: { state: 'NULL' },
  onboardGeneralQstrInfo: { state: 'FINISHED', questionnaire_id: 4 }, onboardMedicalQstrInfo: { state: 'FINISHED', questionnaire_id: 5, type: 'IN_MIGR' },
  referrals: [], nextConsult: { nextConsultCategory: 1 }, documents: [], internal_message_threads: [],
  consults: [{ id: 1, employeeId: null, consultTypeId: 3, startDateTime: at, endDateTime: '2026-12-03T13:50:00Z', state: 0 }],
}
const booking = { startDateTime: at, availabilityId: 9, consultTypeId: 3 }
const span = { startDateTime: at, endDateTime: at, aggregate: true }

interface Sample {
  name: string
  endpoint: Endpoint
  body?: unknown
  wrongBodies?: unknown[]
  answer?: unknown
  wrongAnswers?: unknown[]
}

// A call without `answer` promises nothing about what comes back.
const samples: Sample[] = [
  { name: 'login', endpoint: authentication.login, answer: { method: 'otp' }, wrongAnswers: [{ method: 1 }, 'sms', null, undefined] },
  { name: 'login, naming no method', endpoint: authentication.login, answer: {} },
  {
    name: 'login2Factor', endpoint: authentication.login2Factor, body: { smsCode: '123456' }, wrongBodies: [{}, { smsCode: 123_456 }, { otp: '123456' }],
    answer: { authToken: 'abc' }, wrongAnswers: [{}, { authToken: '' }, { authToken: null }, { token: 'abc' }],
  },
  {
    name: 'login2FactorOTP', endpoint: authentication.login2FactorOTP, body: { otp: '123456' }, wrongBodies: [{}, { smsCode: '123456' }],
    answer: { authToken: 'abc' }, wrongAnswers: [{}, { authToken: '' }],
  },
  {
    name: 'getInfo', endpoint: patient.getInfo, body: { modules: [...infoModules] }, wrongBodies: [{}, { modules: ['everything'] }, { modules: 'user' }],
    answer: info,
    wrongAnswers: [
      {}, { ...info, user: {} }, { ...info, identificationInfo: { state: 'MAYBE' } }, { ...info, nextConsult: { nextConsultCategory: 5 } },
      { ...info, consults: [{ ...info.consults[0], state: 4 }] }, { ...info, consults: [{ ...info.consults[0], startDateTime: '2026-12-03 14:30' }] },
      { ...info, consults: [{ ...info.consults[0], endDateTime: '2026-12-03T14:30:00' }] }, { ...info, consults: [{ ...info.consults[0], id: 0 }] },
    ],
  },
  {
    name: 'getEmployees', endpoint: patient.getEmployees,
    answer: { employees: [{ id: 7, name_title: 'dr.', name_initials: 'A.', name_first: null, name_last: 'Bos', specialization: null }, { id: 8 }] },
    wrongAnswers: [{}, [], { employees: [{ name_last: 'Bos' }] }, { employees: [{ id: '7' }] }],
  },
  {
    name: 'getSlots', endpoint: consults.getSlots, body: span, wrongBodies: [{ ...span, aggregate: false }, { ...span, existing_is_error: true }, { ...span, startDateTime: '2026-12-03' }],
    answer: { slots: { 1: { 20261203: [{ startDT: at, avId: 9, typeId: 3 }] } } },
    wrongAnswers: [{}, { slots: { 1: { 20261203: [{ startDT: at, avId: 0, typeId: 3 }] } } }, { slots: { 1: { '2026-12-03': [] } } }, { slots: { 1: { 20261203: [{ startDT: at, avId: 9 }] } } }, { slots: { 1: { 20261203: [{ startDT: '14:30', avId: 9, typeId: 3 }] } } }],
  },
  { name: 'getSlots, rescheduling, nothing free', endpoint: consults.getSlots, body: { ...span, existing_is_error: false }, answer: { slots: {} } },
  { name: 'addConsult', endpoint: consults.addConsult, body: booking, wrongBodies: [{}, { ...booking, availabilityId: 'x' }, { ...booking, consultTypeId: 3.5 }, { ...booking, startDateTime: '2026-12-03T14:30' }] },
  {
    name: 'moveConsult', endpoint: consults.moveConsult, body: { ...booking, cancel_consult_id: 1, cancel_note: '' },
    wrongBodies: [booking, { ...booking, cancel_consult_id: 1 }, { ...booking, cancel_consult_id: -1, cancel_note: '' }],
  },
  { name: 'cancelConsult', endpoint: consults.cancelConsult, body: { consult_id: 1, note: '' }, wrongBodies: [{}, { consult_id: 1 }, { consult_id: 2 ** 31, note: '' }, { consult_id: 1, note: null }] },
]

describe('the calls of signing in and of appointments', () => {
  test.each(samples)('API-03 $name: its body is accepted and a wrong one is refused', ({ endpoint, body, wrongBodies = [] }) => {
    expect(endpoint.body === undefined).toBe(body === undefined)
    if (!endpoint.body) return
    expect(endpoint.body.safeParse(body)).toEqual({ success: true, data: body })
    expect(wrongBodies.filter((wrong) => endpoint.body?.safeParse(wrong).success)).toEqual([])
  })

  test.each(samples)('API-03 $name: its answer is accepted and a wrong one is refused', ({ endpoint, answer, wrongAnswers = [] }) => {
    expect(endpoint.answer.safeParse(answer)).toEqual({ success: true, data: answer })
    expect(wrongAnswers.filter((wrong) => endpoint.answer.safeParse(wrong).success)).toEqual([])
  })

  test('a field that the contract does not name is no reason to refuse an answer', () => {
    expect(patient.getInfo.answer.safeParse({ ...info, newModule: {}, user: { ...info.user, theme: 'x' } }).success).toBe(true)
  })
})

const rebate = { created_at: at, status: 'APPROVED', paid_by_patient: null, paid_by_insurer: null }

test.each<[string, (amount: unknown) => boolean]>([
  ['the total of an invoice', (total) => invoice.shape.total.safeParse(total).success],
  ["the patient's part of a rebate", (paid) => invoice.shape.rebates.safeParse([{ ...rebate, paid_by_patient: paid }]).success],
  ["the insurer's part of a rebate", (paid) => invoice.shape.rebates.safeParse([{ ...rebate, paid_by_insurer: paid }]).success],
  ['a refund', (refund) => invoice.shape.credit_invoices.safeParse([{ refund }]).success],
])('APP-04 %s comes in whole cents', (_name, accepts) => {
  expect([123_456, 0, -5].filter((cents) => !accepts(cents))).toEqual([])
  expect([10.5, '1050', '€ 10,50', Number.NaN, 2 ** 31].filter(accepts)).toEqual([])
})
