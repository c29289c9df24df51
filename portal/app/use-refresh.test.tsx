import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { infoModules, patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { planned, plannedLater } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse, mockStatus } from '../stories/story-backend.ts'

const infoWith = (consult: typeof planned) => mockResponse(patient.getInfo, patientInfo({ consults: [consult] }))
const open = (at: string, token?: string) =>
  renderScreen(<App />, {
    at,
    replies: [infoWith(planned), mockResponse(patient.getEmployees, { employees })],
    ...(token && { token }),
  })
const shown = (day: RegExp) => page.getByRole('main').getByText(day).first()

const focus = () => {
  dispatchEvent(new Event('focus'))
}
const comeIntoView = () => {
  document.dispatchEvent(new Event('visibilitychange'))
}
/** What performance.now gives, in ms. */
let now: number
const goTo = (address: string) => history.pushState({}, '', address)

/** Opens the dashboard and moves the clock, so that the next focus or visibility event does not count as one with the opening. */
async function onDashboard() {
  const { backend } = await open('/dashboard', 'abc')
  await expect.element(shown(/3 december 2026/)).toBeVisible()
  let turn = 0
  /** Runs `act`, waits until a new answer is shown, and gives how many calls of getInfo it took. */
  const questionsAfter = async (act: () => void | Promise<void>) => {
    const before = backend.bodiesOf(patient.getInfo).length
    const [consult, day] =
      turn++ % 2 ? ([planned, /3 december 2026/] as const) : ([plannedLater, /18 december 2026/] as const)
    backend.setReplies(infoWith(consult))
    await act()
    await expect.element(shown(day)).toBeVisible()
    return backend.bodiesOf(patient.getInfo).length - before
  }
  now += 10_000
  return { backend, questionsAfter }
}

// Not vi's fake timers: their clock advances while a test awaits an element.
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

describe('at start', () => {
  test('ACC-05.1 API-05 patient info is requested once, with all its modules', async () => {
    const { backend } = await open('/dashboard', 'abc')
    await expect.element(shown(/3 december 2026/)).toBeVisible()
    expect(backend.bodiesOf(patient.getInfo)).toEqual([{ modules: [...infoModules] }])
  })
})

describe('afterwards', () => {
  test('ACC-06.1 a new route requests once, and so does Back', async () => {
    const { backend, questionsAfter } = await onDashboard()
    expect(await questionsAfter(() => goTo('/appointments'))).toBe(1)
    expect(await questionsAfter(() => goTo('/dashboard'))).toBe(1)
    expect(await questionsAfter(() => history.back())).toBe(1)
    await expect.element(heading('Afspraken')).toBeVisible()
    expect(backend.bodiesOf(patient.getInfo)).toEqual(Array.from({ length: 4 }, () => ({ modules: [...infoModules] })))
  })

  test.each([
    ['focus', focus],
    ['coming into view', comeIntoView],
  ])('ACC-06.2 %s requests once', async (_name, sign) => {
    const { questionsAfter } = await onDashboard()
    expect(await questionsAfter(sign)).toBe(1)
    now += 500
    expect(await questionsAfter(sign)).toBe(1)
  })

  test('ACC-06.3 focus and becoming visible together request once, also when the answer arrives between them', async () => {
    const { questionsAfter } = await onDashboard()
    expect(
      await questionsAfter(() => {
        comeIntoView()
        focus()
      }),
    ).toBe(1)
    now += 499
    focus()
    now += 1
    expect(await questionsAfter(comeIntoView)).toBe(1)
  })

  test('ACC-06.2 becoming hidden does not request', async () => {
    const { questionsAfter } = await onDashboard()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(
      await questionsAfter(() => {
        comeIntoView()
        visibility.mockReturnValue('visible')
        goTo('/appointments')
      }),
    ).toBe(1)
  })

  test('ACC-05.2 ACC-06.4 signed out, nothing triggers a request', async () => {
    const { backend, store } = await open('/login')
    focus()
    comeIntoView()
    goTo('/register')
    await expect.element(heading(/^Account maken/)).toBeVisible()
    goTo('/login')
    await expect.element(heading('Inloggen')).toBeVisible()
    expect(backend.sent).toEqual([])
    store.set(signInAtom, 'abc')
    await expect.element(shown(/3 december 2026/)).toBeVisible()
    store.set(signOutAtom, 'loggedOff')
    await expect.element(heading('Inloggen')).toBeVisible()
    const before = backend.sent.length
    focus()
    comeIntoView()
    expect(backend.sent).toHaveLength(before)
  })

  test('ACC-06 a failed refresh shows an error beside the known data, and can be retried', async () => {
    const { backend, questionsAfter } = await onDashboard()
    backend.setReplies(mockStatus(patient.getInfo, 503))
    focus()
    const failure = page
      .getByRole('main')
      .getByText('De kliniek is even niet bereikbaar. Probeer het over een paar minuten opnieuw.')
    await expect.element(failure).toBeVisible()
    await expect.element(shown(/3 december 2026/)).toBeVisible()
    expect(await questionsAfter(() => button('Opnieuw proberen').click())).toBe(1)
    await expect.element(failure).not.toBeInTheDocument()
  })
})
