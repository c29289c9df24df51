import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import {
  consultCategory,
  consults,
  consultState,
  type Consult,
  type ConsultCategory,
} from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { currentSessionEpoch } from '../../session/session-epoch.ts'
import { settingsAtom } from '../../platform/settings.ts'
import { mockResponse, mockDeferred, type StoryReply } from '../../stories/story-backend.ts'
import { pastOpen, planned } from '../../stories/fixture/consult.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { bookingReplies, firstSlot } from '../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { BookingScreen } from './booking-screen.tsx'

const open = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<BookingScreen />, { at: routes.booking.pattern, state, replies: [...bookingReplies, ...replies] })
const start = { run: 'test', step: 0, mode: null, day: null, slot: null }
const atTime = { wizard: { ...start, step: 1, mode: 'clinic' } }
const atConfirm = { wizard: { ...start, step: 2, mode: 'clinic', day: '20261201', slot: firstSlot } }
const moving = { isReschedule: true, consultId: planned.id, consultType: planned.consultTypeId }
const withPlanned = mockResponse(patient.getInfo, patientInfo({ consults: [planned] }))
const body = { startDateTime: firstSlot.startDT, availabilityId: firstSlot.avId, consultTypeId: firstSlot.typeId }

const radio = (name: string) => page.getByRole('radio', { name })
const next = () => button('Volgende')
const day = (name: RegExp) => page.getByRole('button', { name })

describe('step 1', () => {
  test('BOOK-01.1 BOOK-01.2 offers video, phone and on site; Next is disabled without a choice', async () => {
    await open({})
    await expect.element(radio('Via video')).toBeVisible()
    expect(
      page
        .getByRole('radio')
        .elements()
        .map((mode) => mode.textContent.trim()),
    ).toEqual(['Via video', 'Via de telefoon', 'Op de kliniek'])
    for (const mode of page.getByRole('radio').all()) await expect.element(mode).toBeEnabled()
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    await expect.element(next()).toBeDisabled()
    await radio('Via video').click()
    await expect.element(next()).toBeEnabled()
  })

  const onlyClinic = 'Deze afspraak kan alleen op de kliniek.'
  test.each<[string, ConsultCategory, [video: boolean, phone: boolean], string, string]>([
    [
      'an intake',
      consultCategory.intake,
      [true, false],
      'Op de kliniek',
      'Deze afspraak kan alleen via video of op de kliniek.',
    ],
    ['a follow-up', consultCategory.followUp, [true, true], 'Op de kliniek', ''],
    ['botox', consultCategory.botox, [false, false], 'Botoxbehandeling op de kliniek', onlyClinic],
    ['a GON block', consultCategory.gonBlock, [false, false], 'GON-blokkade op de kliniek', onlyClinic],
    ['an unplanned follow-up', consultCategory.unplanned, [false, false], 'Op de kliniek', onlyClinic],
  ])(
    'BOOK-01.3 BOOK-02.1 BOOK-02.2 BOOK-02.3 %s; a single possible mode is preselected',
    async (_name, nextConsultCategory, [video, phone], onSite, reason) => {
      await open({}, mockResponse(patient.getInfo, patientInfo({ nextConsult: { nextConsultCategory } })))
      await expect.element(page.getByRole('radio', { name: onSite, exact: true })).toBeEnabled()
      for (const [name, allowed] of [
        ['Via video', video],
        ['Via de telefoon', phone],
      ] as const) {
        await expect.poll(() => radio(name).element().matches(':disabled')).toBe(!allowed)
        await expect.element(radio(name)).toHaveAccessibleDescription(allowed ? '' : reason)
      }
      expect(page.getByRole('radio', { name: onSite, exact: true, checked: true }).elements()).toHaveLength(
        video ? 0 : 1,
      )
      expect(next().element().matches(':disabled')).toBe(video)
    },
  )

  test('BOOK-10.2 BOOK-10.3 Back and Close lead to the origin, otherwise to the appointments', async () => {
    await open({ from: routes.dashboard.pattern })
    for (const name of ['Terug', 'Sluiten'])
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', routes.dashboard.pattern)
    history.replaceState({}, '')
    for (const name of ['Terug', 'Sluiten'])
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', routes.appointments.pattern)
  })
})

