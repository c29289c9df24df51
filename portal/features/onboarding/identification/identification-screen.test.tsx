import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { identification } from '../../../api/contract/identification.ts'
import { actionState, patient, type PatientInfo } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { externalRedirectAtom } from './external-redirect.ts'
import { toastsAtom } from '../../../session/toast-state.ts'
import { defaultSettings, settingsAtom } from '../../../platform/settings.ts'
import { onboardingInfo } from '../../../stories/fixture/onboarding.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../../stories/story-backend.ts'
import { IdentificationScreen } from './identification-screen.tsx'

const { none, started, declined } = actionState
const site = 'https://verify.example/start?session=3f8e'
const startsAt = (identificationUrl?: string) =>
  mockResponse(identification.startIdentification, identificationUrl === undefined ? {} : { identificationUrl })
const tick = () =>
  page.getByRole('checkbox', { name: 'Ik heb mijn identiteitsbewijs bij de hand en ik doe de controle zelf.' })
const start = () => page.getByRole('button', { name: /^Beginnen$|^De website opent…$/ })

async function open(state: object, ...replies: StoryReply[]) {
  const leaveFor = vi.fn<(address: string) => void>()
  const rendered = await renderScreen(<IdentificationScreen />, {
    at: routes.identification.pattern,
    state,
    replies: [mockResponse(patient.getInfo, onboardingInfo(none)), ...replies],
  })
  rendered.store.set(externalRedirectAtom, { leaveFor })
  rendered.store.set(settingsAtom, { ...defaultSettings, verificationOrigins: ['https://verify.example'] })
  return { ...rendered, leaveFor }
}

/** Opens the screen, ticks the box and presses start. */
async function openAndStart(state: object, ...replies: StoryReply[]) {
  const opened = await open(state, ...replies)
  await tick().click()
  await start().click()
  return opened
}

