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

interface Sample {
  body?: unknown
  /** A call without one promises nothing about what comes back. */
  answer?: unknown
  /** Fields that may be left out, that may be null, and that hold one of a few values; of a list its first item is named by 0. */
  optional?: readonly string[]
  nullable?: readonly string[]
  closed?: readonly string[]
  /** What holds any number of entries, by a name of their own. */
  maps?: readonly string[]
}

const at = '2026-12-03T14:30:00+01:00'
const day = '2026-12-03'
const booking = { startDateTime: at, availabilityId: 9, consultTypeId: 3 }
const names = { name_title: 'dr.', name_initials: 'E.', name_first: 'Emma', name_last: 'de Wit' }
const namesOf = (owner: string) => Object.keys(names).map((name) => `${owner}.${name}`)
const attachments = [{ filename: 'brief.pdf', data: 'JVBERi0=', description: 'Brief' }]
const invoiceSample = {
  id: 3, invoice_id: '2026-3', subtraject_id: 2, period_start: day, period_end: day, date: day, total: 24_000, due_date: day, fully_paid: false, paid_acc_pp: false, debtor_type: 'PATIENT',
  consults: [{ id: 1, type: 3, date: at }], product: { code: 'A1' }, file: { id: 8, description: 'Factuur', timestamp: at }, payment_url_available: true, rebate_allowed: true, rebate_reason: 'REBATE_PENDING',
  rebates: [{ created_at: at, status: 'APPROVED', paid_by_patient: 100, paid_by_insurer: 0 }], credit_invoices: [{ refund: 50 }],
}
const invoiceAt = (owner: string) => ({
  optional: [`${owner}.rebate_reason`],
  nullable: ['rebate_reason', 'file', 'rebates.0.paid_by_patient', 'rebates.0.paid_by_insurer'].map((field) => `${owner}.${field}`),
})
const patientInfo: Sample = {
  body: { modules: [...infoModules] },
  answer: {
    user: { onBoardingComplete: true }, personal: { ...names, gender: 'F' }, identificationInfo: { state: 'APPROVED' },
    identificationSession: { sessionId: 'a', identificationUrl: 'https://verify.example/a' }, insuranceInfo: { state: 'NULL' },
    onboardGeneralQstrInfo: { state: 'FINISHED', questionnaire_id: 4 }, onboardMedicalQstrInfo: { state: 'FINISHED', questionnaire_id: 5, type: 'IN_MIGR' },
    referrals: [], nextConsult: { nextConsultCategory: 1, nextConsultMinDateTime: at }, documents: [{ id: 6, category: 'GP_LETTER', description: 'Brief', created_at: at }],
    consults: [{ id: 1, employeeId: 7, consultTypeId: 3, startDateTime: at, endDateTime: '2026-12-03T13:50:00Z', state: 0 }],
    internal_message_threads: [{ id: 2, subject: 'Vraag', created_at: at, count_unread: 0 }],
  },
  optional: [...namesOf('personal'), 'personal.gender', 'identificationSession', 'identificationSession.sessionId', 'identificationSession.identificationUrl', 'nextConsult', 'nextConsult.nextConsultMinDateTime'],
  nullable: [...namesOf('personal'), 'personal.gender', 'identificationSession', 'onboardGeneralQstrInfo.questionnaire_id', 'onboardMedicalQstrInfo.questionnaire_id', 'onboardMedicalQstrInfo.type', 'nextConsult', 'nextConsult.nextConsultMinDateTime', 'consults.0.employeeId'],
  closed: ['modules.0', 'personal.gender', ...['identificationInfo', 'insuranceInfo', 'onboardGeneralQstrInfo', 'onboardMedicalQstrInfo'].map((item) => `${item}.state`), 'nextConsult.nextConsultCategory', 'consults.0.state'],
}
const token = { authToken: 'abc' }
const started: Sample = { answer: { id: 4 }, optional: ['id'], nullable: ['id'] }
const optionalOfQuestion = ['page', 'type', 'question', 'answers', 'allow_empty', 'disabled', 'note'].map((field) => `questionnaire.questions_answers.0.${field}`)

