import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import common from '#locales/nl/common.json'
import { consults } from '../api/contract/consult.ts'
import type { Endpoint } from '../api/contract/endpoint.ts'
import { patient } from '../api/contract/patient.ts'
import { routes } from '../navigation/route-table.ts'
import { toastsAtom } from '../session/toast-state.ts'
import { CancelScreen } from '../features/appointments/cancel-screen.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import {
  mockResponse,
  answersOddly,
  mockThrow,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../stories/story-backend.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../stories/render-screen.tsx'

/** A reply after which the call's timeout has passed. */
function takesTooLong(endpoint: Endpoint): StoryReply {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Too late.', 'TimeoutError')))
  return { ...mockNetworkError(endpoint), endpoint }
}

const kinds: [string, (endpoint: Endpoint) => StoryReply, text: string][] = [
  ['no connection', mockNetworkError, common.loadErrors.noConnection],
  ['a time-out', takesTooLong, common.loadErrors.timeout],
  ['an answer that breaks the contract', answersOddly, common.loadErrors.brokenAnswer],
]
const retry = () => button('Opnieuw proberen')
const known = [
  mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
  mockResponse(patient.getEmployees, { employees }),
]

test('ERR-04.1 the three errors have different texts', () => {
  expect(new Set(kinds.map(([, , words]) => words)).size).toBe(3)
})

test.each(kinds)(
  'ERR-04.1 ERR-04.3 %s is shown on the screen that could not load, with a retry button that repeats the call',
  async (_name, fails, loading) => {
    const { backend, store } = await renderScreen(<DashboardScreen />, {
      at: routes.dashboard.pattern,
      replies: [...known, fails(patient.getInfo)],
    })
    await expect.element(text(loading)).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: loading, duration: 6000 }])
    vi.restoreAllMocks()
    backend.setReplies(...known)
    await retry().click()
    await expect.element(text(/3 december 2026/)).toBeVisible()
    const [first, second, ...more] = backend.bodiesOf(patient.getInfo)
    expect([second, more]).toEqual([first, []])
  },
)

// The release fault matrix has each kind for every call.
test('ERR-04.3 a lost connection is shown on a submitted form; its retry sends the same, and no input is lost', async () => {
  const { backend } = await renderScreen(<CancelScreen />, {
    at: routes.cancel.pattern,
    state: { consultId: planned.id },
    replies: known,
  })
  await page.getByLabelText('Wilt u er iets bij zeggen? Dit hoeft niet.').fill('Ik ben dan weg.')
  backend.setReplies(mockNetworkError(consults.cancelConsult))
  await button('Afspraak afzeggen').click()
  await expect.element(text(common.errors.noConnection)).toBeVisible()
  await expect.element(page.getByLabelText('Wilt u er iets bij zeggen? Dit hoeft niet.')).toHaveValue('Ik ben dan weg.')
  backend.setReplies(mockResponse(consults.cancelConsult, undefined))
  await retry().click()
  await expect.poll(() => location.pathname).toBe(routes.appointments.pattern)
  const sent = { consult_id: planned.id, note: 'Ik ben dan weg.' }
  expect(backend.bodiesOf(consults.cancelConsult)).toEqual([sent, sent])
})

describe('an error status', () => {
  test('ERR-01.3 ERR-02.1 without a text shows an unknown error, in the page and in a toast of 6 s', async () => {
    const { store } = await renderScreen(<DashboardScreen />, {
      at: routes.dashboard.pattern,
      replies: [...known, mockStatus(patient.getInfo, 418)],
    })
    await expect.element(text('Onbekende fout.')).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: 'Onbekende fout.', duration: 6000 }])
  })

  test('of a rejected request shows no retry button', async () => {
    await renderScreen(<CancelScreen />, {
      at: routes.cancel.pattern,
      state: { consultId: planned.id },
      replies: [...known, mockStatus(consults.cancelConsult, 495)],
    })
    await button('Afspraak afzeggen').click()
    await expect.element(text(/Wij kunnen deze afspraak niet vinden/)).toBeVisible()
    await expect.element(retry()).not.toBeInTheDocument()
  })

  test('ERR-04 ERR-07 a programming error shows an unknown error, not a lost connection, and no retry button', async () => {
    await renderScreen(<CancelScreen />, {
      at: routes.cancel.pattern,
      state: { consultId: planned.id },
      replies: [...known, mockThrow(consults.cancelConsult)],
    })
    await button('Afspraak afzeggen').click()
    await expect.element(text('Onbekende fout.')).toBeVisible()
    await expect.element(retry()).not.toBeInTheDocument()
  })

  test('a pending request shows a loading message', async () => {
    await renderScreen(<DashboardScreen />, {
      at: routes.dashboard.pattern,
      replies: [mockPending(patient.getInfo)],
    })
    await expect.element(text('Bezig met laden…')).toBeInTheDocument()
  })
})
