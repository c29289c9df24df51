import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changed, isHolder, odd, pathsIn, samples, valueAt } from '../stories/fixture/contract-sample.ts'
import { authentication } from './contract/authentication.ts'
import { consults, unknownState } from './contract/consult.ts'
import { documents } from './contract/document.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { identification } from './contract/identification.ts'
import { invoices } from './contract/invoice.ts'
import { patient } from './contract/patient.ts'
import { questionnaires } from './contract/questionnaire.ts'
import { threads } from './contract/thread.ts'
import { readAnswer } from './read-answer.ts'

const tables = { authentication, consults, documents, identification, invoices, patient, questionnaires, threads }
const calls: [string, Endpoint, unknown][] = Object.entries(tables).flatMap(([table, of]) =>
  Object.entries(of).flatMap(([name, endpoint]): [string, Endpoint, unknown][] => {
    const { answer } = samples[`${table}.${name}`] ?? {}
    return answer === undefined ? [] : [[`${table}.${name}`, endpoint, answer]]
  }),
)

/** Fields without which the answer is unusable, because a write or a guard depends on them. */
const essential: Readonly<Record<string, readonly string[]>> = {
  'authentication.registerEmailAddress': ['', 'registrationToken'],
  'authentication.registerPassword': ['', 'authToken'],
  'authentication.login': [''],
  'authentication.login2Factor': ['', 'authToken'],
  'authentication.login2FactorOTP': ['', 'authToken'],
  'consults.getSlots': ['', 'slots'],
  'documents.getDocument': ['', 'documentData'],
  'identification.startIdentification': [''],
  'invoices.listSubtrajects': ['', 'subtrajects'],
  'invoices.listInvoices': ['', 'invoices'],
  'invoices.getPaymentLink': [''],
  // Unreadable amounts and payments, or parts of one, must not be paid, or paid twice; nor invoices of an unknown debtor.
  'invoices.getInvoice': [
    '',
    'invoice',
    'invoice.id',
    'invoice.total',
    'invoice.fully_paid',
    'invoice.paid_acc_pp',
    'invoice.debtor_type',
    'invoice.credit_invoices',
    'invoice.credit_invoices.0',
    'invoice.credit_invoices.0.refund',
  ],
  'patient.getInfo': ['', 'user', 'user.onBoardingComplete'],
  'patient.getEmployees': ['', 'employees'],
  'questionnaires.startOnboardGeneral': [''],
  'questionnaires.startOnboardMedical': [''],
  'questionnaires.getQuestionnaire': ['', 'questionnaire', 'questionnaire.id', 'questionnaire.questions_answers'],
  'threads.getThread': ['', 'messages'],
}

/** Fields that hold one record, of which each field is read separately. */
const holders = ['invoice', 'thread', 'questionnaire']

/** The part of the answer that one odd value may affect: a field of the answer, or of its single record. */
const reachOf = (path: readonly string[]): readonly string[] => path.slice(0, holders.includes(path[0] ?? '') ? 2 : 1)

/** All paths of an answer that may hold null. */
const nullablePaths = ({ answer: schema }: Endpoint, good: unknown) =>
  pathsIn(good).filter((path) => path.length > 0 && schema.safeParse(changed(good, path, null)).success)

test('ERR-10.1 an invalid value of a nullable field is reported as incomplete', () => {
  const silent = calls.flatMap(([name, endpoint, good]) =>
    nullablePaths(endpoint, good).flatMap((path) =>
      [2 ** 40, true, ['odd']]
        .filter((value) => {
          const changedAnswer = changed(good, path, value)
          if (endpoint.answer.safeParse(changedAnswer).success) return false
          const read = readAnswer(endpoint.answer, changedAnswer)
          return read !== null && read.incomplete === undefined
        })
        .map((value) => `${name} ${path.join('.')} ${JSON.stringify(value)}`),
    ),
  )
  expect(silent).toEqual([])
})

const without = (value: unknown, path: readonly string[]) => changed(value, path, undefined)

describe('ERR-10.1 ERR-10.4 ERR-10.6 one invalid field', () => {
  test.each(calls)('of %s affects only its own record', (name, { answer: schema }, good) => {
    const wanted = readAnswer(schema, good)
    expect(wanted).toEqual({ value: good, incomplete: undefined })
    for (const path of pathsIn(good)) {
      const place = path.join('.')
      for (const value of odd) {
        const read = readAnswer(schema, changed(good, path, value))
        if ((essential[name] ?? []).includes(place)) continue
        expect(read, `${place} ${JSON.stringify(value)}`).not.toBeNull()
        const reach = reachOf(path)
        expect(without(read?.value, reach), `${place} ${JSON.stringify(value)}`).toEqual(without(good, reach))
      }
    }
  })

  test.each(Object.entries(essential).flatMap(([name, places]) => places.map((place) => [name, place] as const)))(
    'of %s makes the whole answer invalid where it is %j, which has no fallback',
    (name, place) => {
      const [, endpoint, good] = calls.find(([one]) => one === name) ?? []
      const path = place === '' ? [] : place.split('.')
      expect(isHolder(good) && (place === '' || valueAt(good, path) !== undefined)).toBe(true)
      expect(endpoint && readAnswer(endpoint.answer, changed(good, path, null))?.value).toBeUndefined()
    },
  )
})

test('ERR-10.1 in a list leaves the other records unchanged', () => {
  const [, endpoint, good] = calls.find(([name]) => name === 'invoices.listInvoices') ?? []
  const one = valueAt(good, ['invoices', '0'])
  for (const path of pathsIn(one)) {
    for (const value of odd) {
      const read = endpoint && readAnswer(endpoint.answer, { invoices: [one, changed(one, path, value), one] })
      const others = ((read?.value ?? { invoices: [] }) as { invoices: unknown[] }).invoices.filter(
        (invoice) => JSON.stringify(invoice) === JSON.stringify(one),
      )
      expect(others.length, `${path.join('.')} ${JSON.stringify(value)}`).toBeGreaterThanOrEqual(2)
    }
  }
})

