import { act } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { viewports } from '../../../.storybook/modes.ts'
import { consultCategory, consultState, consultType } from '../../api/contract/consult.ts'
import { invoices } from '../../api/contract/invoice.ts'
import { patient, type NextConsult, type PatientInfo } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { clockAtom } from '../../platform/clock.ts'
import { isAtRestAtom, switchRestAtom, viewAtom } from '../../platform/view.ts'
import { mockResponse, mockDeferred } from '../../stories/story-backend.ts'
import { lockedConsult, past, pastOpen, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { manyPrescriptions } from '../../stories/fixture/document.ts'
import { openInvoice, overdueInvoice, paidInvoice } from '../../stories/fixture/invoice.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { allThreads, medicineThread } from '../../stories/fixture/thread.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { standing } from '../../stories/layout-snapshot.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const dashboard = (info: Partial<PatientInfo>) =>
  renderScreen(<DashboardScreen />, {
    at: routes.dashboard.pattern,
    replies: [mockResponse(patient.getInfo, patientInfo(info)), mockResponse(patient.getEmployees, { employees })],
  })
const changes = () => button(/^Verzetten|^Afzeggen/)
const filledWays = () => [...document.querySelectorAll('main .bg-action')].map((element) => element.textContent)
/** Every date, heading, button and link of the screen, in the order in which they stand. */
const inOrder = () =>
  [...document.querySelectorAll('main :is(time, h2, button, a)')].map((element) => element.textContent)

test('BLOCK-02.1 BLOCK-02.2 a past appointment that is still open has priority over all others', async () => {
  await dashboard({ consults: [planned, lockedConsult, pastOpen] })
  await expect.element(text('De kliniek rondt deze afspraak nog af')).toBeVisible()
  await expect.element(text(/^Daarna kunt u weer een afspraak maken/)).toBeVisible()
  await expect.element(page.getByRole('time').first()).toHaveTextContent('woensdag 18 november 202609:30 – 09:50')
  await expect.element(text('Controle op de kliniek met dr. A.B. Bos')).toBeVisible()
  await expect.element(changes()).not.toBeInTheDocument()
  await expect.element(button('Afspraak maken')).not.toBeInTheDocument()
})

test('BLOCK-03.1 BLOCK-03.2 I18N-03.2 a locked appointment shows phone and e-mail as links, and has priority over a planned one', async () => {
  await dashboard({ consults: [planned, lockedConsult] })
  await expect.element(text('Wilt u deze afspraak veranderen? Bel of mail ons.')).toBeVisible()
  await expect.element(page.getByRole('time').first()).toHaveTextContent('donderdag 3 december 202614:30 – 14:50')
  expect(page.getByText(/Hier kunt u/).element().parentElement).toHaveTextContent(
    'Hier kunt u deze afspraak niet meer verzetten of afzeggen. Bel 010 000 00 00 of mail naar patient@hoofdpijnkliniek.example.',
  )
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: '010 000 00 00' })).toHaveAttribute('href', 'tel:+31100000000')
  await expect
    .element(main.getByRole('link', { name: 'patient@hoofdpijnkliniek.example' }))
    .toHaveAttribute('href', 'mailto:patient@hoofdpijnkliniek.example')
  await expect.element(changes()).not.toBeInTheDocument()
  await expect.element(button('Afspraak maken')).not.toBeInTheDocument()
})

test('BLOCK-04.2 BLOCK-07.1 only the soonest appointment is shown, with a link to the others', async () => {
  await dashboard({ consults: [{ ...plannedLater, id: 9 }, plannedLater, planned] })
  await expect.element(text(/3 december 2026/)).toBeVisible()
  expect(document.body.textContent).not.toContain('18 december')
  await expect
    .element(page.getByRole('link', { name: 'En nog 2 afspraken' }))
    .toHaveAttribute('href', routes.appointments.pattern)
})

test('with one appointment there is no link to others', async () => {
  await dashboard({ consults: [planned] })
  await expect.element(changes()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^En nog/ })).not.toBeInTheDocument()
})

test.each([
  [
    /^Verzetten: /,
    routes.booking.pattern,
    { from: routes.dashboard.pattern, isReschedule: true, consultId: planned.id },
  ],
  [/^Afzeggen: /, routes.cancel.pattern, { consultId: planned.id }],
])(
  'BLOCK-09.1 one press shows rescheduling and cancelling, and %s is one more press',
  async (name, pathname, state) => {
    await dashboard({ consults: [planned, plannedLater] })
    const opener = button('Verzetten of afzeggen: donderdag 3 december 2026')
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(button(name)).not.toBeInTheDocument()
    await opener.click()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
    await button(name).click()
    await expect
      .poll(() => [location.pathname, history.state as unknown])
      .toEqual([pathname, expect.objectContaining(state)])
  },
)

