import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { authentication } from '../api/contract/authentication.ts'
import { consults, consultState } from '../api/contract/consult.ts'
import type { Endpoint } from '../api/contract/endpoint.ts'
import { patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { App } from './app.tsx'
import { routes } from '../navigation/route-table.ts'
import { toastsAtom, unreadToastsAtom } from '../session/toast-state.ts'
import { currentSessionEpoch } from '../session/session-epoch.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { firstSlot, slots } from '../stories/fixture/slot.ts'
import { medicineMessages, medicineThread } from '../stories/fixture/thread.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, mockNetworkError, mockStatus, type StoryReply } from '../stories/story-backend.ts'

/** The same reply, held back until `tell` is called. */
function heldBack({ endpoint, reply }: StoryReply) {
  const released = Promise.withResolvers<undefined>()
  return {
    endpoint,
    reply: ((request) => released.promise.then(() => reply(request))) satisfies StoryReply['reply'],
    tell: () => released.resolve(undefined),
  }
}

const wizard = { run: 'late', step: 2, mode: 'clinic', day: '20261201', slot: firstSlot }
const conflict = 'Deze tijd is net door iemand anders gekozen. Kies een andere tijd.'
const changed = 'Dit is intussen al veranderd. Kijk nog eens en probeer het opnieuw.'
const letter = { department: 'office', subject: 'Verwijsbrief', content: 'Is mijn brief er al?' }
const tasks = [
  {
    task: 'booking',
    call: consults.addConsult,
    at: '/appointment',
    state: { wizard, from: '/dashboard' },
    known: [],
    press: 'Afspraak maken',
    busy: 'Bezig met opslaan…',
    done: 'Uw afspraak is gemaakt. Het gaat om dinsdag 1 december 2026 om 09:20 uur.',
    failed: `Uw afspraak is niet gemaakt. Het ging om dinsdag 1 december 2026 om 09:20 uur. ${conflict}`,
    unknown:
      'Uw afspraak is misschien gemaakt. Het gaat om dinsdag 1 december 2026 om 09:20 uur. Kijk bij uw afspraken.',
  },
  {
    task: 'moving',
    call: consults.moveConsult,
    at: '/appointment',
    state: { wizard, from: '/dashboard', isReschedule: true, consultId: planned.id },
    known: [planned],
    press: 'Bevestigen',
    busy: 'Bezig met opslaan…',
    done: 'Uw afspraak is verzet. De nieuwe tijd is dinsdag 1 december 2026 om 09:20 uur.',
    failed: `Uw afspraak is niet verzet. Het ging om dinsdag 1 december 2026 om 09:20 uur. De oude afspraak blijft staan. ${conflict}`,
    unknown:
      'Uw afspraak is misschien verzet. Het gaat om dinsdag 1 december 2026 om 09:20 uur. Kijk bij uw afspraken.',
  },
  {
    task: 'cancelling',
    call: consults.cancelConsult,
    at: '/cancel-appointment',
    state: { consultId: planned.id },
    known: [planned],
    press: 'Afspraak afzeggen',
    busy: 'Bezig met afzeggen…',
    done: 'Uw afspraak is afgezegd. Het gaat om donderdag 3 december 2026 om 14:30 uur.',
    failed: `Uw afspraak is niet afgezegd. Het gaat om donderdag 3 december 2026 om 14:30 uur. ${conflict}`,
    unknown:
      'Uw afspraak is misschien afgezegd. Het gaat om donderdag 3 december 2026 om 14:30 uur. Kijk bij uw afspraken.',
  },
  {
    task: 'asking',
    call: threads.newThread,
    at: '/new-question',
    state: letter,
    known: [],
    press: 'Versturen',
    busy: 'Bezig met versturen…',
    done: 'Uw vraag is verstuurd. Het gaat om uw vraag van zaterdag 21 november 2026 om 09:00 uur: Verwijsbrief.',
    failed: `Uw vraag is niet verstuurd. Het gaat om uw vraag van zaterdag 21 november 2026 om 09:00 uur: Verwijsbrief. Uw tekst staat nog bij ‘Nieuwe vraag’. ${changed}`,
    unknown:
      'Uw vraag is misschien verstuurd. Het gaat om uw vraag van zaterdag 21 november 2026 om 09:00 uur: Verwijsbrief. Kijk bij uw berichten.',
  },
  {
    task: 'answering',
    call: threads.replyThread,
    at: '/question/41',
    state: {},
    known: [],
    types: 'Dank u wel.',
    press: 'Versturen',
    busy: 'Bezig met versturen…',
    done: 'Uw bericht is verstuurd. Het gaat om uw bericht van zaterdag 21 november 2026 om 09:00 uur: Vraag over medicijn.',
    failed: `Uw bericht is niet verstuurd. Het gaat om uw bericht van zaterdag 21 november 2026 om 09:00 uur: Vraag over medicijn. Uw tekst staat nog in het gesprek. ${changed}`,
    unknown:
      'Uw bericht is misschien verstuurd. Het gaat om uw bericht van zaterdag 21 november 2026 om 09:00 uur: Vraag over medicijn. Kijk in het gesprek. Uw tekst staat daar nog.',
  },
] as const

const outcomes = {
  done: (endpoint: Endpoint) => mockResponse(endpoint as typeof consults.addConsult, undefined),
  failed: (endpoint: Endpoint) => mockStatus(endpoint, 409),
  unknown: mockNetworkError,
}

const leave: readonly [[string, () => Promise<void> | void], ...[string, () => Promise<void> | void][]] = [
  [
    'Close',
    () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^(Terug|Sluiten)$/ })
        .or(page.getByRole('banner').getByRole('button', { name: 'Terug', exact: true }))
        .last()
        .click(),
  ],
  ["the browser's Back", () => history.back()],
  ['another address', () => history.pushState({ epoch: currentSessionEpoch() }, '', '/messages')],
]

