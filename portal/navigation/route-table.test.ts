import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathTo, routes, isReturnable, matchRoute } from './route-table.ts'

describe('addresses to return to after signing in', () => {
  test.each([
    '/dashboard',
    '/appointments',
    '/appointment',
    '/cancel-appointment',
    '/appointment?type=video',
    '/appointments?x=%2F%2Fevil.example',
    '/dashboard#top',
    '/question/12',
    '/invoice/3/rebate',
    '/action/askbsn',
    '/dashboard/',
  ])('ACC-10.2 accepts %s', (address) => {
    expect(isReturnable(address)).toBe(true)
  })

  test.each([
    ['a protocol-relative URL', '//evil.example/dashboard'],
    ['another site with a backslash', '/\\evil.example/dashboard'],
    ['another site with two backslashes', '\\\\evil.example/dashboard'],
    ['another site', 'https://evil.example/dashboard'],
    ['another site with a tab between the slashes', '/\t/evil.example/dashboard'],
    ['another site with a line break between the slashes', '/\n/evil.example/dashboard'],
    ['another site with a return and a backslash', '/\r\\evil.example/dashboard'],
    ['slashes with a tab between them and nothing else', '/\t/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a space before another site', ' //evil.example'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['an encoded parent path to another site', '/dashboard/%2e%2e//evil.example'],
    ['a parent path to another site', '/..//evil.example/dashboard'],
    ['a parent path to another route', '/dashboard/../login'],
    ['the sign-in route', '/login'],
    ['the sign-in route with a query', '/login?x=1'],
    ['the registration route', '/register'],
    ['the root', '/'],
    ['an unknown path', '/nergens'],
    ['an invalid id', '/question/x'],
    ['the review', '/feedback?uuid=1'],
    ['a path that only starts like a route', '/dashboard.evil.example'],
    ['a path without a leading slash', 'dashboard'],
    ['nothing', ''],
  ])('ACC-10.2 rejects %s', (_name, address) => {
    expect(isReturnable(address)).toBe(false)
  })

  test('ACC-10.2 for any text, an accepted address stays on the same site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '\t',
      '\n',
      '\r',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      '?',
      '#',
      ' ',
      'evil.example',
      'dashboard',
      'appointments',
      'https:',
      '\u0000',
    )
    const letThrough: string[] = []
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
          fc.array(piece, { maxLength: 6 }).map((pieces) => `/dashboard${pieces.join('')}`),
          fc.string(),
        ),
        (address) => {
          if (isReturnable(address)) letThrough.push(address)
        },
      ),
      { seed: 10, numRuns: 5000 },
    )
    expect(letThrough.length).toBeGreaterThan(0)
    for (const address of letThrough)
      expect(new URL(address, 'https://portal.example').origin).toBe('https://portal.example')
  })
})

describe('maps each route to its pattern and parameters', () => {
  test.each([
    ['/', 'home', {}],
    ['/login', 'login', {}],
    ['/dashboard/', 'dashboard', {}],
    ['/question/12', 'question', { id: 12 }],
    ['/question/2147483647', 'question', { id: 2147483647 }],
    ['/question/12/13', 'attachment', { id: 12, docId: 13 }],
    ['/invoice/3', 'invoice', { id: 3 }],
    ['/invoice/3/4', 'invoiceDocument', { id: 3, docId: 4 }],
    ['/invoice/3/rebate', 'rebate', { id: 3 }],
  ])('%s is the route %s with %o', (pathname, name, parameters) => {
    expect(matchRoute(pathname)).toEqual({ name, parameters })
  })

  test.each([
    '',
    '/nergens',
    '/dashboards',
    '/dashboard/nergens',
    '/question',
    '/question/0',
    '/question/-1',
    '/question/1.5',
    '/question/x',
    '/question/12x',
    '/question/2147483648',
    '/question/99999999999',
    '/question/1/x',
    '/question/1/2/3',
    '/invoice/3/rebat',
    '/action',
    '/action/nergens',
    '//dashboard',
  ])('ACC-03.1 no route matches %o', (pathname) => {
    expect(matchRoute(pathname)).toBeNull()
  })

  test('no two routes share a pattern, and each route matches its own', () => {
    for (const [name, { pattern }] of Object.entries(routes))
      expect(matchRoute(pattern.replaceAll(/:\w+/g, '7'))?.name).toBe(name)
  })
})

