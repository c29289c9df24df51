import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { consults, consultState, type Consult } from '../../api/contract/consult.ts'
import type { Endpoint } from '../../api/contract/endpoint.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { noticesAtom } from '../../session/notice.ts'
import { answers, answersOddly, losesConnection, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { firstSlot, slots } from '../../stories/fixture/slot.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { BookingScreen } from './booking-screen.tsx'

const knows = (...own: Consult[]) => answers(patient.getInfo, patientInfo({ consults: own }))
const offers = answers(consults.getSlots, { slots })
const wizard = { run: 'test', step: 1, mode: 'clinic', day: '20261201', slot: firstSlot }
/** Shows step 2 with a time chosen; the last step is one press on. */
const open = (state: object, ...replies: StoryReply[]) => renderScreen(<BookingScreen />, {
  at: destinations.booking.pattern, state: { ...state, wizard }, replies: [knows(), answers(patient.getEmployees, { employees }), offers, ...replies],
})
const next = () => button('Volgende')
const retry = () => button('Opnieuw proberen')
const calendar = () => button('dinsdag 1 december, 4 tijden vrij')
/** How often a sentence can be seen; once more it is kept, folded, among the last messages. */
const timesSeen = (words: string) => page.getByRole('main').getByText(words, { exact: true }).elements().filter((element) => element.checkVisibility()).length
const moment = () => page.getByRole('main').getByRole('definition').first()

/** A call whose time is over when it starts. */
function takesTooLong(endpoint: Endpoint): StoryReply {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Too late.', 'TimeoutError')))
  return losesConnection(endpoint)
}
afterEach(() => { vi.restoreAllMocks() })

const conflict = 'Deze tijd is net door iemand anders gekozen. Kies een andere tijd.'
const refusals: [status: number, words: string][] = [
  [412, 'U heeft al een afspraak. U kunt die afspraak verzetten of afzeggen.'],
  [491, 'Deze afspraak kan zo niet. Kies een andere dag of tijd.'],
  [495, 'Wij kunnen deze afspraak niet vinden. Misschien is de afspraak al veranderd.'],
]
const losses: [what: string, fails: (endpoint: Endpoint) => StoryReply, words: string][] = [
  ['an error page', (endpoint) => refuses(endpoint, 502), 'Onbekende fout.'],
  ['a connection that breaks', losesConnection, 'Er is geen verbinding. Wat u heeft ingevuld staat er nog. Probeer het opnieuw als u weer internet heeft.'],
  ['no answer in time', takesTooLong, 'Het duurt te lang. Wat u heeft ingevuld staat er nog. Probeer het opnieuw.'],
]

describe('free times', () => {
  test.each<[string | number, (endpoint: Endpoint) => StoryReply, string]>([
    [409, (endpoint) => refuses(endpoint, 409), conflict],
    ...refusals.map(([status, words]) => [status, (endpoint: Endpoint) => refuses(endpoint, status), words] as [number, (endpoint: Endpoint) => StoryReply, string]),
    ...losses,
    ['an answer that breaks the contract', answersOddly, 'Wij kregen een antwoord dat niet klopt. Wat u heeft ingevuld staat er nog. Probeer het opnieuw.'],
  ])('BOOK-13 %s is said in the page and in a toast of 4 s, and the next try shows the calendar', async (_what, fails, words) => {
    const { clinic, store } = await open({}, fails(consults.getSlots))
    await expect.poll(() => timesSeen(words)).toBe(1)
    expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: words, duration: 4000 }])
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    vi.restoreAllMocks()
    clinic.setReplies(offers)
    await retry().click()
    await expect.element(calendar()).toBeVisible()
    await expect.poll(() => timesSeen(words)).toBe(0)
    expect(clinic.bodiesOf(consults.getSlots)).toHaveLength(2)
  })
})

const ways = [
  { way: 'booking', call: consults.addConsult, state: {}, complete: 'Afspraak maken', done: 'Uw afspraak is gemaakt.', id: 90, known: [] },
  { way: 'moving', call: consults.moveConsult, state: { isReschedule: true, consultId: planned.id }, complete: 'Afspraak verzetten', done: 'Uw afspraak is verzet.', id: 91, known: [planned] },
] as const