const videoToday = {
  ...planned,
  consultTypeId: consultType.followUpVideo,
  startDateTime: '2026-11-21T14:30:00+01:00',
  endDateTime: '2026-11-21T14:50:00+01:00',
}
test.each<[when: string, info: Partial<PatientInfo>, filled: string[]]>([
  ['there are only planned appointments', { consults: [planned, plannedLater] }, []],
  ['there is no appointment', {}, []],
  ['there is a video consult today, of which the link comes by e-mail', { consults: [videoToday] }, []],
  ['there are unread messages', { consults: [planned], internal_message_threads: allThreads }, ['Berichten lezen']],
  ['there are unread messages and no appointment', { internal_message_threads: [medicineThread] }, ['Bericht lezen']],
])('BLOCK-10.1 when %s, the filled button is %j', async (_when, info, filled) => {
  await dashboard(info)
  await expect.element(page.getByRole('link', { name: 'Bellen', exact: true })).toBeVisible()
  expect(filledWays()).toEqual(filled)
})

test('BLOCK-10.2 date and time come first, then call and message, new messages, and the actions for the appointment', async () => {
  await dashboard({ consults: [planned, plannedLater], internal_message_threads: allThreads })
  await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
  expect(inOrder().slice(0, 11)).toEqual([
    'Volgende afspraak',
    'donderdag 3 december 202614:30 – 14:50',
    'Bellen',
    'Bericht',
    '112',
    '2 nieuwe berichten',
    'Berichten lezen',
    'En nog 1 afspraak',
    'Verzetten of afzeggen',
    'Zet in agenda',
    'Kan het eerder?',
  ])
})

const longest = {
  ...planned,
  consultTypeId: consultType.botox,
  startDateTime: '2027-09-15T10:40:00+02:00',
  endDateTime: '2027-09-15T11:00:00+02:00',
}
test.each([
  ['an appointment', planned],
  ['the one with the longest words', longest],
])(
  'BLOCK-10.3 for %s date, call and message fit in the first screen of a phone in the calm view with the largest text',
  async (_which, consult) => {
    const { store } = await dashboard({ consults: [consult], internal_message_threads: allThreads })
    const before = store.get(viewAtom)
    onTestFinished(() => store.set(viewAtom, before))
    store.set(viewAtom, { theme: 'calm-dark', softer: null, textSize: 'larger', oneQuestion: true })
    await page.viewport(viewports.phone.width, viewports.phone.height)
    await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
    expect(document.documentElement.dataset.textSize).toBe('larger')
    for (const shown of [
      page.getByRole('time'),
      ...['Bellen', 'Bericht'].map((name) => page.getByRole('link', { name, exact: true })),
    ]) {
      expect(shown.element().getBoundingClientRect().bottom).toBeLessThan(viewports.phone.height)
    }
  },
)

const call = () => page.getByRole('link', { name: 'Bellen', exact: true })
test.each([
  ['BLOCK-10.4 during opening hours', '2026-11-23T15:59:00+01:00', 'Nu open tot 16 uur, behalve op een feestdag.'],
  [
    'BLOCK-10.5 Saturday',
    '2026-11-21T22:39:00+01:00',
    'Nu dicht. Maandag vanaf 9 uur. Dringend: uw huisartsenpost. Spoed: 112.',
  ],
  [
    'BLOCK-10.5 Sunday',
    '2026-11-22T12:00:00+01:00',
    'Nu dicht. Morgen vanaf 9 uur. Dringend: uw huisartsenpost. Spoed: 112.',
  ],
  [
    'BLOCK-10.5 an early morning',
    '2026-11-23T08:30:00+01:00',
    'Nu dicht. Vandaag vanaf 9 uur. Dringend: uw huisarts. Spoed: 112.',
  ],
])('%s: the phone status is shown beside the phone', async (_when, instant, words) => {
  const { store } = await dashboard({ consults: [planned] })
  store.set(clockAtom, { now: () => new Date(instant) })
  await expect.element(call()).toHaveAccessibleDescription(words)
  await expect.element(text(/^Nu (?:open|dicht)/)).toBeVisible()
})

test('BLOCK-10.5 the emergency number can be called', async () => {
  await dashboard({})
  await expect.element(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
})

test('BLOCK-10.4 an open page follows the clock, also when the patient returns to it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let instant = new Date('2026-11-23T15:59:59+01:00')
  const { store } = await dashboard({ consults: [planned] })
  store.set(clockAtom, { now: () => instant })
  await expect.element(call()).toHaveAccessibleDescription(/^Nu open tot 16 uur/)
  instant = new Date('2026-11-23T16:00:10+01:00')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await expect.element(call()).toHaveAccessibleDescription(/^Nu dicht\. Morgen vanaf 9 uur/)
  instant = new Date('2026-11-24T09:00:00+01:00')
  act(() => {
    dispatchEvent(new Event('focus'))
  })
  await expect.element(call()).toHaveAccessibleDescription(/^Nu open/)
})