test('pathTo fills the ids into the pattern', () => {
  expect(pathTo('dashboard')).toBe('/dashboard')
  expect(pathTo('invoiceDocument', { id: 3, docId: 4 })).toBe('/invoice/3/4')
  // @ts-expect-error A missing id is a type error.
  pathTo('question', {})
})

/** As in the product description. Whatever is not listed is open to onboarded patients only. */
test.each([
  ['everyone', ['home', 'accessibility']],
  ['visitor', ['login']],
  ['newcomer', ['register']],
  [
    'patient',
    ['dashboard', 'identification', 'generalQuestionnaire', 'medicalQuestionnaire', 'askBsn', 'test', 'dummy'],
  ],
])('ACC-01.1 ACC-01.2 ACC-11.1 ACC-11.2 routes with access for a %s: %s', (access, names) => {
  expect(
    Object.entries(routes)
      .filter(([, one]) => one.access === access)
      .map(([name]) => name),
  ).toEqual(names)
})

const at = '2026-12-03T14:30:00+01:00'
const states = Object.entries(routes).map(([name, { state }]) => [name, state] as const)
const parts = [...new Set(states.flatMap(([, schema]) => Object.keys(schema.shape)))]

describe('valid state is parsed', () => {
  test.each([
    [
      'booking',
      routes.booking,
      { from: '/dashboard', type: 'phone', isReschedule: true, cancel_consult_id: 1, consultId: 2, consultType: 3 },
    ],
    ['cancelling', routes.cancel, { consultId: 2, startDateTime: at, displayName: 'dr. Bos', consultType: 3 }],
    ['signing in', routes.login, { returnTo: '/appointments', mode: 'verify', method: 'otp', email: 'a@b.nl' }],
    ['signing in with a forgotten password', routes.login, { mode: 'forgotPassword', method: 'sms' }],
    ['registering', routes.register, { returnTo: '/appointments' }],
    ['a message', routes.dashboard, { message: 'Uw afspraak is gemaakt.' }],
    ['a message that is not a success', routes.dashboard, { message: 'Dit kan nu nog niet.', messageTone: 'info' }],
    [
      'identification',
      routes.identification,
      {
        actionItem: { key: 'identificationInfo', label: 'Identificatie', state: 'NULL' },
        identificationUrl: 'https://verify.example/1',
        confirmed: true,
      },
    ],
    [
      'the general questionnaire',
      routes.generalQuestionnaire,
      {
        actionItem: {
          key: 'onboardGeneralQstrInfo',
          label: 'Vragen',
          state: 'STARTED',
          questionnaire_id: 4,
          type: null,
        },
        questionnaire_id: 4,
      },
    ],
    [
      'the medical questionnaire',
      routes.medicalQuestionnaire,
      {
        actionItem: {
          key: 'onboardMedicalQstrInfo',
          label: 'Vragen',
          state: 'NULL',
          questionnaire_id: null,
          type: 'IN_MIGR',
        },
        type: 'IN_MIGR',
      },
    ],
    [
      'a question with its department, subject and text filled in',
      routes.newQuestion,
      { subject: 'Herhaling', content: 'Graag een herhaling.', department: 'medical' },
    ],
    ['a question for the office', routes.newQuestion, { department: 'office' }],
    ['a question about an invoice', routes.newQuestion, { department: 'finance' }],
    ['the position in a list', routes.documents, { search: 'mri', scroll: 840, opened: 4 }],
    ['the position in the list of conversations', routes.messages, { search: 'recept', scroll: 0, opened: 41 }],
    ['a search in a conversation', routes.question, { search: 'recept', scroll: 12 }],
    ['a search in a prescription', routes.prescription, { search: 'suma' }],
    ['a search in a document', routes.document, { search: 'mri' }],
    ['a search in an invoice', routes.invoice, { search: '2026' }],
    [
      'a consult that was just booked',
      routes.appointments,
      { result: { kind: 'booked', consultTypeId: 3, startDateTime: at } },
    ],
    [
      'a consult that was just moved',
      routes.appointments,
      { result: { kind: 'moved', consultTypeId: 3, startDateTime: at, consultId: 2 } },
    ],
    [
      'a consult that was just cancelled',
      routes.appointments,
      { result: { kind: 'cancelled', consultTypeId: 3, startDateTime: at, consultId: 2 } },
    ],
    [
      'the BSN',
      routes.askBsn,
      { identificationSession: { sessionId: '3f8e', identificationUrl: 'https://verify.example/1' } },
    ],
  ] as const)('ACC-13.1 ACC-13.2 ACC-13.3 ACC-13.4 %s', (_name, { state: schema }, state) => {
    expect(schema.parse(state)).toEqual(state)
  })
})

