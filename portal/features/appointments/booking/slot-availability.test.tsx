import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consultCategory, consults } from '../../../api/contract/consult.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { clockAtom } from '../../../platform/clock.ts'
import { toastsAtom } from '../../../session/toast-state.ts'
import { planned } from '../../../stories/fixture/consult.ts'
import { storyNow } from '../../../stories/fixture/now.ts'
import { patientInfo } from '../../../stories/fixture/patient.ts'
import { bookingReplies, firstSlot, slots } from '../../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../../stories/story-backend.ts'
import { BookingScreen } from '../booking-screen.tsx'

const open = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<BookingScreen />, { at: routes.booking.pattern, state, replies: [...bookingReplies, ...replies] })
const atConfirm = { wizard: { run: 'test', step: 2, mode: 'clinic', day: '20261201', slot: firstSlot } }
const goneText = 'Deze tijd is niet meer vrij. Kies een andere tijd.'
const goneToast = 'Deze tijd is niet meer vrij. Kies een andere tijd.'

test.each([
  ['that was taken meanwhile', firstSlot, { ...slots, [consultCategory.followUp]: { 20261201: [] } }],
  ['of another category', { ...firstSlot, avId: 109 }, slots],
  ['of a day that is not offered', { ...firstSlot, startDT: '2027-12-01T09:20:00+01:00' }, slots],
])(
  'SES-08.4 a slot from the history %s is not shown and not sent: the patient sees the reason and chooses again',
  async (_name, slot, offered) => {
    const { backend } = await open(
      { wizard: { ...atConfirm.wizard, step: 1, slot: null } },
      mockResponse(consults.getSlots, { slots: offered }),
    )
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
    history.pushState({ wizard: { ...atConfirm.wizard, slot } }, '')
    await expect.element(text(goneText)).toBeVisible()
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
    expect(backend.bodiesOf(consults.addConsult)).toEqual([])
  },
)

test('SES-08 a slot chosen before a reload is not reported as gone while slots are loading', async () => {
  const free = mockDeferred(consults.getSlots, { slots })
  await open({ wizard: { ...atConfirm.wizard, step: 1 } }, free)
  await expect.element(button('Bezig met laden…')).toBeVisible()
  free.tell()
  await button('Volgende').click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
  expect(document.body.textContent).not.toContain('Kies eerst')
})

test('SES-08.4 a slot from the history is shown and can be sent only when the back end confirms that it is free', async () => {
  const free = mockDeferred(consults.getSlots, { slots })
  const { backend } = await open(atConfirm, free, mockResponse(consults.addConsult, undefined))
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
  await expect.element(button('Afspraak maken')).toBeDisabled()
  expect(document.body.textContent).not.toContain('1 december')
  // A script in the page, such as a password manager's, needs no button.
  page.getByRole('main').element().querySelector('form')?.requestSubmit()
  free.tell()
  await expect.element(button('Wijzig dag/tijd')).toBeVisible()
  expect(backend.bodiesOf(consults.addConsult)).toEqual([])
  await expect.element(button('Afspraak maken')).toBeEnabled()
})

test('BOOK-13 SES-08.4 when a slot chosen before a reload is no longer free, that is shown with the nearest free slots', async () => {
  const { store } = await open(
    { wizard: { ...atConfirm.wizard, step: 1 } },
    mockResponse(consults.getSlots, {
      slots: {
        [consultCategory.followUp]: { 20261201: [{ ...firstSlot, avId: 102, startDT: '2026-12-01T11:40:00+01:00' }] },
      },
    }),
  )
  await expect.element(text(goneText)).toBeVisible()
  await expect.element(button('dinsdag 1 december, 11:40')).toHaveFocus()
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: goneToast, duration: 4000 }])
  await expect.element(page.getByRole('heading', { name: 'Tijden op dinsdag 1 december' })).toBeVisible()
  await page.getByRole('radio', { name: '11:40' }).click()
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByText(goneText)
        .elements()
        .filter((element) => element.checkVisibility()),
    )
    .toEqual([])
})