test('BLOCK-06.1 BLOCK-06.3 without a planned appointment, past and cancelled ones aside, a patient can book', async () => {
  await dashboard({ consults: [...past, { ...planned, state: consultState.cancelled }] })
  await expect.element(page.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible()
  await button('Afspraak maken').click()
  await expect.poll(() => location.pathname).toBe(routes.booking.pattern)
  expect(history.state).toMatchObject({ from: routes.dashboard.pattern, isReschedule: false })
})

const { intake, followUp, botox, gonBlock, unplanned } = consultCategory
const nextConsultMinDateTime = '2026-12-14T00:00:00+01:00'
test.each<[string, NextConsult | null]>([
  ['Uw volgende afspraak is een intake. U kiest zelf een dag en tijd.', { nextConsultCategory: intake }],
  ['Uw volgende afspraak is een controle. U kiest zelf een dag en tijd.', { nextConsultCategory: followUp }],
  ['Uw volgende afspraak is een extra controle. U kiest zelf een dag en tijd.', { nextConsultCategory: unplanned }],
  [
    'Uw volgende afspraak is een botoxbehandeling. De kliniek plant deze behandeling met u en belt u daarvoor.',
    { nextConsultCategory: botox },
  ],
  [
    'Uw volgende afspraak is een GON-blokkade. De kliniek plant deze behandeling met u en belt u daarvoor. Het kan vanaf 14 december 2026.',
    { nextConsultCategory: gonBlock, nextConsultMinDateTime },
  ],
  ['U kunt een nieuwe afspraak maken. U kiest zelf een dag en tijd.', null],
])('BLOCK-06.2 BLOCK-07.2 BLOCK-08.1 BLOCK-08.2 BLOCK-08.3 %s', async (words, nextConsult) => {
  await dashboard({ nextConsult })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  // Names who acts, and tells the patient whether to do anything.
  expect(page.getByText('U hoeft nu niets te doen.').elements()).toHaveLength(
    words.includes('De kliniek plant') ? 1 : 0,
  )
})

test('DASH-13.4 a patient who is not onboarded sees no appointments on the dashboard', async () => {
  await dashboard({ user: { onBoardingComplete: false }, consults: [planned] })
  await expect.element(text('Alles is ingevuld')).toBeVisible()
  await expect.element(changes()).not.toBeInTheDocument()
})

test.each([
  [0, 'Geen nieuwe berichten', 'Naar uw berichten'],
  [1, '1 nieuw bericht', 'Bericht lezen', '/question/38'],
  [2, '2 nieuwe berichten', 'Berichten lezen'],
])(
  'DASH-01.1 DASH-01.2 DASH-01.3 DASH-14.1 DASH-14.2 MSG-10.3 beside one appointment, with %i unread conversations the panel shows %s and links to them, or to a single one directly',
  async (unread, words, way, address = '/messages') => {
    await dashboard({
      consults: [planned, plannedLater],
      internal_message_threads: allThreads.map((thread, place) => ({
        ...thread,
        count_unread: place < unread ? 3 : 0,
      })),
    })
    await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
    await expect.element(page.getByRole('link', { name: way })).toHaveAttribute('href', address)
    expect(changes().elements()).toHaveLength(1)
  },
)

test('DASH-01 DASH-14 the panel shows the subject of an unread conversation', async () => {
  await dashboard({ consults: [planned], internal_message_threads: allThreads })
  await expect.element(text('Onder meer over: Vraag over medicijn')).toBeVisible()
})

test('DASH-01 nothing shifts when patient info and staff names load', async () => {
  const frames = 'header, h1, main section, main nav ul, main nav li, footer'
  const all = `${frames}, main h2, main p, main button, main a`
  const info = mockDeferred(patient.getInfo, patientInfo({ consults: [planned], internal_message_threads: allThreads }))
  const names = mockDeferred(patient.getEmployees, { employees })
  await renderScreen(<DashboardScreen />, { at: routes.dashboard.pattern, replies: [info, names] })
  await expect.element(text('Bezig met laden…')).toBeVisible()
  const waiting = await standing(frames)
  expect(waiting).toHaveLength(20)
  info.tell()
  await expect.element(page.getByRole('heading', { name: '2 nieuwe berichten' })).toBeVisible()
  expect(await standing(frames)).toEqual(waiting)
  const nameless = await standing(all)
  names.tell()
  await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
  expect(await standing(all)).toEqual(nameless)
})

test.each([
  ['nothing', [], []],
  ['one due later', [openInvoice], ['1 factuur te betalen']],
  ['one overdue, beside another', [openInvoice, overdueInvoice], ['1 factuur had al betaald moeten zijn']],
] as const)('for invoices, %s is shown beside their link: %j', async (_name, listed, words) => {
  const { backend } = await renderScreen(<DashboardScreen />, {
    at: routes.dashboard.pattern,
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, patientInfo({ consults: [planned, plannedLater] })),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(invoices.listInvoices, { invoices: [...listed, paidInvoice] }),
    ],
  })
  const links = page.getByRole('navigation', { name: 'Direct naar' })
  await expect.element(links).toBeVisible()
  await expect.poll(() => backend.sent.filter(({ endpoint }) => endpoint === invoices.listInvoices)).toHaveLength(1)
  await expect.poll(() => textsOf(links.getByText(/^\d+ factu(?:ur|ren) /))).toEqual(words)
  await expect.element(links.getByRole('link', { name: 'Brieven' })).toHaveAttribute('href', '/documents')
})