test('IDENT-01.1 IDENT-01.2 two steps with lists, a remark, and a box to tick before the start button is enabled', async () => {
  await open({}, startsAt(site))
  await expect.element(heading('Laat zien wie u bent')).toBeVisible()
  const lists = page
    .getByRole('main')
    .getByRole('list')
    .elements()
    .map((list) => [...list.children].map(({ textContent }) => textContent))
  expect(lists).toEqual([
    ['uw paspoort, identiteitskaart of rijbewijs', 'een telefoon met camera'],
    [
      'U gaat naar een andere website.',
      'Maak een foto van uw identiteitsbewijs.',
      'Maak een foto van uw gezicht.',
      'U komt vanzelf hier terug.',
    ],
  ])
  for (const name of ['Stap 1: Leg klaar', 'Stap 2: Doe de controle'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await expect.element(text('De andere website kan fel wit zijn. U kunt dit ook later doen.')).toBeVisible()
  await expect.element(tick()).toBeRequired()
  await expect.element(start()).toBeDisabled()
  await page.getByRole('link', { name: 'Zet eerst het vinkje' }).click()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await tick().click()
  await expect.element(start()).toBeEnabled()
  await expect.element(text('U kunt beginnen')).toBeVisible()
  await tick().click()
  await expect.element(start()).toBeDisabled()
})

test('Back and Close lead to the dashboard', async () => {
  await open({})
  for (const name of ['Terug', 'Sluiten'])
    await expect
      .element(page.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', routes.dashboard.pattern)
})

describe('starting', () => {
  test.each<[string, PatientInfo]>([
    ['a new patient', onboardingInfo(none)],
    ['one who started before', onboardingInfo(started)],
    ['one who was declined', onboardingInfo(declined)],
  ])(
    'IDENT-03.2 IDENT-03.3 for %s requests a new identification that returns to the dashboard, and opens it',
    async (_who, info) => {
      const { backend, leaveFor } = await openAndStart(
        { identificationUrl: 'https://verify.example/old' },
        mockResponse(patient.getInfo, info),
        startsAt(site),
      )
      await expect.poll(() => leaveFor.mock.calls).toEqual([[site]])
      expect(backend.bodiesOf(identification.startIdentification)).toEqual([
        { redirectUrl: `${location.origin}/dashboard` },
      ])
    },
  )

  test.each([undefined, ''])(
    'IDENT-03.4 with %j as the address in the answer opens the address from the card',
    async (answered) => {
      const { leaveFor } = await openAndStart({ identificationUrl: 'https://verify.example/old' }, startsAt(answered))
      await expect.poll(() => leaveFor.mock.calls).toEqual([['https://verify.example/old']])
    },
  )

  test('IDENT-03.4 without any address shows an error, and a retry works', async () => {
    const { backend, leaveFor, store } = await openAndStart({}, startsAt())
    const words =
      'De controle kan nu niet beginnen. Er is niets veranderd. Probeer het later opnieuw, of bel 010 000 00 00.'
    await expect.poll(() => store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
    await expect.element(text(/De controle kan nu niet beginnen/)).toBeVisible()
    expect(leaveFor).not.toHaveBeenCalled()
    backend.setReplies(startsAt(site))
    await start().click()
    await expect.poll(() => leaveFor.mock.calls).toEqual([[site]])
  })

  // Which addresses are trusted is tested with the rule.
  const elsewhere = 'https://verify.example@elders.example/'

  test('IDENT-03.5 never opens an unknown site from the back end, even when the card has a valid address', async () => {
    const { leaveFor } = await openAndStart({ identificationUrl: site }, startsAt(elsewhere))
    await expect.element(text(/Wij kennen de website van de controle niet/)).toBeVisible()
    expect(leaveFor).not.toHaveBeenCalled()
    await expect.element(tick()).toBeChecked()
  })

  test('IDENT-03.5 never opens an unknown site from the history', async () => {
    const { leaveFor } = await openAndStart({ identificationUrl: elsewhere }, startsAt())
    await expect.element(text(/Wij kennen de website van de controle niet/)).toBeVisible()
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('IDENT-03 pressed twice starts once, also while the other site is loading', async () => {
    const pending = mockDeferred(identification.startIdentification, { identificationUrl: site })
    const { backend, leaveFor } = await open({}, pending)
    await tick().click()
    await start().dblClick()
    await expect.element(button('De website opent…')).toBeVisible()
    pending.tell()
    await expect.poll(() => leaveFor.mock.calls).toHaveLength(1)
    await start().click({ force: true })
    expect(backend.bodiesOf(identification.startIdentification)).toHaveLength(1)
  })

  test('IDENT-03 after Back the box is still ticked, and it can start again', async () => {
    const { backend, leaveFor } = await openAndStart({}, startsAt(site))
    await expect.poll(() => leaveFor.mock.calls).toHaveLength(1)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(button('Beginnen')).toBeEnabled()
    await expect.element(tick()).toBeChecked()
    await start().click()
    await expect.poll(() => backend.bodiesOf(identification.startIdentification)).toHaveLength(2)
  })
})

test('the tick is stored in the history entry, for a reload and after signing in again', async () => {
  await open({})
  await tick().click()
  await expect.element(tick()).toBeChecked()
  expect(history.state).toMatchObject({ confirmed: true })
})

test.each([
  // The release fault matrix has every other failure.
  ['a 491', mockStatus(identification.startIdentification, 491), /De controle kan nu niet beginnen/],
  ['no connection', mockNetworkError(identification.startIdentification), /Er is geen verbinding/],
])('%s is shown, the box stays ticked, and a retry works', async (_name, reply, words) => {
  const { backend, leaveFor } = await openAndStart({}, reply)
  await expect.element(page.getByRole('main').getByText(words).first()).toBeVisible()
  await expect.element(tick()).toBeChecked()
  backend.setReplies(startsAt(site))
  await start().click()
  await expect.poll(() => leaveFor.mock.calls).toEqual([[site]])
})

test('IDENT-03.1 a verified patient is redirected to the dashboard with an explanation', async () => {
  await open({}, mockStatus(identification.startIdentification, 412))
  await tick().click()
  await start().click()
  await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
  expect(history.state).toMatchObject({
    message: 'Wij weten al wie u bent. U hoeft dit niet nog een keer te doen.',
    messageTone: 'info',
  })
})

test('the loading state ends by itself when the other site does not open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { leaveFor } = await openAndStart({}, startsAt(site))
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    expect(start().element().textContent).toContain('De website opent…')
    vi.advanceTimersByTime(15_000)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(button('Beginnen')).toBeVisible()
})
