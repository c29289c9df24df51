import { describe, expect, test } from 'vitest'
import { authentication } from './authentication.ts'
import { consults } from './consult.ts'
import { callNames, hasUploads, endpointOf, isAuthentication } from './contract.ts'
import { decisions } from './decision.ts'
import { documents } from './document.ts'
import type { Endpoint } from './endpoint.ts'
import { identification } from './identification.ts'
import { invoice, invoices } from './invoice.ts'
import { patient } from './patient.ts'
import { questionnaires } from './questionnaire.ts'
import { reviews } from './review.ts'
import { threads } from './thread.ts'
import {
  at,
  changed,
  day,
  isHolder,
  pathsIn,
  samples,
  valueAt,
  type Sample,
} from '../../stories/fixture/contract-sample.ts'

const tables = {
  authentication,
  consults,
  decisions,
  documents,
  identification,
  invoices,
  patient,
  questionnaires,
  reviews,
  threads,
}
const lines: [string, Endpoint][] = Object.entries(tables).flatMap(([table, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${table}.${name}`, endpoint]),
)

describe('every call', () => {
  test('has a unique method and path', () => {
    const starts = lines.map(([, { method, path }]) => `${method} ${path}`)
    expect(lines).toHaveLength(37)
    expect(new Set(starts).size).toBe(starts.length)
  })

  test.each(lines)(
    'API-02.1 API-02.2 API-02.3 API-02.4 %s has the authorization that its path requires',
    (_name, { method, path, authorization }) => {
      const styles = path.startsWith('/auth/')
        ? ['basic', 'none']
        : path.startsWith('/patientPortal/review/')
          ? ['none']
          : path.startsWith('/patientPortal/')
            ? ['token']
            : ['bearer']
      expect(styles).toContain(authorization)
      expect(['GET', 'POST']).toContain(method)
      expect(path).toMatch(/^(\/:?[A-Za-z\d_]+)+$/)
    },
  )
})

test('every call has a name, and the names of authentication calls and of calls with uploads are listed', () => {
  expect(callNames.map((name) => endpointOf(name))).toEqual(
    expect.arrayContaining(lines.map(([, endpoint]) => endpoint)),
  )
  expect(callNames).toHaveLength(lines.length)
  expect(callNames.filter(isAuthentication)).toEqual(Object.keys(authentication))
  expect(callNames.filter(hasUploads)).toEqual(['replyThread', 'newThread', 'requestRebate'])
})

/** Invalid replacements for a value. */
function wrongFor(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return ['x', 5, {}]
  if (isHolder(value)) return ['x', 5]
  if (typeof value === 'boolean') return [String(value), 1]
  if (typeof value === 'number')
    return ['5', 1.5, 2 ** 31, ...(/^id$|_id$|Id$/.test(key) && !/type/i.test(key) ? [0, -1] : [])]
  if (value === at) return [5, 'morgen', '2026-12-03', '2026-12-03 14:30', '2026-12-03T14:30:00']
  return value === day ? [5, '3-12-2026', at] : [5, {}]
}

/** Invalid variants of a valid value, each changed in one place; with a label that names the place. */
function wrongsOf(
  good: unknown,
  { optional = [], nullable = [], closed = [], maps = [] }: Sample,
): [string, unknown][] {
  return pathsIn(good).flatMap((keyPath) => {
    const place = keyPath.join('.')
    const value = valueAt(good, keyPath)
    const isListed = /(?:^|\.)0$/.test(place)
    const wrongs = [
      ...wrongFor(value, keyPath.at(-1) ?? ''),
      ...(nullable.includes(place) ? [] : [null]),
      ...(optional.includes(place) || isListed || maps.includes(keyPath.slice(0, -1).join('.')) ? [] : [undefined]),
      ...(closed.includes(place)
        ? [typeof value === 'string' ? 'OTHER' : typeof value === 'number' ? 99 : !value]
        : []),
    ]
    return wrongs
      .map((wrong): [string, unknown] => [`${place} ${JSON.stringify(wrong)}`, changed(good, keyPath, wrong)])
      .concat(
        maps.includes(place)
          ? [[`${place} with an entry of another kind`, changed(good, [...keyPath, 'other'], true)]]
          : [],
      )
  })
}

/** Valid variants of a valid value, each changed in one place: an optional field left out, null, or an unknown field added. */
const alikeOf = (good: unknown, { optional = [], nullable = [], maps = [] }: Sample): [string, unknown][] =>
  pathsIn(good).flatMap((keyPath) => {
    const place = keyPath.join('.')
    const isNamed = isHolder(valueAt(good, keyPath)) && !Array.isArray(valueAt(good, keyPath)) && !maps.includes(place)
    return [
      ...(optional.includes(place)
        ? [[`${place} left out`, changed(good, keyPath, undefined)] as [string, unknown]]
        : []),
      ...(nullable.includes(place) ? [[`${place} null`, changed(good, keyPath, null)] as [string, unknown]] : []),
      ...(isNamed
        ? [[`${place} with one field more`, changed(good, [...keyPath, 'newField'], {})] as [string, unknown]]
        : []),
    ]
  })

const anyAnswer = [undefined, null, '', 'OK', {}, []].map((answer): [string, unknown] => [
  JSON.stringify(answer) ?? 'nothing',
  answer,
])

describe('body and answer of each call', () => {
  test('have a sample for every call', () =>
    expect(Object.keys(samples).toSorted()).toEqual(lines.map(([name]) => name).toSorted()))

  test.each(lines)(
    'API-03.1 ERR-10.5 %s: a valid body and answer are accepted, and every invalid one is rejected',
    (name, endpoint) => {
      const sample = samples[name] ?? {}
      expect('body' in endpoint).toBe('body' in sample)
      for (const part of ['body', 'answer'] as const) {
        const good = sample[part]
        const read = (value: unknown) => endpoint[part]?.safeParse(value)
        const promisesNothing = part === 'answer' && good === undefined
        const [alike, wrong] = promisesNothing ? [anyAnswer, []] : [alikeOf(good, sample), wrongsOf(good, sample)]
        expect(promisesNothing ? good : read(good)?.data).toEqual(good)
        expect(
          alike.filter(([, value]) => !(read(value)?.success ?? true)).map(([where]) => `${part} ${where}`),
        ).toEqual([])
        expect(wrong.filter(([, value]) => read(value)?.success).map(([where]) => `${part} ${where}`)).toEqual([])
      }
    },
  )

  test.each<[string, Endpoint, unknown]>([
    ['an empty token', authentication.login2Factor, { authToken: '' }],
    ['a day of free times in another shape', consults.getSlots, { slots: { 1: { '2026-12-03': [] } } }],
  ])('API-03.1 %s is rejected', (_what, { answer }, wrong) => expect(answer.safeParse(wrong).success).toBe(false))

  test.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
  ])('API-03.1 ERR-10.5 a review of %i stars is valid: %s', (score, isSo) => {
    expect(reviews.addReview.body.safeParse({ score, motivation: '', anonymous: true }).success).toBe(isSo)
  })
})

const rebate = { created_at: at, status: 'APPROVED', paid_by_patient: null, paid_by_insurer: null }

test.each<[string, (amount: unknown) => boolean, isSigned: boolean]>([
  ['the total of an invoice', (total) => invoice.shape.total.safeParse(total).success, true],
  [
    "the patient's part of a rebate",
    (paid) => invoice.shape.rebates.safeParse([{ ...rebate, paid_by_patient: paid }]).success,
    false,
  ],
  [
    "the insurer's part of a rebate",
    (paid) => invoice.shape.rebates.safeParse([{ ...rebate, paid_by_insurer: paid }]).success,
    false,
  ],
  ['a refund', (refund) => invoice.shape.credit_invoices.safeParse([{ refund }]).success, false],
])('APP-04.1 %s must be whole cents', (_name, accepts, isSigned) => {
  expect([123_456, 0].filter((cents) => !accepts(cents))).toEqual([])
  expect(accepts(-5)).toBe(isSigned)
  expect([10.5, '1050', '€ 10,50', Number.NaN, 2 ** 31].filter(accepts)).toEqual([])
})
