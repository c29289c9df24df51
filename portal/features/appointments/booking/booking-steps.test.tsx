import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { switchRestAtom } from '../../../platform/view.ts'
import { textsOf } from '#tests/support/texts-of.ts'
import { consultCategory, consults, consultType } from '../../../api/contract/consult.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { mockResponse, mockDeferred, mockStatus, type StoryReply } from '../../../stories/story-backend.ts'
import { planned } from '../../../stories/fixture/consult.ts'
import { patientInfo } from '../../../stories/fixture/patient.ts'
import { bookingReplies, firstSlot, slots } from '../../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import { BookingScreen } from '../booking-screen.tsx'

const open = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<BookingScreen />, { at: routes.booking.pattern, state, replies: [...bookingReplies, ...replies] })
const botox = mockResponse(
  patient.getInfo,
  patientInfo({ nextConsult: { nextConsultCategory: consultCategory.botox } }),
)
const radio = (name: string) => page.getByRole('radio', { name })
const next = () => button('Volgende')

function setQuery(query: string) {
  const before = location.href
  history.replaceState(null, '', query)
  onTestFinished(() => history.replaceState(null, '', before))
}

/** At the last step, with only the choice of a time behind it. */
async function openConfirm(...replies: StoryReply[]) {
  const opened = await open(
    { wizard: { run: 'test', step: 1, mode: 'clinic', day: '20261201', slot: firstSlot } },
    ...replies,
  )
  await next().click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
  return opened
}

async function toConfirm() {
  await radio('Op de kliniek').click()
  await next().click()
  await page.getByRole('button', { name: /dinsdag 1 december, 4/ }).click()
  await radio('09:20').click()
  await next().click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
}

