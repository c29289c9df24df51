import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { isOfflineAtom } from '../../platform/connection.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { heading, renderScreen } from '../../stories/render-screen.tsx'
import { standing } from '../../stories/layout-snapshot.ts'
import { mockResponse, mockNetworkError, type StoryReply } from '../../stories/story-backend.ts'
import { AskBsnScreen } from '../../features/onboarding/identification/ask-bsn-screen.tsx'
import { BookingScreen } from '../../features/appointments/booking-screen.tsx'
import { CancelScreen } from '../../features/appointments/cancel-screen.tsx'
import { LoginScreen } from '../../features/sign-in/login-screen.tsx'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'
import { MessagesScreen } from '../../features/messages/messages-screen.tsx'

const lost = () => page.getByText('Er is geen internet.')
const known = [
  mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
  mockResponse(patient.getEmployees, { employees }),
]

async function renderSignedIn(
  screen: ReactNode,
  at: string,
  replies: readonly StoryReply[] = known,
  state: object = {},
) {
  const { store } = await renderScreen(screen, { at, token: 'abc', replies, state })
  await expect.element(heading(/./)).toBeVisible()
  return (isOffline: boolean) => act(() => store.set(isOfflineAtom, isOffline))
}

const inView = () => {
  const { top, bottom } = lost().element().getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test.each<[string, ReactNode, string, object, RegExp, StoryReply[]?]>([
  ['signing in', <LoginScreen key="a" />, routes.login.pattern, {}, /Inloggen/],
  ['a long dashboard', <DashboardScreen key="a" />, routes.dashboard.pattern, {}, /dr\. A\.B\. Bos/],
  ['a short list, with help in view', <MessagesScreen key="a" />, routes.messages.pattern, {}, /geen berichten/],
  ['a task', <AskBsnScreen key="a" />, routes.askBsn.pattern, {}, /Wat is uw BSN/],
  [
    'a step of a task',
    <BookingScreen key="a" />,
    routes.booking.pattern,
    {},
    /Via video/,
    [mockResponse(patient.getInfo, patientInfo())],
  ],
  [
    'a task that is loading',
    <CancelScreen key="a" />,
    routes.cancel.pattern,
    { consultId: planned.id },
    /dr\. A\.B\. Bos/,
  ],
])(
  'TOAST-03.1 a lost connection is shown at once on %s, in view, and shifts nothing',
  async (_name, screen, at, state, shows, replies = known) => {
    const setOffline = await renderSignedIn(screen, at, replies, state)
    await expect.element(page.getByText(shows).first()).toBeVisible()
    const everything = 'header, h1, main :is(h2, p, a, button, input:not([type=radio]), label), footer p'
    // Ignore the line itself and elements outside the viewport.
    const isLeftOut = (element: Element) =>
      element.closest('[aria-live]')?.contains(lost().query()) === true ||
      element.getBoundingClientRect().top >= innerHeight
    const inWindow = async () =>
      (await standing(everything, (element) => (isLeftOut(element) ? 'left out' : element.localName))).filter(
        (place) => !place.includes('left out'),
      )
    await document.fonts.ready
    const stood = await inWindow()
    setOffline(true)
    await expect.element(lost()).toBeVisible()
    await expect.poll(inView).toBe(true)
    expect(await inWindow()).toEqual(stood)
    setOffline(false)
    await expect.element(lost()).not.toBeInTheDocument()
    await expect.element(page.getByText('U heeft weer internet. U kunt verder.')).toBeInTheDocument()
  },
)

test('TOAST-02.3 the offline message is not shown twice when a failed call shows it', async () => {
  const setOffline = await renderSignedIn(<MessagesScreen />, routes.messages.pattern, [
    mockNetworkError(patient.getInfo),
  ])
  await expect.element(page.getByText(/^Er is geen verbinding/).first()).toBeVisible()
  setOffline(true)
  await expect.element(lost()).toBeInTheDocument()
  await expect.element(lost()).not.toBeVisible()
})