const open = async (
  { call, at, state, known, press, busy, ...rest }: (typeof tasks)[number],
  reply: (endpoint: Endpoint) => StoryReply,
) => {
  const answer = heldBack(reply(call))
  const rendered = await renderScreen(<App />, {
    at: '/dashboard',
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, patientInfo({ consults: [...known] })),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(consults.getSlots, { slots }),
      mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
      answer,
    ],
  })
  await expect.element(heading('Uw overzicht')).toBeVisible()
  history.pushState({ ...state, epoch: currentSessionEpoch() }, '', at)
  if ('types' in rest) await page.getByLabelText('Uw antwoord').fill(rest.types)
  await button(press).click()
  await expect.element(button(busy)).toBeVisible()
  return { answer, ...rendered }
}

const [booking, moving, cancelling, asking, answering] = tasks
const allRefused = tasks.map((task) => [task, 'failed'] as const)
/** The release fault matrix has each task with each other outcome. */
const leavings = [...allRefused, [booking, 'done'] as const, [answering, 'unknown'] as const].map(
  ([task, outcome], at) => {
    const [way, go] = leave[at % leave.length] ?? leave[0]
    return { task, outcome, way, go, name: task.task }
  },
)

test.each(leavings)(
  'ERR-08.1 ERR-08.2 ERR-08.3 $name, left by $way: a late answer ($outcome) does not navigate, and is reported once with the name of the task',
  async ({ task, outcome, go }) => {
    const { answer, store } = await open(task, outcomes[outcome])
    await go()
    await expect.poll(() => location.pathname).not.toBe(task.at)
    await expect.element(button(task.busy)).not.toBeInTheDocument()
    const [address, state] = [location.pathname, JSON.stringify(history.state)]
    answer.tell()
    await expect.poll(() => store.get(toastsAtom).map(({ text: words }) => words)).toEqual([task[outcome]])
    expect([location.pathname, JSON.stringify(history.state)]).toEqual([address, state])
    expect(store.get(unreadToastsAtom)).toMatchObject([
      { text: task[outcome], tone: outcome === 'done' ? 'success' : 'error' },
    ])
    await page.getByText('Laatste meldingen').click()
    await expect
      .element(page.getByText(`${outcome === 'done' ? 'Gelukt' : 'Fout'}: ${task[outcome]}`, { exact: true }))
      .toBeVisible()
  },
)

// A conversation is not in view once it was left: it is asked for again when it is opened.
test.each([
  ['booking', booking, 'done'],
  ['moving', moving, 'failed'],
  ['cancelling', cancelling, 'unknown'],
  ['asking', asking, 'done'],
] as const)('ERR-08.5 %s: a late answer refetches patient info', async (_name, task, outcome) => {
  const { answer, backend } = await open(task, outcomes[outcome])
  history.pushState({ epoch: currentSessionEpoch() }, '', '/messages')
  await expect.element(heading('Berichten')).toBeVisible()
  let isRefreshed = false
  const fresh = mockResponse(patient.getInfo, patientInfo())
  backend.setReplies({
    ...fresh,
    reply: (request) => {
      isRefreshed = true
      return fresh.reply(request)
    },
  })
  answer.tell()
  await expect.poll(() => isRefreshed).toBe(true)
})