describe('ERR-10.1 ERR-10.4 an incomplete answer names the invalid field', () => {
  const info = samples['patient.getInfo']?.answer
  test.each([
    ['a document without a date', ['documents', '0', 'created_at'], ['documents']],
    ['a thread with an id that is too high', ['internal_message_threads', '0', 'id'], ['internal_message_threads']],
    ['a consult without a start', ['consults', '0', 'startDateTime'], ['consults']],
    ['a list that is not an array', ['consults'], ['consults']],
    [
      'a description that is not a string: the rest is shown',
      ['documents', '0', 'description'],
      ['documents.description'],
    ],
    ['a gender', ['personal', 'gender'], ['personal.gender']],
    ['a category', ['nextConsult', 'nextConsultCategory'], ['nextConsult']],
  ] as const)('%s', (_name, path, incomplete) => {
    expect(readAnswer(patient.getInfo.answer, changed(info, path, 2 ** 40))?.incomplete).toEqual(incomplete)
  })

  test('a consult with an unknown state is included with unknownState', () => {
    expect(readAnswer(patient.getInfo.answer, changed(info, ['consults', '0', 'state'], 4))?.value).toMatchObject({
      consults: [{ state: unknownState }],
    })
  })

  const listed = samples['invoices.listInvoices']?.answer
  const readInvoices = (path: readonly string[], value: unknown, of = listed) =>
    readAnswer(invoices.listInvoices.answer, changed(of, ['invoices', '0', ...path], value))

  test.each([
    ['an invalid refund, which would make the amount due too high', ['credit_invoices', '0', 'refund']],
    ['an invalid debtor', ['debtor_type']],
    ['an invalid amount', ['total']],
  ] as const)('%s: the invoice is left out', (_name, path) => {
    expect(readInvoices(path, null)).toEqual({ value: { invoices: [] }, incomplete: ['invoices'] })
  })

  test.each([['a refund', ['credit_invoices', '0', 'refund']]] as const)(
    'FIN-04 %s below zero would be added to the amount due: the invoice is left out',
    (_name, path) => {
      expect(readInvoices(path, -2500)).toEqual({ value: { invoices: [] }, incomplete: ['invoices'] })
    },
  )

  test.each([
    ['2026-04-30T22:00:00Z', '2026-05-01'],
    ['2026-04-30T21:59:59Z', '2026-04-30'],
    ['2026-12-01T00:00:00+01:00', '2026-12-01'],
  ])('APP-02.2 a day given as the instant %s is %s, its day in Amsterdam', (value, due) => {
    const { value: read, incomplete } = readInvoices(['due_date'], value) ?? {}
    expect([read, incomplete]).toMatchObject([{ invoices: [{ due_date: due }] }, undefined])
  })

  test.each([['morgen'], ['2026-13-45'], [20_261_201], [true], [{}]])(
    'FIN-04 an invalid due date, %j, differs from a missing one',
    (value) => {
      expect(readInvoices(['due_date'], value)).toMatchObject({
        value: { invoices: [{ due_date: '' }] },
        incomplete: ['invoices.due_date'],
      })
      expect(readInvoices(['due_date'], null)).toMatchObject({
        value: { invoices: [{ due_date: null }] },
        incomplete: undefined,
      })
    },
  )

  test('invalid fields of an invoice for another debtor are not reported', () => {
    const insurers = changed(listed, ['invoices', '0', 'debtor_type'], 'Insurer')
    expect(readInvoices(['total'], '1,00', insurers)).toEqual({ value: { invoices: [] }, incomplete: undefined })
    expect(readInvoices(['rebates'], null, insurers)?.incomplete).toBeUndefined()
  })

  test('a message without a known sender is left out', () => {
    const thread = samples['threads.getThread']?.answer
    expect(
      readAnswer(threads.getThread.answer, changed(thread, ['messages', '0', 'sender_is_patient'], null)),
    ).toMatchObject({ value: { messages: [] }, incomplete: ['messages'] })
  })
})

describe('ERR-10.1 ERR-10.4 values without a specific fallback', () => {
  const texts = z.record(
    z.string().check(z.minLength(2)),
    z.object({ text: z.string(), note: z.nullable(z.string()), by: z.optional(z.string()) }),
  )

  test('a nullable field becomes null, an optional one undefined, and both are reported', () => {
    const { value, incomplete } = readAnswer(texts, { one: { text: 'a', note: 1, by: 2 } }) ?? {}
    expect(value).toStrictEqual({ one: { text: 'a', note: null, by: undefined } })
    expect(incomplete).toEqual(['note', 'by'])
  })

  test('valid entries of a record are included, and the record is reported as incomplete', () => {
    const good = { text: 'a', note: null }
    const map = z.object({ map: z.object({ of: texts }) })
    expect(readAnswer(map, { map: { of: { one: good, x: good, three: 3 } } })).toEqual({
      value: { map: { of: { one: good } } },
      incomplete: ['map.of'],
    })
    expect(readAnswer(map, { map: { of: { one: good, three: { ...good, note: 3 } } } })).toEqual({
      value: { map: { of: { one: good, three: good } } },
      incomplete: ['map.of.note'],
    })
  })

  test('a nested list is reported by its full path', () => {
    expect(
      readAnswer(z.object({ page: z.object({ rows: z.array(z.string()) }) }), { page: { rows: ['a', 1] } }),
    ).toEqual({ value: { page: { rows: ['a'] } }, incomplete: ['page.rows'] })
  })
})
