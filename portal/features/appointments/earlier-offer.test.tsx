import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { viewports } from '../../../.storybook/modes.ts'
import { consultCategory, consults, consultState, type Consult, type Slots } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { viewAtom } from '../../platform/view.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { firstSlot, slots } from '../../stories/fixture/slot.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { PlannedConsults } from '../../stories/planned-consults.tsx'

const infoReply = (...own: Consult[]) => mockResponse(patient.getInfo, patientInfo({ consults: own }))
const slotsReply = (free: Slots) => mockResponse(consults.getSlots, { slots: free })
const open = (...replies: StoryReply[]) =>
  renderScreen(<PlannedConsults />, {
    at: routes.dashboard.pattern,
    replies: [infoReply(planned), mockResponse(patient.getEmployees, { employees }), slotsReply(slots), ...replies],
  })

const searchButton = () => button('Kan het eerder? Nu: donderdag 3 december 2026')
const first = () => button('Verzet naar 1 december, 09:20')
const second = () => button('Verzet naar 1 december, 11:40')
const foundText = 'Het kan eerder. Uw afspraak verandert pas als u hieronder kiest.'
const nothingFound =
  /Er is nu geen eerdere tijd vrij\. Uw afspraak blijft staan\. Kijk later nog eens, of bel 010.000.00.00/
const expectMoved = () =>
  expect
    .poll(() => [location.pathname, history.state as unknown])
    .toEqual([
      routes.appointments.pattern,
      expect.objectContaining({ result: expect.objectContaining({ kind: 'moved' }) }),
    ])
const body = {
  cancel_consult_id: planned.id,
  cancel_note: 'Afspraak verplaatst door patiënt naar 1 december 2026 09:20',
  startDateTime: firstSlot.startDT,
  availabilityId: firstSlot.avId,
  consultTypeId: firstSlot.typeId,
}
/** Free times without the first. */
const withoutFirst: Slots = {
  [consultCategory.followUp]: { 20261201: (slots[consultCategory.followUp]?.['20261201'] ?? []).slice(1) },
}