test('ERR-08.1 after logging off nothing is shown to the next patient', async () => {
  const { answer, store, backend } = await open(booking, outcomes.done)
  history.pushState({ epoch: currentSessionEpoch() }, '', '/dashboard')
  await button('Menu').click()
  await button('Uitloggen').click()
  await expect.element(heading('Inloggen')).toBeVisible()
  answer.tell()
  await expect.poll(() => backend.bodiesOf(booking.call)).toHaveLength(1)
  expect([location.pathname, store.get(toastsAtom), store.get(unreadToastsAtom)]).toEqual([
    routes.login.pattern,
    [],
    [],
  ])
})

test('ERR-08.2 ERR-08.5 when another tab cancelled the consult meanwhile, a late error does not claim that it is unchanged', async () => {
  const { answer, store, backend } = await open(moving, (endpoint) => mockStatus(endpoint, 491))
  history.back()
  await expect.element(heading('Uw overzicht')).toBeVisible()
  backend.setReplies(
    mockResponse(patient.getInfo, patientInfo({ consults: [{ ...planned, state: consultState.cancelled }] })),
  )
  answer.tell()
  await expect
    .poll(() => store.get(toastsAtom).map(({ text: words }) => words))
    .toEqual([
      'Uw afspraak is niet verzet naar dinsdag 1 december 2026 om 09:20 uur. Deze afspraak is al veranderd, misschien in een ander venster. Wij hebben nu niets veranderd. Bij uw afspraken ziet u wat nu geldt.',
    ])
})

test('ERR-08.1 ERR-08.2 going a step back while booking leaves the patient at that step, where the result is shown', async () => {
  const { answer, store } = await open(booking, outcomes.done)
  history.replaceState({ ...booking.state, wizard: { ...wizard, step: 1 }, epoch: currentSessionEpoch() }, '')
  await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
  answer.tell()
  await expect.poll(() => store.get(toastsAtom)).toMatchObject([{ text: booking.done }])
  await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
})

describe('signing in', () => {
  const signIn = async (reply: StoryReply) => {
    const rendered = await renderScreen(<App />, { at: '/login', replies: [reply] })
    await page.getByLabelText('E-mailadres').fill('emma@voorbeeld.nl')
    await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
    await button('Inloggen').click()
    return rendered
  }

  test('ERR-08.1 ERR-08.4 a late success does not navigate and shows nothing', async () => {
    const answer = heldBack(mockResponse(authentication.login, { method: 'sms' }))
    const { store, backend } = await signIn(answer)
    await expect.element(button('Bezig met inloggen…')).toBeVisible()
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await expect.element(heading(/^Wachtwoord vergeten/)).toBeVisible()
    answer.tell()
    await expect.poll(() => backend.sent).toHaveLength(1)
    await expect.element(heading(/^Wachtwoord vergeten/)).toBeVisible()
    expect(store.get(toastsAtom)).toEqual([])
  })

  test.each<[string, StoryReply]>([
    ['accepted', mockResponse(authentication.login2Factor, { authToken: 'abc' })],
    ['refused', mockStatus(authentication.login2Factor, 401)],
  ])('ERR-08.1 ERR-08.4 a code %s late does not navigate and shows nothing', async (_name, reply) => {
    const answer = heldBack(reply)
    const { store, backend } = await signIn(mockResponse(authentication.login, { method: 'sms' }))
    await page.getByLabelText('Code uit de sms').fill('123456')
    backend.setReplies(answer)
    await button('Bevestigen').click()
    await expect.element(button('Bezig met controleren…')).toBeVisible()
    await button('Terug').click()
    await expect.element(heading('Inloggen')).toBeVisible()
    answer.tell()
    await expect.poll(() => backend.sent).toHaveLength(2)
    await expect.element(text('Hier opent u uw dossier.')).toBeVisible()
    expect([location.pathname, store.get(toastsAtom)]).toEqual([routes.login.pattern, []])
  })
})