/** What each call takes and answers, as the clinic describes it. */
const samples: Readonly<Record<string, Sample>> = {
  'authentication.registerEmailAddress': { body: { visitorId: 'v', emailAddress: 'emma@voorbeeld.nl' }, answer: { registrationToken: 'r' } },
  'authentication.validateEmailAddress': { body: { registrationToken: 'r', emailCode: '123456' } },
  'authentication.registerPhoneNumber': { body: { registrationToken: 'r', phoneNumber: '0612345678' } },
  'authentication.validatePhoneNumber': { body: { registrationToken: 'r', smsCode: '123456' } },
  'authentication.registerPassword': { body: { registrationToken: 'r', password: 'geheim' }, answer: token },
  'authentication.login': { answer: { method: 'otp' }, optional: ['method'] },
  'authentication.login2Factor': { body: { smsCode: '123456' }, answer: token },
  'authentication.login2FactorOTP': { body: { otp: '123456' }, answer: token },
  'authentication.passwordResetRequest': { body: { emailAddress: 'emma@voorbeeld.nl' } },
  'authentication.validateCode': { body: { emailAddress: 'emma@voorbeeld.nl', code: '123456', type: 'EMAIL' }, closed: ['type'] },
  'authentication.passwordReset2Factor': { body: { emailAddress: 'emma@voorbeeld.nl', emailCode: '123456', password: 'geheim' } },
  'patient.getInfo': patientInfo,
  'patient.getEmployees': {
    answer: { employees: [{ id: 7, ...names, specialization: 'neuroloog' }] },
    optional: [...namesOf('employees.0'), 'employees.0.specialization'], nullable: [...namesOf('employees.0'), 'employees.0.specialization'],
  },
  'identification.startIdentification': { body: { redirectUrl: 'https://portal.example/dashboard' }, answer: { identificationUrl: 'https://verify.example/a' }, optional: ['identificationUrl'] },
  'identification.setBSN': { body: { bsn: '999990019' } },
  'decisions.decisionHook': { body: { sessionId: 'a', decision: 'approved' }, closed: ['decision'] },
  'questionnaires.startOnboardGeneral': started,
  'questionnaires.getQuestionnaire': {
    body: { questionnaireId: 4 },
    answer: { questionnaire: { id: 4, questions_answers: [{ question_id: '12', answer: '1', page: 2, type: 'bool', question: 'Heeft u aura?', answers: ['ja', 'nee'], allow_empty: false, disabled: false, note: 'x' }] } },
    optional: optionalOfQuestion, nullable: ['questionnaire.questions_answers.0.answer', 'questionnaire.questions_answers.0.note'], closed: ['questionnaire.questions_answers.0.type'],
  },
  'questionnaires.setQuestionAnswer': { body: { questionnaireId: 4, questionId: '12', answer: '' } },
  'questionnaires.finalizeOnboardGeneral': {},
  'questionnaires.startOnboardMedical': { ...started, body: { type: 'IN_MIGR' } },
  'questionnaires.finalizeOnboardMedical': {},
  'documents.getDocument': { body: { documentId: 6, data: true }, answer: { documentData: 'JVBERi0=', mimetype: 'application/pdf', description: 'Brief' }, closed: ['data'] },
  'threads.getThread': {
    body: { thread_id: 2, mark_messages_as_read: true }, closed: ['mark_messages_as_read'],
    answer: {
      thread: { id: 2, subject: 'Vraag', created_at: at, count_unread: 1 },
      messages: [{ id: 5, content: 'Dag', sender_is_patient: false, sender_user_id: 7, created_at: at, attachments: [{ id: 8, documentFilename: 'brief.pdf' }] }],
    },
    nullable: ['messages.0.sender_user_id'],
  },
  'threads.replyThread': { body: { thread_id: 2, content: 'Dag', attachments } },
  'threads.newThread': { body: { subject: 'Vraag', content: 'Dag', department: 'medical', attachments }, closed: ['department'] },
  'consults.getSlots': {
    body: { startDateTime: at, endDateTime: at, aggregate: true, existing_is_error: false }, closed: ['aggregate', 'existing_is_error'],
    answer: { slots: { 1: { 20261203: [{ startDT: at, avId: 9, typeId: 3 }] } } }, maps: ['slots', 'slots.1'],
    optional: ['existing_is_error'],
  },
  'consults.addConsult': { body: booking },
  'consults.moveConsult': { body: { ...booking, cancel_consult_id: 1, cancel_note: '' } },
  'consults.cancelConsult': { body: { consult_id: 1, note: '' } },
  'reviews.addReview': { body: { score: 5, motivation: '', anonymous: false }, closed: ['score'] },
  'reviews.validateReview': {},
  'invoices.listSubtrajects': { answer: { subtrajects: [{ id: 2, period_start: day, period_end: day }] } },
  'invoices.listInvoices': { answer: { invoices: [invoiceSample] }, ...invoiceAt('invoices.0') },
  'invoices.getPaymentLink': { answer: { url: 'https://pay.example/3' }, optional: ['url'], nullable: ['url'] },
  'invoices.getInvoice': { answer: { invoice: invoiceSample }, ...invoiceAt('invoice') },
  'invoices.requestRebate': { body: { attachments } },
}

type Json = Readonly<Record<string, unknown>>
const isHolder = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every place in a value, as the names that lead to it; of a list the first item only. */
const placesIn = (value: unknown, way: readonly string[] = []): (readonly string[])[] =>
  [way, ...(isHolder(value) ? Object.keys(value).slice(0, Array.isArray(value) ? 1 : undefined).flatMap((key) => placesIn(value[key], [...way, key])) : [])]

