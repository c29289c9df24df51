import { cleanup, render } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { patient } from '../api/contract/patient.ts'
import { routes } from '../navigation/route-table.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.tsx'
import { OverviewBar } from '../ui/layout/overview-bar.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { heading, renderScreen } from '../stories/render-screen.tsx'
import { standing } from '../stories/layout-snapshot.ts'
import { mockResponse, createStoryBackend } from '../stories/story-backend.ts'
import { StoryPortal } from '../stories/story-portal.tsx'
import { MatchedScreen } from './matched-screen.tsx'
import { ScreenFallback } from './screen-fallback.tsx'
import { screens } from './screens.ts'

const replies = [
  mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
  mockResponse(patient.getEmployees, { employees }),
]
const bar = 'header a, header button'
const shown = (element: Element) => element.textContent || element.ariaLabel || ''

async function waitFor(name: keyof typeof routes, state: object) {
  await renderScreen(<ScreenFallback name={name} bar={<OverviewBar />} />, {
    at: routes[name].pattern,
    state,
    replies,
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function arriveAt(name: keyof typeof routes, state: object) {
  cleanup()
  await renderScreen(
    <Suspense>
      <MatchedScreen match={{ name, parameters: {} }} bar={null} />
    </Suspense>,
    { at: routes[name].pattern, state, replies },
  )
  await expect.element(heading(/./)).toBeVisible()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
}

test.each(['dashboard', 'appointments', 'messages', 'prescriptions', 'finance'] as const)(
  'APP-09.1 APP-09.3 %s while loading has its document title, and its h1 at the final position',
  async (name) => {
    document.title = 'het vorige scherm'
    await waitFor(name, {})
    const [title, stood] = [document.title, await standing(`${bar}, h1`, shown)]
    expect(title).toBe(`${heading(/./).element().textContent} – Hoofdpijnkliniek`)
    await arriveAt(name, {})
    expect([document.title, await standing(`${bar}, h1`, shown)]).toEqual([title, stood])
  },
)

test.each([
  ['booking', {}],
  ['booking', { isReschedule: true, consultId: planned.id }],
  ['cancel', { consultId: planned.id }],
  ['newQuestion', {}],
] as const)(
  'APP-09.1 APP-09.3 the task %s %o while loading has its document title, and its heading at the final position in the bar',
  async (name, state) => {
    document.title = 'het vorige scherm'
    await waitFor(name, state)
    expect(document.title).toBe(`${heading(/./).element().textContent} – Hoofdpijnkliniek`)
    const stood = await standing(`${bar}, header :is(h1, p)`, shown)
    await arriveAt(name, state)
    expect(await standing(`${bar}, header :is(h1, p)`, shown)).toEqual(stood)
  },
)

test('APP-09.1 a loaded screen is shown at once, without the delay of React', async () => {
  const loaded = Promise.withResolvers<unknown>()
  vi.spyOn(screens.finance?.screen as { load: () => Promise<unknown> }, 'load').mockReturnValue(loaded.promise)
  let hasCome = false
  await renderScreen(
    <ScreenFallback
      name="finance"
      bar={<OverviewBar />}
      onLoaded={() => {
        hasCome = true
      }}
    />,
    { at: routes.finance.pattern, replies },
  )
  expect(hasCome).toBe(false)
  loaded.resolve(undefined)
  await expect.poll(() => hasCome).toBe(true)
})

test('APP-10.1 focus goes to the heading once, when there is content', async () => {
  const backend = createStoryBackend(...replies)
  const arrival = Promise.withResolvers<ComponentType>()
  const Arriving = lazyWithRetry(() => arrival.promise)
  const First = () => (
    <Screen title="Eerste" header={null}>
      <h1>Eerste</h1>
    </Screen>
  )
  await renderScreen(<First />, { at: routes.appointments.pattern, replies })
  cleanup()
  const focused: string[] = []
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused.push(`${target.localName} ${target.textContent}`)
  }
  addEventListener('focusin', note)
  onTestFinished(() => removeEventListener('focusin', note))
  render(
    <StoryPortal backend={backend}>
      <Suspense fallback={<ScreenFallback name="appointments" bar={<OverviewBar />} />}>
        <Arriving />
      </Suspense>
    </StoryPortal>,
  )
  await expect.element(page.getByText('Bezig met laden…')).toBeVisible()
  await expect.element(heading('Afspraken')).toBeVisible()
  expect(focused).toEqual([])
  arrival.resolve(() => (
    <Screen title="Afspraken" header={<OverviewBar />}>
      <h1>Afspraken</h1>
      <p>Er is iets te lezen.</p>
    </Screen>
  ))
  await expect.element(page.getByText('Er is iets te lezen.')).toBeVisible()
  await expect.element(heading('Afspraken')).toHaveFocus()
  expect(focused).toEqual(['h1 Afspraken'])
})