describe('after five minutes of inactivity', () => {
  /** Opens the last step with a controllable clock. */
  async function openIdle() {
    let time = storyNow.getTime()
    const rendered = await open(
      { wizard: { ...atConfirm.wizard, step: 1 } },
      mockResponse(consults.addConsult, undefined),
    )
    rendered.store.set(clockAtom, { now: () => new Date(time) })
    await button('Volgende').click()
    await expect.element(button('Afspraak maken')).toBeEnabled()
    const requestCount = () => rendered.backend.bodiesOf(consults.getSlots).length
    return {
      ...rendered,
      requestCount,
      before: requestCount(),
      wait: (minutes: number) => {
        time += minutes * 60_000
      },
    }
  }
  const isBooked = () => expect.poll(() => location.pathname).toBe(routes.appointments.pattern)

  test('BOOK-13 a press first checks whether the slot is free, then books it', async () => {
    const { backend, requestCount, before, wait } = await openIdle()
    const free = mockDeferred(consults.getSlots, { slots })
    backend.setReplies(free)
    wait(5)
    await button('Afspraak maken').click()
    await expect.element(button('Afspraak maken')).toBeDisabled()
    await expect.element(text('09:20')).not.toBeInTheDocument()
    await expect.poll(requestCount).toBe(before + 1)
    expect(backend.bodiesOf(consults.addConsult)).toEqual([])
    free.tell()
    await isBooked()
    expect(backend.bodiesOf(consults.addConsult)).toHaveLength(1)
  })

  test('BOOK-13 a slot that was taken meanwhile is not sent: the patient sees the reason and chooses again', async () => {
    const { backend, wait } = await openIdle()
    backend.setReplies(mockResponse(consults.getSlots, { slots: { [consultCategory.followUp]: { 20261201: [] } } }))
    wait(5)
    await button('Afspraak maken').click()
    await expect.element(text(goneText)).toBeVisible()
    expect(backend.bodiesOf(consults.addConsult)).toEqual([])
  })

  test('on return the slot is shown when it is still free; without an answer nothing is shown as free or sent, and the choice stays', async () => {
    const { backend, requestCount, before, wait } = await openIdle()
    backend.setReplies(mockStatus(consults.getSlots, 503))
    wait(5)
    window.dispatchEvent(new Event('focus'))
    await expect.element(text(/even niet bereikbaar/)).toBeVisible()
    await expect.element(button('Afspraak maken')).toBeDisabled()
    expect(page.getByText('1 december', { exact: false }).elements()).toEqual([])
    backend.setReplies(mockResponse(consults.getSlots, { slots }))
    await button('Opnieuw proberen').click()
    await button('Afspraak maken').click()
    await isBooked()
    expect(requestCount()).toBe(before + 2)
  })

  test('a booking with unknown outcome is not reported as taken: a retry finds it done', async () => {
    const { backend, wait } = await openIdle()
    backend.setReplies(mockNetworkError(consults.addConsult))
    await button('Afspraak maken').click()
    await expect.element(button('Opnieuw proberen')).toBeVisible()
    backend.setReplies(
      mockStatus(consults.getSlots, 503),
      mockResponse(patient.getInfo, patientInfo({ consults: [{ ...planned, startDateTime: firstSlot.startDT }] })),
    )
    wait(5)
    window.dispatchEvent(new Event('focus'))
    const retries = button('Opnieuw proberen')
    await expect.poll(() => retries.elements()).toHaveLength(2)
    backend.setReplies(mockResponse(consults.getSlots, { slots: {} }))
    await retries.nth(1).click()
    await expect.poll(() => retries.elements()).toHaveLength(1)
    await expect.element(button('Afspraak maken')).toBeDisabled()
    await expect.element(heading(/Klopt dit\?/)).toBeVisible()
    expect(document.body.textContent).not.toContain(goneText)
    await retries.click()
    await isBooked()
    expect(backend.bodiesOf(consults.addConsult)).toHaveLength(1)
  })

  test('does not refetch before the delay', async () => {
    const { requestCount, before, wait } = await openIdle()
    wait(4.9)
    window.dispatchEvent(new Event('focus'))
    await button('Afspraak maken').click()
    await isBooked()
    expect(requestCount()).toBe(before)
  })
})