describe('with Rust on', () => {
  /** The overview after a press on 'Rust', in a window of this size. */
  async function resting(info: Partial<PatientInfo>, { width, height } = { width: 390, height: 844 }) {
    const opened = await dashboard(info)
    onTestFinished(() => {
      if (opened.store.get(isAtRestAtom)) opened.store.set(switchRestAtom)
      localStorage.clear()
    })
    await page.viewport(width, height)
    await button('Rust').click()
    await expect.element(button(/^Alles tonen/)).toBeVisible()
    return opened
  }
  const full = { consults: [planned, plannedLater], internal_message_threads: allThreads, documents: manyPrescriptions }

  test.each([
    [390, 844],
    [320, 640],
  ])(
    'BLOCK-11.1 in a window of %d × %d with the largest text date, call, message and medicine are in the first screen',
    async (width, height) => {
      await resting(full, { width, height })
      expect(document.documentElement.dataset.textSize).toBe('larger')
      expect(scrollY).toBe(0)
      for (const shown of [
        page.getByRole('time'),
        call(),
        page.getByText(/^Nu (?:open|dicht)/),
        page.getByRole('link', { name: 'Berichten lezen' }),
        page.getByRole('link', { name: /^Sumatriptan/ }),
        button(/^Herhaling vragen/),
      ])
        expect(shown.element().getBoundingClientRect().bottom, shown.element().textContent).toBeLessThanOrEqual(height)
    },
  )

  test('BLOCK-11.2 on a phone everything fits in the first screen, with the number of hidden items, which one press shows', async () => {
    await resting(full)
    const all = button('Alles tonen (8)')
    expect(all.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
    await all.click()
    for (const name of ['Afspraken', 'Recepten', 'Brieven', 'Facturen'])
      await expect.element(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    await expect.element(changes()).toBeVisible()
    await expect.element(all).not.toBeInTheDocument()
  })

  test('BLOCK-11.3 without a new message there is a link to write one', async () => {
    await resting({ consults: [planned] })
    await expect.element(page.getByRole('link', { name: 'Bericht', exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Mijn medicijnen' })).not.toBeInTheDocument()
  })

  test('CALM-03.1 the button is pressed and a strip explains how to switch off; switching off keeps focus on the button', async () => {
    await resting({ consults: [planned] })
    await expect.element(button('Rust')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('status').filter({ hasText: 'Rust staat aan.' })).toBeInTheDocument()
    await button('Uitzetten').click()
    await expect.element(button('Rust')).toHaveFocus()
    await expect.element(button('Rust')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(button('Uitzetten')).not.toBeInTheDocument()
    await expect.element(button(/^Alles tonen/)).not.toBeInTheDocument()
  })

  test('CALM-03.8 the panel has the settings for Rust and those for every day', async () => {
    const { store } = await resting({ consults: [planned] })
    await button('Aanpassen').click()
    await expect.element(page.getByRole('radio', { name: 'Bij rust' })).toBeChecked()
    await page.getByText('Rustig licht', { exact: true }).click()
    await expect.poll(() => document.documentElement.dataset.theme).toBe('calm-light')
    expect(store.get(viewAtom).theme).toBe('system')
    await page.getByText('Altijd', { exact: true }).click()
    await expect.element(page.getByRole('radio', { name: 'Zoals op dit apparaat' })).toBeChecked()
  })

  test('BLOCK-11.4 overdue invoices are counted in the menu', async () => {
    await renderScreen(<DashboardScreen />, {
      at: routes.dashboard.pattern,
      token: 'a-token',
      replies: [
        mockResponse(patient.getInfo, patientInfo({})),
        mockResponse(invoices.listInvoices, { invoices: [overdueInvoice, paidInvoice] }),
      ],
    })
    await button('Menu').click()
    await expect.element(page.getByRole('link', { name: 'Facturen 1 te laat' })).toBeVisible()
  })
})
