import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consults, consultState, type Consult } from '../api/contract/consult.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { toastsAtom } from '../session/toast-state.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { firstSlot, slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse, mockDeferred } from '../stories/story-backend.ts'

const wizard = { run: 'done', step: 2, mode: 'clinic', day: '20261201', slot: firstSlot }
const booked = { ...planned, id: 90, startDateTime: firstSlot.startDT, endDateTime: '2026-12-01T09:40:00+01:00' }

test.each<[what: string, words: string, press: string, state: object, before: Consult[], after: Consult[]]>([
  ['booked', 'Uw afspraak is gemaakt', 'Afspraak maken', {}, [], [booked]],
  [
    'moved',
    'Uw afspraak is verzet',
    'Bevestigen',
    { isReschedule: true, consultId: planned.id },
    [planned],
    [{ ...planned, state: consultState.cancelled }, booked],
  ],
])(
  'TOAST-02.1 TOAST-02.3 an appointment that was just %s is shown once, without earlier messages, also before the back end confirms it',
  async (_what, words, press, state, before, after) => {
    const { backend, store } = await renderScreen(<App />, {
      at: '/appointment',
      state: { wizard, ...state },
      token: 'abc',
      replies: [
        mockResponse(patient.getInfo, patientInfo({ consults: before })),
        mockResponse(patient.getEmployees, { employees }),
        mockResponse(consults.getSlots, { slots }),
        mockResponse(consults.addConsult, undefined),
        mockResponse(consults.moveConsult, undefined),
      ],
    })
    await expect.element(button(press)).toBeEnabled()
    const fresh = mockDeferred(patient.getInfo, patientInfo({ consults: after }))
    backend.setReplies(fresh)
    await button(press).click()
    const main = page.getByRole('main')
    const card = page.getByRole('region', { name: words })
    const others = () => textsOf(main.getByText(/3 december|U heeft geen afspraak|Volgende afspraak/))
    await expect.element(heading('Afspraken')).toBeVisible()
    await expect.element(card.getByText('1 december 2026')).toBeVisible()
    // The success is the card's first line, where focus is, and no toast repeats it.
    await expect.element(card.getByRole('heading', { name: words })).toHaveFocus()
    expect(card.element().textContent.startsWith(words)).toBe(true)
    expect(store.get(toastsAtom)).toEqual([])
    expect(others()).toEqual([])
    fresh.tell()
    await expect.element(card.getByRole('button', { name: /^Verzetten/ })).toBeVisible()
    expect(others()).toEqual([])
    expect(main.getByText('1 december 2026', { exact: true }).elements()).toHaveLength(1)
  },
)
