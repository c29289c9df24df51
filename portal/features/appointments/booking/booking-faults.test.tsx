import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consultCategory, consults, consultState, type Consult } from '../../../api/contract/consult.ts'
import type { Endpoint } from '../../../api/contract/endpoint.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { toastsAtom } from '../../../session/toast-state.ts'
import { mockResponse, mockNetworkError, mockStatus, type StoryReply } from '../../../stories/story-backend.ts'
import { planned } from '../../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../../stories/fixture/patient.ts'
import { firstSlot, slots } from '../../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import { BookingScreen } from '../booking-screen.tsx'

const infoReply = (...own: Consult[]) => mockResponse(patient.getInfo, patientInfo({ consults: own }))
const slotsReply = mockResponse(consults.getSlots, { slots })
const wizard = { run: 'test', step: 1, mode: 'clinic', day: '20261201', slot: firstSlot }
/** Opens step 2 with a time chosen; Next leads to the last step. */
const open = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<BookingScreen />, {
    at: routes.booking.pattern,
    state: { ...state, wizard },
    replies: [infoReply(), mockResponse(patient.getEmployees, { employees }), slotsReply, ...replies],
  })
const next = () => button('Volgende')
const retry = () => button('Opnieuw proberen')
const calendar = () => button('dinsdag 1 december, 4 tijden vrij')
/** Number of visible copies of a text; the folded list of earlier messages holds another. */
const visibleCount = (words: string) =>
  page
    .getByRole('main')
    .getByText(words, { exact: true })
    .elements()
    .filter((element) => element.checkVisibility()).length
const choice = () => text('di 1 december, 09:20')
const expectChoicesKept = () =>
  expect
    .poll(() => history.state as unknown)
    .toMatchObject({ wizard: { mode: 'clinic', day: '20261201', slot: firstSlot } })

const conflict = 'Deze tijd is net door iemand anders gekozen. Kies een andere tijd.'
const page200 = (endpoint: Endpoint) => ({
  endpoint,
  reply: () => Promise.resolve({ status: 200, contentType: 'text/html', text: '<p>Wifi</p>' }),
})
/** A refusal and a lost answer: the release fault matrix has every other one. A 409 on booking is tested separately. */
const faults: [fails: (endpoint: Endpoint) => StoryReply, words: string, mayRepeat: boolean][] = [
  [(endpoint) => mockStatus(endpoint, 491), 'Deze afspraak is niet mogelijk. Kies een andere dag of tijd.', false],
  [
    mockNetworkError,
    'Er is geen verbinding. Wat u heeft ingevuld staat er nog. Probeer het opnieuw als u weer internet heeft.',
    true,
  ],
]

/** Lets a call fail in both ways: each failure shows once in the page and in a toast of 4 s, replaces the previous one, and keeps the choices. */
async function failInBothWays(
  { backend, store }: Awaited<ReturnType<typeof open>>,
  call: Endpoint,
  press: (mayRepeat: boolean) => Promise<void>,
  shownAs = (words: string) => words,
) {
  const failFrom = async ([fault, ...rest]: typeof faults, couldRetry: boolean): Promise<void> => {
    if (!fault) return
    const [fails, known, mayRepeat] = fault
    const words = shownAs(known)
    backend.setReplies(fails(call))
    await press(couldRetry)
    await expect.poll(() => store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 4000 }])
    await expect.poll(() => visibleCount(words)).toBe(1)
    await expectChoicesKept()
    return failFrom(rest, mayRepeat)
  }
  await failFrom(faults, false)
}

test('BOOK-13.1 BOOK-13.2 any error of the slots is shown, and a retry shows the calendar with the earlier choice', async () => {
  const rendered = await open({}, mockStatus(consults.getSlots, 409))
  await expect.poll(() => visibleCount(conflict)).toBe(1)
  // Nothing was typed here.
  await failInBothWays(
    rendered,
    consults.getSlots,
    () => retry().click(),
    (words) => words.replace(' Wat u heeft ingevuld staat er nog.', ''),
  )
  await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  rendered.backend.setReplies(slotsReply)
  await retry().click()
  await expect.element(calendar()).toBeVisible()
  await expect.element(choice()).toBeVisible()
  await expect.element(retry()).not.toBeInTheDocument()
  expect(rendered.backend.bodiesOf(consults.getSlots)).toHaveLength(faults.length + 2)
})

const tasks = [
  {
    way: 'booking',
    call: consults.addConsult,
    state: {},
    title: /Klopt dit\?/,
    complete: 'Afspraak maken',
    done: 'booked',
    known: [],
  },
  {
    way: 'moving',
    call: consults.moveConsult,
    state: { isReschedule: true, consultId: planned.id },
    title: /Klopt uw nieuwe afspraak\?/,
    complete: 'Bevestigen',
    done: 'moved',
    known: [planned],
  },
] as const