describe('BOOK-22.1 BOOK-22.3 BOOK-22.4 what the appointment block does not allow', () => {
  test.each<[string, object, Consult[], string]>([
    ['booking beside an upcoming consult', {}, [planned], 'U heeft al een afspraak. U kunt die verzetten of afzeggen.'],
    ['booking while a past consult is still open', {}, [pastOpen], 'De kliniek rondt deze afspraak nog af'],
    [
      'rescheduling a locked consult',
      moving,
      [{ ...planned, state: consultState.locked }],
      'Deze afspraak kunt u niet verzetten. De afspraak is voorbij, afgezegd of al veranderd.',
    ],
  ])('%s: shows the reason, no form, and sends no request for slots', async (_name, state, known, why) => {
    const { backend } = await open(state, mockResponse(patient.getInfo, patientInfo({ consults: known })))
    await expect.element(text(why)).toBeVisible()
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    await expect.element(next()).not.toBeInTheDocument()
    expect(backend.bodiesOf(consults.getSlots)).toEqual([])
  })
})

describe('step 2', () => {
  test('BOOK-03.4 the window of slots is as long as the clinic has set', async () => {
    const { backend, store } = await open({})
    store.set(settingsAtom, { ...store.get(settingsAtom), slotDays: 30 })
    await radio('Op de kliniek').click()
    await next().click()
    await expect
      .poll(() => backend.bodiesOf(consults.getSlots))
      .toMatchObject([{ endDateTime: '2026-12-21T23:59:59+01:00' }])
  })

  test.each([
    ['BOOK-03.1 BOOK-03.3 requests the window from tomorrow to day 90', {}, [], {}],
    ['BOOK-03.2 rescheduling also sends existing_is_error false', moving, [withPlanned], { existing_is_error: false }],
  ])('%s', async (_name, state, knows, extra) => {
    const { backend } = await open({ ...state, ...atTime }, ...knows)
    await expect
      .poll(() => backend.bodiesOf(consults.getSlots))
      .toEqual([
        {
          startDateTime: '2026-11-22T00:00:00+01:00',
          endDateTime: '2027-02-19T23:59:59+01:00',
          aggregate: true,
          ...extra,
        },
      ])
  })

  test('BOOK-05.1 BOOK-05.2 BOOK-05.3 days with slots are marked, a day without can be selected and shows that, today and earlier cannot', async () => {
    await open(atTime)
    await expect.element(day(/dinsdag 1 december, 4 tijden vrij/)).toBeVisible()
    await expect.element(day(/donderdag 10 december, 1 tijd vrij/)).toBeVisible()
    await day(/geen tijden, woensdag 2 december/).click()
    await expect.element(text('Op woensdag 2 december zijn er geen vrije tijden. Kies een andere dag.')).toBeVisible()
    await expect
      .element(page.getByRole('gridcell', { name: 'niet te kiezen, zaterdag 21 november' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(day(/zaterdag 21 november/)).not.toBeInTheDocument()
    await expect.element(day(/zondag 22 november/)).toBeVisible()
  })

  test('BOOK-04.2 BOOK-04.3 the times of a day are sorted and grouped by part of the day, and focus is on their heading', async () => {
    await open(atTime)
    await day(/dinsdag 1 december, 4/).click()
    await expect.element(page.getByRole('heading', { name: 'Tijden op dinsdag 1 december' })).toHaveFocus()
    expect(textsOf(page.getByRole('radio'))).toEqual(['09:20', '11:40', '13:20', '18:30'])
    for (const part of ['Ochtend', 'Middag', 'Avond'])
      await expect.element(page.getByRole('heading', { name: part })).toBeInTheDocument()
  })

  test('BOOK-07 selecting a day without slots clears the choice', async () => {
    await open(atTime)
    await day(/dinsdag 1 december, 4/).click()
    await radio('11:40').click()
    await expect.element(text('di 1 december, 11:40')).toBeVisible()
    await day(/woensdag 2 december/).click()
    await expect.element(text('di 1 december, 11:40')).not.toBeInTheDocument()
    expect(history.state).toMatchObject({ wizard: { day: '20261202', slot: null } })
  })

  test('BOOK-17 one of the first free times can be chosen without the grid and opens step 3', async () => {
    const { backend } = await open(atTime, mockResponse(consults.addConsult, undefined))
    const first = page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button')
    await expect.element(first.first()).toBeVisible()
    expect(textsOf(first)).toEqual([
      'dinsdag 1 december, 09:20',
      'donderdag 3 december, 09:00',
      'donderdag 10 december, 14:00',
    ])
    await first.first().click()
    await expect.element(heading(/Klopt dit\?/)).toBeVisible()
    expect(history.state).toMatchObject({ wizard: { step: 2, day: '20261201', slot: firstSlot } })
    await button('Afspraak maken').click()
    await expect.poll(() => backend.bodiesOf(consults.addConsult)).toEqual([body])
  })

  test('BOOK-17 BOOK-10.1 Back after that shows the time as chosen', async () => {
    await open(atTime)
    await button('donderdag 3 december, 09:00').click()
    await button('Terug').click()
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
    await expect.element(radio('09:00')).toBeChecked()
    await expect.element(text('do 3 december, 09:00')).toBeVisible()
  })

  test('BOOK-17 the list of days leads to step 3 without the grid too', async () => {
    await open(atTime)
    await button('Toon de dagen als lijst').click()
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await page
      .getByRole('list', { name: 'Dagen met vrije tijden' })
      .getByRole('button', { name: 'donderdag 10 december 1 tijd vrij' })
      .click()
    await expect.element(page.getByRole('heading', { name: 'Tijden op donderdag 10 december' })).toHaveFocus()
    await radio('14:00').click()
    await next().click()
    await expect.element(heading(/Klopt dit\?/)).toBeVisible()
    expect(history.state).toMatchObject({ wizard: { step: 2, day: '20261210' } })
  })

  test('BOOK-08.1 BOOK-08.2 ERR-06.2 Next without a slot stays enabled and shows an error in the page and in a toast of 4 s', async () => {
    const { store } = await open(atTime)
    await expect.element(day(/dinsdag 1 december, 4/)).toBeVisible()
    await next().click()
    await expect.element(text('Kies eerst een dag en een tijd.')).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([
      { tone: 'error', text: 'Kies eerst een dag en een tijd.', duration: 4000 },
    ])
    await expect.element(next()).toBeEnabled()
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
  })
})

describe('step 3', () => {
  test('BOOK-09.1 confirms the choice, with a button to change day or time', async () => {
    await open(atConfirm)
    await expect.element(heading(/Klopt dit\?/)).toBeVisible()
    await expect.element(button('Wijzig dag/tijd')).toBeVisible()
    const shown = document.querySelector('main')?.textContent
    expect(shown).toMatch(/1 december 2026.*09:20/)
    expect(shown).toContain('Controle op de kliniek')
    await expect.element(button('Afspraak maken')).toBeEnabled()
  })

  test('BOOK-11.1 BOOK-12.1 BOOK-12.2 BOOK-18 books the slot as offered and opens the list with the result', async () => {
    const { backend } = await open(atConfirm, mockResponse(consults.addConsult, undefined))
    await button('Afspraak maken').click()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    expect(backend.bodiesOf(consults.addConsult)).toEqual([body])
    expect(history.state).toEqual({
      result: { kind: 'booked', consultTypeId: firstSlot.typeId, startDateTime: firstSlot.startDT },
      epoch: currentSessionEpoch(),
    })
    await expect.poll(() => backend.bodiesOf(patient.getInfo)).toHaveLength(2)
  })

  test.each([
    ['cancel_consult_id', { ...moving, cancel_consult_id: planned.id, consultId: 999 }],
    ['consultId', moving],
  ])('BOOK-11.2 BOOK-11.3 rescheduling moves the appointment of %s, with a remark', async (_name, state) => {
    const { backend } = await open(
      { ...state, ...atConfirm },
      withPlanned,
      mockResponse(consults.moveConsult, undefined),
    )
    await button('Bevestigen').click()
    await expect
      .poll(() => backend.bodiesOf(consults.moveConsult))
      .toEqual([
        {
          ...body,
          cancel_consult_id: planned.id,
          cancel_note: 'Afspraak verplaatst door patiënt naar 1 december 2026 09:20',
        },
      ])
  })

  test('BOOK-14 two presses before the next render submit once too', async () => {
    const { backend } = await open(atConfirm, mockResponse(consults.addConsult, undefined))
    await expect.element(button('Afspraak maken')).toBeEnabled()
    const pressed = button('Afspraak maken').element() as HTMLButtonElement
    pressed.click()
    pressed.click()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    expect(backend.bodiesOf(consults.addConsult)).toHaveLength(1)
  })

  test('BOOK-14 a double click submits once', async () => {
    const booked = mockDeferred(consults.addConsult, undefined)
    const { backend } = await open(atConfirm, booked)
    await button('Afspraak maken').dblClick()
    await expect.element(button('Bezig met opslaan…')).toBeVisible()
    booked.tell()
    await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
    expect(backend.bodiesOf(consults.addConsult)).toHaveLength(1)
  })
})