describe('from step to step', () => {
  test('APP-09.2 APP-09.3 each step has its own title and one h1 with focus', async () => {
    await open({})
    await expect.element(heading(/Hoe wilt u de afspraak\?/)).toBeVisible()
    const titles = [document.title]
    await radio('Op de kliniek').click()
    await next().click()
    await expect.element(heading(/Kies een dag en tijd/)).toHaveFocus()
    titles.push(document.title)
    await page.getByRole('button', { name: /dinsdag 1 december, 4/ }).click()
    await radio('09:20').click()
    await next().click()
    await expect.element(heading(/Klopt dit\?/)).toHaveFocus()
    titles.push(document.title)
    expect(titles).toEqual([
      'Stap 1 van 3: Hoe wilt u de afspraak? – Afspraak maken – Hoofdpijnkliniek',
      'Stap 2 van 3: Kies een dag en tijd – Afspraak maken – Hoofdpijnkliniek',
      'Stap 3 van 3: Klopt dit? – Afspraak maken – Hoofdpijnkliniek',
    ])
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  })

  test('BOOK-10.1 Back goes to the previous step, with the choices made', async () => {
    await open({})
    await toConfirm()
    await button('Terug').click()
    await expect.element(heading(/Kies een dag en tijd/)).toHaveFocus()
    await expect.element(radio('09:20')).toBeChecked()
    await button('Terug').click()
    await expect.element(heading(/Hoe wilt u de afspraak\?/)).toHaveFocus()
    await expect.element(radio('Op de kliniek')).toBeChecked()
  })

  test("BOOK-09.2 'Wijzig dag/tijd' goes back to the times", async () => {
    await openConfirm()
    await button('Wijzig dag/tijd').click()
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
    await expect.element(radio('09:20')).toBeChecked()
  })

  test('choosing another mode clears the chosen time, and requires another', async () => {
    await open({ wizard: { run: 'test', step: 0, mode: 'clinic', day: '20261201', slot: firstSlot } })
    await radio('Via video').click()
    await expect.element(radio('Via video')).toBeChecked()
    expect(history.state).toMatchObject({ wizard: { mode: 'video', slot: null } })
    await next().click()
    await expect.element(radio('10:00')).not.toBeChecked()
    await next().click()
    await expect.element(text('Kies eerst een dag en een tijd.')).toBeVisible()
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
  })

  test.each([routes.dashboard.pattern, routes.appointments.pattern])(
    'BOOK-10.3 Close leads back to %s on every step',
    async (from) => {
      await open({ from })
      const close = page.getByRole('link', { name: 'Sluiten' })
      await expect.element(close).toHaveAttribute('href', from)
      await radio('Op de kliniek').click()
      await next().click()
      await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
      await expect.element(close).toHaveAttribute('href', from)
      await button('dinsdag 1 december, 09:20').click()
      await expect.element(heading(/Klopt dit\?/)).toBeVisible()
      await expect.element(close).toHaveAttribute('href', from)
    },
  )

  test('BOOK-13.3 BOOK-13.4 after a 409 the reason is shown first, and the nearest free slot has focus', async () => {
    const { backend } = await openConfirm(mockStatus(consults.addConsult, 409))
    const fresh = mockDeferred(consults.getSlots, {
      slots: { ...slots, 1: { ...slots['1'], 20261201: slots['1']?.['20261201']?.slice(1) ?? [] } },
    })
    backend.setReplies(fresh)
    await button('Afspraak maken').click()
    const reason = page
      .getByRole('main')
      .getByText('Deze tijd is net door iemand anders gekozen. Kies een andere tijd.')
    await expect.poll(() => document.activeElement?.contains(reason.element())).toBe(true)
    await expect
      .element(text('Het ging om dinsdag 1 december om 09:20 uur. De rest van uw keuze blijft staan.'))
      .toBeVisible()
    // Times from before the conflict are not offered.
    const nearest = page.getByRole('group', { name: 'Vrije tijden vlak daarbij' }).getByRole('button')
    await expect.element(nearest).not.toBeInTheDocument()
    fresh.tell()
    await expect.element(nearest.first()).toHaveFocus()
    expect(textsOf(nearest)).toEqual([
      'dinsdag 1 december, 11:40',
      'dinsdag 1 december, 13:20',
      'dinsdag 1 december, 18:30',
    ])
    await expect.element(reason).toBeInViewport({ ratio: 1 })
    await expect.element(radio('09:20')).not.toBeInTheDocument()
    await nearest.first().click()
    await expect.element(heading(/Klopt dit\?/)).toBeVisible()
    await expect.element(text('11:40')).toBeVisible()
  })

  test('after a 409, on the smallest screen with the largest text, the focused slot is not under the sticky footer', async () => {
    await page.viewport(320, 640)
    document.documentElement.dataset.textSize = 'larger'
    onTestFinished(async () => {
      delete document.documentElement.dataset.textSize
      await page.viewport(390, 844)
    })
    const { backend } = await openConfirm(mockStatus(consults.addConsult, 409))
    backend.setReplies(
      mockResponse(consults.getSlots, {
        slots: { ...slots, 1: { ...slots['1'], 20261201: slots['1']?.['20261201']?.slice(1) ?? [] } },
      }),
    )
    await button('Afspraak maken').click()
    const nearest = button('dinsdag 1 december, 11:40')
    await expect.element(nearest).toHaveFocus()
    const bar = () => next().element().closest('[data-part=sticky-footer]')?.getBoundingClientRect().top
    await expect.poll(() => nearest.element().getBoundingClientRect().bottom).toBeLessThan(bar() ?? 0)
  })

  test('after a 409 days shown as a list stay a list', async () => {
    await open({}, mockStatus(consults.addConsult, 409))
    await radio('Op de kliniek').click()
    await next().click()
    await button('Toon de dagen als lijst').click()
    await page
      .getByRole('button', { name: /^dinsdag 1 december/ })
      .last()
      .click()
    await radio('09:20').click()
    await next().click()
    await button('Afspraak maken').click()
    await expect.element(page.getByRole('list', { name: 'Dagen met vrije tijden' })).toBeVisible()
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  })

  test('CALM-03.7 with Rust on the days are a list', async () => {
    const { store } = await open({})
    store.set(switchRestAtom)
    onTestFinished(() => store.set(switchRestAtom))
    await radio('Op de kliniek').click()
    await next().click()
    await expect.element(page.getByRole('list', { name: 'Dagen met vrije tijden' })).toBeVisible()
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  })

  test('on both steps the Next button is filled only when there is a choice', async () => {
    await open({})
    await expect.element(next()).toBeVisible()
    const fill = () => getComputedStyle(next().element()).backgroundColor
    const seen = [fill()]
    await radio('Op de kliniek').click()
    const filled = fill()
    await next().click()
    await page.getByRole('button', { name: /dinsdag 1 december, 4/ }).click()
    seen.push(fill())
    await radio('09:20').click()
    await expect.poll(fill).toBe(filled)
    expect(seen).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
    expect(filled).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('without any free slot there is no Next button', async () => {
    await open({}, mockResponse(consults.getSlots, { slots: {} }))
    await radio('Op de kliniek').click()
    await next().click()
    await expect.element(text('Geen vrije tijden')).toBeVisible()
    await expect.element(next()).not.toBeInTheDocument()
  })

  test('BOOK-13.4 when the last slot of a day is taken, the day stays in view with a message that it has none', async () => {
    const { backend } = await openConfirm(mockStatus(consults.addConsult, 409))
    backend.setReplies(mockResponse(consults.getSlots, { slots: { 1: { ...slots['1'], 20261201: [] } } }))
    await button('Afspraak maken').click()
    await expect.element(text('Op dinsdag 1 december zijn er geen vrije tijden. Kies een andere dag.')).toBeVisible()
    await expect.element(button('geen tijden, dinsdag 1 december')).toBeVisible()
  })
})

describe('the initial choice', () => {
  test.each([
    ['BOOK-16.1 video in the address is preselected', '?type=video', {}, 'Via video'],
    ['BOOK-16.1 phone in the address is preselected', '?type=phone', {}, 'Via de telefoon'],
    ['BOOK-16.1 on site in the address is preselected', '?type=clinic', {}, 'Op de kliniek'],
    ['BOOK-16.3 the state overrides the address', '?type=phone', { type: 'video' }, 'Via video'],
  ])('%s', async (_name, query, state, chosen) => {
    setQuery(query)
    await open(state)
    await expect.element(radio(chosen)).toBeChecked()
  })

  test.each(['pigeon', 'Video', ''])("BOOK-16.4 a mode of '%s' in the address is ignored", async (mode) => {
    setQuery(`?type=${mode}`)
    await open({})
    await expect.element(radio('Via video')).toBeVisible()
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    await expect.element(next()).toBeDisabled()
  })

  test.each([
    ['the state', '', { type: 'phone' }],
    ['the address', '?type=phone', {}],
  ])('BOOK-16.2 a mode in %s that is not allowed is ignored', async (_where, query, state) => {
    if (query) setQuery(query)
    await open(
      state,
      mockResponse(patient.getInfo, patientInfo({ nextConsult: { nextConsultCategory: consultCategory.intake } })),
    )
    await expect.element(radio('Via de telefoon')).toBeDisabled()
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    await expect.element(next()).toBeDisabled()
  })

  test.each<[string, unknown, RegExp, ...StoryReply[]]>([
    [
      'a step without the choices before it',
      { run: 'x', step: 2, mode: null, day: null, slot: null },
      /Hoe wilt u de afspraak/,
    ],
    ['confirming without a time', { run: 'x', step: 2, mode: 'clinic', day: null, slot: null }, /Kies een dag en tijd/],
    [
      'a step that does not exist',
      { run: 'x', step: 7, mode: 'clinic', day: null, slot: null },
      /Kies een dag en tijd/,
    ],
    [
      'a step before the first',
      { run: 'x', step: -1, mode: 'clinic', day: null, slot: null },
      /Hoe wilt u de afspraak/,
    ],
    [
      'a time that does not match the chosen mode',
      { run: 'x', step: 2, mode: 'video', day: '20261201', slot: firstSlot },
      /Hoe wilt u de afspraak/,
    ],
    [
      'a mode that the category does not have',
      { run: 'x', step: 1, mode: 'video', day: null, slot: null },
      /Hoe wilt u de afspraak/,
      botox,
    ],
    ['an invalid wizard state', 'step 2', /Hoe wilt u de afspraak/],
  ])('SES-08.4 ACC-13.5 %s starts at the first possible step', async (_name, wizard, title, ...replies) => {
    await open({ wizard }, ...replies)
    await expect.element(heading(title)).toBeVisible()
  })

  test.each([
    ['the patient does not have', { consultId: 999, consultType: 4 }],
    ['is missing from the state', {}],
  ])(
    'BOOK-22.1 BOOK-22.3 rescheduling an appointment that %s is not possible, and the reason is shown',
    async (_which, state) => {
      await open({ isReschedule: true, ...state }, mockResponse(patient.getInfo, patientInfo({ consults: [planned] })))
      await expect
        .element(text('Deze afspraak kunt u niet verzetten. De afspraak is voorbij, afgezegd of al veranderd.'))
        .toBeVisible()
      await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    },
  )

  test('BOOK-20.1 rescheduling offers the category of the consult, not that of the next consult', async () => {
    const info = patientInfo({ consults: [planned], nextConsult: { nextConsultCategory: consultCategory.botox } })
    await open({ isReschedule: true, consultId: planned.id }, mockResponse(patient.getInfo, info))
    await button('Wijzig: soort afspraak').click()
    await expect.element(radio('Via video')).toBeEnabled()
    await expect.element(text('U verzet uw afspraak van donderdag 3 december 2026 om 14:30 uur.')).toBeVisible()
  })

  test.each([
    [
      'Op de kliniek',
      consultType.followUpClinic,
      ['dinsdag 1 december, 09:20', 'donderdag 3 december, 09:00', 'donderdag 10 december, 14:00'],
    ],
    ['Via video', consultType.followUpVideo, ['dinsdag 1 december, 10:00']],
  ])(
    'BOOK-01.4 rescheduling starts at the calendar, %s as before; the mode can be changed, and three presses reschedule',
    async (way, consultTypeId, free) => {
      const { backend } = await open(
        { from: '/dashboard', isReschedule: true, consultId: planned.id },
        mockResponse(patient.getInfo, patientInfo({ consults: [{ ...planned, consultTypeId }] })),
        mockResponse(consults.moveConsult, undefined),
      )
      await expect.element(heading(/Kies een dag en tijd/)).toHaveFocus()
      await expect.element(text(way)).toBeVisible()
      await button('Wijzig: soort afspraak').click()
      await expect.element(heading(/Hoe wilt u de afspraak\?/)).toHaveFocus()
      await expect.element(radio(way)).toBeChecked()
      await expect.element(page.getByRole('link', { name: 'Terug' })).toHaveAttribute('href', '/dashboard')
      await next().click()
      const times = page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button')
      await expect.poll(() => textsOf(times)).toEqual(free)
      await times.first().click()
      await button('Bevestigen').click()
      await expect.poll(() => backend.bodiesOf(consults.moveConsult)).toMatchObject([{ cancel_consult_id: planned.id }])
    },
  )

  test('without a next consult there is no choice, only a phone number', async () => {
    await open({}, mockResponse(patient.getInfo, patientInfo({ nextConsult: null })))
    await expect.element(text('Bel ons voor een afspraak')).toBeVisible()
  })
})