describe('invalid state is dropped', () => {
  test.each([
    ['from', routes.booking, { from: '//evil.example' }],
    ['from', routes.booking, { from: 5 }],
    ['type', routes.booking, { type: 'pigeon' }],
    ['isReschedule', routes.booking, { isReschedule: 'yes' }],
    ['cancel_consult_id', routes.booking, { cancel_consult_id: '1' }],
    ['consultId', routes.booking, { consultId: 1.5 }],
    ['consultType', routes.booking, { consultType: 2 ** 40 }],
    ['startDateTime', routes.cancel, { startDateTime: '2026-12-03 14:30' }],
    ['result', routes.appointments, { result: 'booked' }],
    ['result', routes.appointments, { result: { kind: 'moved', consultTypeId: 3, startDateTime: at } }],
    [
      'result',
      routes.appointments,
      { result: { kind: 'cancelled', consultTypeId: 3, startDateTime: at, consultId: '2' } },
    ],
    ['result', routes.appointments, { result: { kind: 'kept', consultTypeId: 3, startDateTime: at, consultId: 2 } }],
    ['result', routes.appointments, { result: { kind: '', consultTypeId: 3, startDateTime: at, consultId: 2 } }],
    ['result', routes.appointments, { result: { kind: 'booked', consultTypeId: '3', startDateTime: at } }],
    ['result', routes.appointments, { result: { kind: 'booked', consultTypeId: 3, startDateTime: 'morgen' } }],
    ['displayName', routes.cancel, { displayName: { name: 'Bos' } }],
    ['returnTo', routes.login, { returnTo: 'https://evil.example' }],
    ['returnTo', routes.login, { returnTo: 7 }],
    ['mode', routes.login, { mode: 'admin' }],
    ['method', routes.login, { method: 'pigeon' }],
    ['message', routes.dashboard, { message: ['x'] }],
    ['messageTone', routes.dashboard, { messageTone: 'error' }],
    [
      'actionItem',
      routes.medicalQuestionnaire,
      { actionItem: { key: 'onboardMedicalQstrInfo', label: 'Vragen', state: 3 } },
    ],
    ['questionnaire_id', routes.generalQuestionnaire, { questionnaire_id: '4' }],
    ['type', routes.medicalQuestionnaire, { type: 4 }],
    ['department', routes.newQuestion, { department: 'kitchen' }],
    ['subject', routes.newQuestion, { subject: 7 }],
    ['opened', routes.prescriptions, { opened: '4' }],
    ['scroll', routes.messages, { scroll: 1.5 }],
    ['search', routes.prescription, { search: ['mri'] }],
    ['identificationUrl', routes.identification, { identificationUrl: 7 }],
    ['confirmed', routes.identification, { confirmed: 'ja' }],
    ['identificationSession', routes.askBsn, { identificationSession: { sessionId: 7 } }],
  ] as const)('ACC-13.5 %s in %#', (part, { state: schema }, state) => {
    expect(schema.parse({ ...state, other: 1 })).not.toHaveProperty(part, expect.anything())
  })

  test('ACC-13.5 one invalid property does not affect the others', () => {
    expect(routes.booking.state.parse({ consultId: 'x', isReschedule: true, type: 'video' })).toMatchObject({
      isReschedule: true,
      type: 'video',
    })
  })
})

test.each(states)('ACC-13.5 no state makes the schema of %s throw', (_name, schema) => {
  const state = fc.oneof(
    fc.dictionary(fc.constantFrom(...parts), fc.anything()),
    fc.object({ key: fc.constantFrom(...parts), maxDepth: 4 }),
  )
  let read = 0
  fc.assert(
    fc.property(state, (given) => {
      schema.parse(given)
      read += 1
    }),
    { seed: 13, numRuns: 200 },
  )
  expect(read).toBe(200)
})