describe.each(tasks)('$way', ({ call, state, title, complete, done, known }) => {
  const isDone = () =>
    expect
      .poll(() => [location.pathname, history.state as unknown])
      .toEqual([
        routes.appointments.pattern,
        expect.objectContaining({ result: expect.objectContaining({ kind: done }) }),
      ])
  async function openConfirm(...replies: StoryReply[]) {
    const rendered = await open(state, infoReply(...known), ...replies)
    await next().click()
    await expect.element(heading(title)).toBeVisible()
    return rendered
  }

  test('BOOK-13.1 BOOK-13.2 any error is shown, no choice is lost, and a retry sends the same again', async () => {
    const rendered = await openConfirm()
    await failInBothWays(rendered, call, async (mayRepeat) => {
      // No retry button after a refusal: the same request would be refused again.
      await expect.poll(() => retry().elements().length > 0).toBe(mayRepeat)
      await (mayRepeat ? retry() : button(complete)).click()
    })
    await expect.element(text('09:20')).toBeVisible()
    rendered.backend.setReplies(mockResponse(call, undefined))
    await retry().click()
    await isDone()
    const [first, ...more] = rendered.backend.bodiesOf(call)
    expect(more).toEqual(faults.map(() => first))
  })

  test('BOOK-13.1 BOOK-13.2 BOOK-13.3 BOOK-13.4 after a 409 mode and day are preserved, slots are refetched, and the patient chooses again', async () => {
    const { backend, store } = await openConfirm(mockStatus(call, 409))
    const { followUp } = consultCategory
    backend.setReplies(
      mockResponse(consults.getSlots, {
        slots: { [followUp]: { 20261201: slots[followUp]?.['20261201']?.slice(1) ?? [] } },
      }),
    )
    await button(complete).click()
    await expect.poll(() => visibleCount(conflict)).toBe(1)
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: conflict, duration: 4000 }])
    await expect.element(page.getByRole('heading', { name: 'Tijden op dinsdag 1 december' })).toBeVisible()
    await expect
      .poll(() => history.state as unknown)
      .toMatchObject({ wizard: { mode: 'clinic', day: '20261201', slot: null } })
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    // More than one: the step unmounted while a request was running.
    await expect.poll(() => backend.bodiesOf(consults.getSlots).length).toBeGreaterThan(1)
    backend.setReplies(mockResponse(call, undefined))
    await page.getByRole('radio', { name: '11:40' }).click()
    await expect.poll(() => visibleCount(conflict)).toBe(0)
    await next().click()
    await expect.element(text('11:40')).toBeVisible()
    await button(complete).click()
    await isDone()
    expect(backend.bodiesOf(call)).toHaveLength(2)
  })
})

/** An uncertain result is verified before sending again; the code is shared by booking and moving, so one is tested. */
describe('a reschedule with unknown outcome', () => {
  const movedInfo = infoReply({ ...planned, id: 91, startDateTime: firstSlot.startDT, consultTypeId: firstSlot.typeId })
  const isDone = () =>
    expect
      .poll(() => [location.pathname, history.state as unknown])
      .toEqual([
        routes.appointments.pattern,
        expect.objectContaining({ result: expect.objectContaining({ kind: 'moved' }) }),
      ])
  async function confirm(...replies: StoryReply[]) {
    const rendered = await open(tasks[1].state, infoReply(planned), ...replies)
    await next().click()
    await button('Bevestigen').click()
    return rendered
  }

  test.each([
    ['Opnieuw proberen', 'gets lost', mockNetworkError(consults.moveConsult)],
    ['Bevestigen', 'gets lost', mockNetworkError(consults.moveConsult)],
    ['Opnieuw proberen', 'is invalid (API-07.2)', page200(consults.moveConsult)],
  ])("'%s' after an answer that %s finds the consult moved and sends nothing twice", async (pressed, _how, lost) => {
    const { backend } = await confirm(lost)
    await expect.element(retry()).toBeVisible()
    expect(location.pathname).toBe(routes.booking.pattern)
    backend.setReplies(movedInfo)
    await button(pressed).click()
    await isDone()
    expect(backend.bodiesOf(consults.moveConsult)).toHaveLength(1)
  })

  test('is not sent again while its outcome is unknown', async () => {
    const { backend, store } = await confirm(mockNetworkError(consults.moveConsult))
    await expect.element(retry()).toBeVisible()
    backend.setReplies(mockNetworkError(patient.getInfo), mockResponse(consults.moveConsult, undefined))
    const [first] = store.get(toastsAtom)
    await retry().click()
    await expect.poll(() => store.get(toastsAtom).map(({ id }) => id === first?.id)).toEqual([false])
    await expect.element(retry()).toBeVisible()
    expect(backend.bodiesOf(consults.moveConsult)).toHaveLength(1)
    backend.setReplies(infoReply(planned))
    await retry().click()
    await isDone()
    expect(backend.bodiesOf(consults.moveConsult)).toHaveLength(2)
  })

  test('counts as done when the browser itself sent it twice and the second is rejected', async () => {
    const { backend, store } = await open(tasks[1].state, infoReply(planned), mockStatus(consults.moveConsult, 412))
    await next().click()
    await expect.element(button('Bevestigen')).toBeEnabled()
    backend.setReplies(movedInfo)
    await button('Bevestigen').click()
    await isDone()
    expect(store.get(toastsAtom)).toEqual([])
    expect(backend.bodiesOf(consults.moveConsult)).toHaveLength(1)
  })
})

test.each<[what: string, ...Consult[]]>([
  ['cancelled', { ...planned, state: consultState.cancelled }],
  [
    'moved',
    { ...planned, state: consultState.cancelled },
    { ...planned, id: 91, startDateTime: '2026-12-08T10:00:00+01:00', endDateTime: '2026-12-08T10:20:00+01:00' },
  ],
])('%s in another tab meanwhile: rescheduling shows that and leads to the current state', async (_what, ...now) => {
  const { backend } = await open(
    { isReschedule: true, consultId: planned.id },
    infoReply(planned),
    mockStatus(consults.moveConsult, 491),
  )
  await next().click()
  await expect.element(button('Bevestigen')).toBeEnabled()
  backend.setReplies(infoReply(...now))
  await button('Bevestigen').click()
  await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
  expect(history.state).toMatchObject({
    message:
      'Deze afspraak is al veranderd, misschien in een ander venster. Wij hebben nu niets veranderd. Bij uw afspraken ziet u wat nu geldt.',
    messageTone: 'info',
  })
})