test('two presses by keyboard: the first searches from tomorrow to the day of the consult and focuses the result, the second reschedules', async () => {
  const { backend } = await open(mockResponse(consults.moveConsult, undefined))
  await expect.element(searchButton()).toBeVisible()
  expect(backend.bodiesOf(consults.getSlots)).toEqual([])
  searchButton().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: foundText })).toHaveFocus()
  await expect
    .poll(() => backend.bodiesOf(consults.getSlots))
    .toEqual([
      {
        startDateTime: '2026-11-22T00:00:00+01:00',
        endDateTime: '2026-12-03T23:59:59+01:00',
        aggregate: true,
        existing_is_error: false,
      },
    ])
  const facts = ['term', 'definition'].map((role) => textsOf(page.getByRole('main').getByRole(role as 'term')))
  expect(facts).toEqual([
    ['Kan ook', 'Uw afspraak nu'],
    ['dinsdag 1 december 202609:20', 'donderdag 3 december 202614:30'],
  ])
  expect(
    button(/^Verzet naar/)
      .elements()
      .map((one) => one.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual(['Verzet naar 1 december, 09:20', 'Verzet naar 3 december, 09:00'])
  await userEvent.keyboard('{Tab}')
  await expect.element(first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectMoved()
  await expect.poll(() => backend.bodiesOf(consults.moveConsult)).toEqual([body])
})

test('in the calm view with the largest text the result is in view on a phone, up to its one filled button; it replaces the buttons to reschedule and cancel until it is closed', async () => {
  const { store } = await open()
  const before = store.get(viewAtom)
  onTestFinished(() => store.set(viewAtom, before))
  store.set(viewAtom, { theme: 'calm-dark', softer: null, textSize: 'larger', oneQuestion: true })
  await page.viewport(viewports.phone.width, viewports.phone.height)
  const changes = () => page.getByRole('button', { name: /^(?:Verzetten|Afzeggen)/ })
  await expect.poll(() => changes().elements()).toHaveLength(2)
  await searchButton().click()
  const found = page.getByRole('status').filter({ hasText: foundText })
  await expect.element(found).toHaveFocus()
  await expect
    .poll(() => [
      found.element().getBoundingClientRect().top >= 0,
      first().element().getBoundingClientRect().bottom <= innerHeight,
    ])
    .toEqual([true, true])
  expect([...document.querySelectorAll('main .bg-action')]).toEqual([first().element()])
  await expect.element(changes()).not.toBeInTheDocument()
  await button('Toch niet verzetten').click()
  await expect.poll(() => changes().elements()).toHaveLength(2)
})

test('the result does not take focus from a patient who has moved on', async () => {
  const fresh = mockDeferred(consults.getSlots, { slots })
  await open(fresh)
  await searchButton().click()
  const elsewhere = button('Menu')
  elsewhere.element().focus()
  fresh.tell()
  await expect.element(first()).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
})

test('without an earlier slot a message shows that nothing changed, and what to do', async () => {
  await open(
    slotsReply({
      [consultCategory.followUp]: {
        20261203: [{ startDT: planned.startDateTime, avId: 1, typeId: planned.consultTypeId }],
      },
    }),
  )
  await searchButton().click()
  await expect.element(page.getByRole('status').filter({ hasText: nothingFound })).toBeVisible()
  await expect.element(button(/^Verzet naar/)).not.toBeInTheDocument()
  await expect.element(button(/^Verzetten/)).toBeVisible()
})

test('a consult tomorrow has no earlier day: no search is offered', async () => {
  await open(
    infoReply({ ...planned, startDateTime: '2026-11-22T14:30:00+01:00', endDateTime: '2026-11-22T14:50:00+01:00' }),
  )
  await expect.element(button(/^Verzetten/)).toBeVisible()
  await expect.element(button(/Kan het eerder/)).not.toBeInTheDocument()
})

test('closing the result changes nothing and returns focus', async () => {
  const { backend } = await open()
  await searchButton().click()
  await button('Toch niet verzetten').click()
  await expect.element(searchButton()).toHaveFocus()
  await expect.element(first()).not.toBeInTheDocument()
  expect(backend.bodiesOf(consults.moveConsult)).toEqual([])
})

test('when slots cannot be loaded the reason is shown, and a retry shows them', async () => {
  const { backend } = await open(mockStatus(consults.getSlots, 491))
  await searchButton().click()
  await expect.element(text('Deze afspraak is niet mogelijk. Kies een andere dag of tijd.')).toBeVisible()
  backend.setReplies(slotsReply(slots))
  await button('Opnieuw proberen').click()
  await expect.element(first()).toBeVisible()
})

test('a slot that was just taken shows a message, refetches, and focuses the next free slot', async () => {
  const { backend } = await open(mockStatus(consults.moveConsult, 409))
  await searchButton().click()
  await expect.element(first()).toBeVisible()
  const fresh = mockDeferred(consults.getSlots, { slots: withoutFirst })
  backend.setReplies(fresh)
  await first().click()
  await expect.element(text('Deze tijd is net door iemand anders gekozen. Kies een andere tijd.')).toBeVisible()
  fresh.tell()
  await expect.element(second()).toHaveFocus()
  await expect.element(first()).not.toBeInTheDocument()
  backend.setReplies(mockResponse(consults.moveConsult, undefined))
  await userEvent.keyboard('{Enter}')
  await expectMoved()
  await expect
    .poll(() => backend.bodiesOf(consults.moveConsult))
    .toEqual([body, expect.objectContaining({ startDateTime: '2026-12-01T11:40:00+01:00' })])
})

test('when that was the last one, focus goes to the message that there is none', async () => {
  const { backend } = await open(mockStatus(consults.moveConsult, 409))
  await searchButton().click()
  await expect.element(first()).toBeVisible()
  backend.setReplies(slotsReply({}))
  await first().click()
  await expect.element(page.getByRole('status').filter({ hasText: nothingFound })).toHaveFocus()
})

test('two presses before the next render send once, and after a lost answer the outcome is checked before a retry', async () => {
  const { backend } = await open(mockNetworkError(consults.moveConsult))
  await searchButton().click()
  await expect.element(first()).toBeVisible()
  const pressed = first().element() as HTMLButtonElement
  pressed.click()
  pressed.click()
  await expect.element(button('Opnieuw proberen')).toBeVisible()
  backend.setReplies(
    infoReply({ ...planned, state: consultState.cancelled }, { ...planned, id: 91, startDateTime: firstSlot.startDT }),
  )
  await button('Opnieuw proberen').click()
  await expectMoved()
  await expect.poll(() => backend.bodiesOf(consults.moveConsult)).toHaveLength(1)
})

test('rescheduled in another window meanwhile: the old time is not mentioned, and the patient is led to the current appointment', async () => {
  const { backend } = await open(mockStatus(consults.moveConsult, 491))
  await searchButton().click()
  await expect.element(first()).toBeVisible()
  backend.setReplies(
    infoReply(
      { ...planned, state: consultState.cancelled },
      { ...planned, id: 91, startDateTime: '2026-12-10T14:00:00+01:00', endDateTime: '2026-12-10T14:20:00+01:00' },
    ),
  )
  await first().click()
  await expect
    .poll(() => [location.pathname, (history.state as { message?: string }).message])
    .toEqual([
      routes.appointments.pattern,
      'Deze afspraak is al veranderd, misschien in een ander venster. Wij hebben nu niets veranderd. Bij uw afspraken ziet u wat nu geldt.',
    ])
  await expect.element(text('10 december 2026')).toBeVisible()
})

test('while one slot is being booked, another cannot be pressed', async () => {
  const pending = mockDeferred(consults.moveConsult, undefined)
  const { backend } = await open(pending)
  await searchButton().click()
  await first().click()
  await expect.element(button('Bezig met opslaan…')).toBeVisible()
  const other = button('Verzet naar 3 december, 09:00')
  await other.click()
  await expect.element(other).toBeVisible()
  pending.tell()
  await expectMoved()
  await expect.poll(() => backend.bodiesOf(consults.moveConsult)).toEqual([body])
})