describe.each(ways)('$way', ({ call, state, complete, done, id, known }) => {
  /** The clinic did the work, whatever it answered. */
  const didIt = knows({ ...planned, id, startDateTime: firstSlot.startDT, consultTypeId: firstSlot.typeId })
  const isDone = () => expect.poll(() => [location.pathname, (history.state as { message?: string }).message]).toEqual([destinations.appointments.pattern, done])

  async function openConfirm(...replies: StoryReply[]) {
    const rendered = await open(state, knows(...known), ...replies)
    await next().click()
    await expect.element(heading(/Klopt dit\?/)).toBeVisible()
    return rendered
  }

  test.each(refusals)('BOOK-13 a %i is said in the page and in a toast of 4 s, nothing chosen is lost, and the next try works', async (status, words) => {
    const { clinic, store } = await openConfirm(refuses(call, status))
    await button(complete).click()
    await expect.poll(() => timesSeen(words)).toBe(1)
    expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: words, duration: 4000 }])
    // The clinic said no: it is not asked the same at the press of a button for that.
    await expect.element(retry()).not.toBeInTheDocument()
    await expect.element(moment()).toHaveTextContent('dinsdag 1 december 202609:20')
    clinic.setReplies(answers(call, undefined))
    await button(complete).click()
    await isDone()
    const [first, second, ...more] = clinic.bodiesOf(call)
    expect([second, more]).toEqual([first, []])
  })

  test('BOOK-13 after a 409 mode and day are kept, the times are fetched again, and the patient chooses anew', async () => {
    const { clinic, store } = await openConfirm(refuses(call, 409))
    await button(complete).click()
    await expect.poll(() => timesSeen(conflict)).toBe(1)
    expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: conflict, duration: 4000 }])
    await expect.element(page.getByRole('heading', { name: 'Tijden op dinsdag 1 december' })).toBeVisible()
    await expect.poll(() => history.state as unknown).toMatchObject({ wizard: { mode: 'clinic', day: '20261201', slot: null } })
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    // More than once where the step went away while they were on their way.
    await expect.poll(() => clinic.bodiesOf(consults.getSlots).length).toBeGreaterThan(1)
    clinic.setReplies(answers(call, undefined))
    await page.getByRole('radio', { name: '11:40' }).click()
    await expect.poll(() => timesSeen(conflict)).toBe(0)
    await next().click()
    await expect.element(moment()).toHaveTextContent('dinsdag 1 december 202611:40')
    await button(complete).click()
    await isDone()
    expect(clinic.bodiesOf(call)).toHaveLength(2)
  })

  test.each(losses)('%s leaves everything chosen; the retry sends the same once more', async (_what, fails, words) => {
    const { clinic } = await openConfirm()
    clinic.setReplies(fails(call))
    await button(complete).click()
    await expect.poll(() => timesSeen(words)).toBe(1)
    await expect.element(moment()).toHaveTextContent('dinsdag 1 december 202609:20')
    vi.restoreAllMocks()
    clinic.setReplies(answers(call, undefined))
    await retry().click()
    await isDone()
    const [first, second, ...more] = clinic.bodiesOf(call)
    expect([second, more]).toEqual([first, []])
  })

  test.each(['Opnieuw proberen', complete])("an answer that got lost after the work was done: '%s' finds it done and sends nothing twice", async (pressed) => {
    const { clinic } = await openConfirm(losesConnection(call))
    await button(complete).click()
    await expect.element(retry()).toBeVisible()
    clinic.setReplies(didIt)
    await button(pressed).click()
    await isDone()
    expect(clinic.bodiesOf(call)).toHaveLength(1)
  })

  test('API-07 an answer that cannot be read counts as done only where the clinic says so', async () => {
    const page200 = { endpoint: call, reply: () => Promise.resolve({ status: 200, contentType: 'text/html', text: '<p>Wifi</p>' }) }
    const { clinic } = await openConfirm(page200)
    await button(complete).click()
    await expect.element(retry()).toBeVisible()
    expect(location.pathname).toBe(destinations.booking.pattern)
    clinic.setReplies(didIt)
    await retry().click()
    await isDone()
    expect(clinic.bodiesOf(call)).toHaveLength(1)
  })

  test('while nobody can say whether it was done, it is not sent again', async () => {
    const { clinic, store } = await openConfirm(losesConnection(call))
    await button(complete).click()
    await expect.element(retry()).toBeVisible()
    clinic.setReplies(losesConnection(patient.getInfo), answers(call, undefined))
    await retry().click()
    await expect.poll(() => store.get(noticesAtom)).toHaveLength(2)
    await expect.element(retry()).toBeVisible()
    expect(clinic.bodiesOf(call)).toHaveLength(1)
    clinic.setReplies(knows(...known))
    await retry().click()
    await isDone()
    expect(clinic.bodiesOf(call)).toHaveLength(2)
  })

  test('a refusal because the browser itself sent it twice counts as done', async () => {
    const { clinic, store } = await openConfirm(refuses(call, 412))
    clinic.setReplies(didIt)
    await button(complete).click()
    await isDone()
    expect(store.get(noticesAtom)).toEqual([])
    expect(clinic.bodiesOf(call)).toHaveLength(1)
  })
})

test.each<[what: string, ...Consult[]]>([
  ['cancelled', { ...planned, state: consultState.cancelled }],
  ['moved', { ...planned, state: consultState.cancelled }, { ...planned, id: 91, startDateTime: '2026-12-08T10:00:00+01:00', endDateTime: '2026-12-08T10:20:00+01:00' }],
])('%s in another tab meanwhile: moving it says so and leads to what stands', async (_what, ...now) => {
  const { clinic } = await open({ isReschedule: true, consultId: planned.id }, knows(planned), refuses(consults.moveConsult, 491))
  await next().click()
  await expect.element(button('Afspraak verzetten')).toBeEnabled()
  clinic.setReplies(knows(...now))
  await button('Afspraak verzetten').click()
  await expect.poll(() => location.pathname).toBe(destinations.appointments.pattern)
  expect(history.state).toMatchObject({ message: 'Deze afspraak is al veranderd, misschien in een ander venster. Wij hebben nu niets veranderd. Bij uw afspraken ziet u wat nu geldt.', messageTone: 'info' })
})