const valueAt = (value: unknown, way: readonly string[]): unknown => way.reduce<unknown>((holder, key) => (isHolder(holder) ? holder[key] : undefined), value)

/** A copy with something else at a place; `undefined` leaves it out, as it does in JSON. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined || !isHolder(value)) return to
  const copy = { ...value, [key]: changed(value[key], rest, to) }
  return Array.isArray(value) ? Object.values(copy) : copy
}

/** What can never stand in the place of a value. */
function wrongFor(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return ['x', 5, {}]
  if (isHolder(value)) return ['x', 5]
  if (typeof value === 'boolean') return [String(value), 1]
  if (typeof value === 'number') return ['5', 1.5, 2 ** 31, ...(/^id$|_id$|Id$/.test(key) && !/type/i.test(key) ? [0, -1] : [])]
  if (value === at) return [5, 'morgen', '2026-12-03', '2026-12-03 14:30', '2026-12-03T14:30:00']
  return value === day ? [5, '3-12-2026', at] : [5, {}]
}

/** Everything that differs in one place from a good value and is wrong; by place, for a failure to name it. */
function wrongsOf(good: unknown, { optional = [], nullable = [], closed = [], maps = [] }: Sample): [string, unknown][] {
  return placesIn(good).flatMap((way) => {
    const place = way.join('.')
    const value = valueAt(good, way)
    const isListed = /(?:^|\.)0$/.test(place)
    const wrongs = [
      ...wrongFor(value, way.at(-1) ?? ''),
      ...(nullable.includes(place) ? [] : [null]),
      ...(optional.includes(place) || isListed || maps.includes(way.slice(0, -1).join('.')) ? [] : [undefined]),
      ...(closed.includes(place) ? [typeof value === 'string' ? 'OTHER' : typeof value === 'number' ? 99 : !value] : []),
    ]
    return wrongs.map((wrong): [string, unknown] => [`${place} ${JSON.stringify(wrong)}`, changed(good, way, wrong)])
      .concat(maps.includes(place) ? [[`${place} with an entry of another kind`, changed(good, [...way, 'other'], true)]] : [])
  })
}

/** What differs in one place and is as good: a field left out, nothing in it, or one more that the contract does not name. */
const alikeOf = (good: unknown, { optional = [], nullable = [], maps = [] }: Sample): [string, unknown][] => placesIn(good).flatMap((way) => {
  const place = way.join('.')
  const isNamed = isHolder(valueAt(good, way)) && !Array.isArray(valueAt(good, way)) && !maps.includes(place)
  return [
    ...(optional.includes(place) ? [[`${place} left out`, changed(good, way, undefined)] as [string, unknown]] : []),
    ...(nullable.includes(place) ? [[`${place} null`, changed(good, way, null)] as [string, unknown]] : []),
    ...(isNamed ? [[`${place} with one field more`, changed(good, [...way, 'newField'], {})] as [string, unknown]] : []),
  ]
})

const anyAnswer = [undefined, null, '', 'OK', {}, []].map((answer): [string, unknown] => [JSON.stringify(answer) ?? 'nothing', answer])

describe('what each call takes and answers', () => {
  test('is written down of every call', () => expect(Object.keys(samples).toSorted()).toEqual(lines.map(([name]) => name).toSorted()))

  test.each(lines)('API-03 %s: a good body and a good answer are accepted, and whatever is wrong with them is refused', (name, endpoint) => {
    const sample = samples[name] ?? {}
    expect('body' in endpoint).toBe('body' in sample)
    for (const part of ['body', 'answer'] as const) {
      const good = sample[part]
      const read = (value: unknown) => endpoint[part]?.safeParse(value)
      const promisesNothing = part === 'answer' && good === undefined
      const [alike, wrong] = promisesNothing ? [anyAnswer, []] : [alikeOf(good, sample), wrongsOf(good, sample)]
      expect(promisesNothing ? good : read(good)?.data).toEqual(good)
      expect(alike.filter(([, value]) => !(read(value)?.success ?? true)).map(([where]) => `${part} ${where}`)).toEqual([])
      expect(wrong.filter(([, value]) => read(value)?.success).map(([where]) => `${part} ${where}`)).toEqual([])
    }
  })

  test.each<[string, Endpoint, unknown]>([
    ['an empty token', authentication.login2Factor, { authToken: '' }],
    ['a day of free times in another shape', consults.getSlots, { slots: { 1: { '2026-12-03': [] } } }],
  ])('API-03 %s is refused', (_what, { answer }, wrong) => expect(answer.safeParse(wrong).success).toBe(false))
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
