import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import common from '#locales/nl/common.json'
import { consults } from '../api/contract/consult.ts'
import type { Endpoint } from '../api/contract/endpoint.ts'
import { patient } from '../api/contract/patient.ts'
import { destinations } from '../navigation/destinations.ts'
import { noticesAtom } from '../session/notices.ts'
import { CancelScreen } from '../features/appointments/cancel-screen.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import {
  answers,
  answersOddly,
  failsByMistake,
  losesConnection,
  neverAnswers,
  refuses,
  type StoryReply,
} from '../stories/story-clinic.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../stories/render-screen.tsx'

/** A reply after which the call's timeout has passed. */
function takesTooLong(endpoint: Endpoint): StoryReply {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Too late.', 'TimeoutError')))
  return { ...losesConnection(endpoint), endpoint }
}

const kinds: [string, (endpoint: Endpoint) => StoryReply, text: string][] = [
  ['no connection', losesConnection, common.loadErrors.noConnection],
  ['a time-out', takesTooLong, common.loadErrors.timeout],
  ['an answer that breaks the contract', answersOddly, common.loadErrors.brokenAnswer],
]
const retry = () => button('Opnieuw proberen')
const known = [
  answers(patient.getInfo, patientInfo({ consults: [planned] })),
  answers(patient.getEmployees, { employees }),
]

test('ERR-04.1 the three have texts of their own', () => {
  expect(new Set(kinds.map(([, , words]) => words)).size).toBe(3)
})

test.each(kinds)(
  'ERR-04.1 ERR-04.3 %s stands on the screen it kept from loading, beside a retry that repeats the same call',
  async (_name, fails, loading) => {
    const { clinic, store } = await renderScreen(<DashboardScreen />, {
      at: destinations.dashboard.pattern,
      replies: [...known, fails(patient.getInfo)],
    })
    await expect.element(text(loading)).toBeVisible()
    expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: loading, duration: 6000 }])
    vi.restoreAllMocks()
    clinic.setReplies(...known)
    await retry().click()
    await expect.element(text(/3 december 2026/)).toBeVisible()
    const [first, second, ...more] = clinic.bodiesOf(patient.getInfo)
    expect([second, more]).toEqual([first, []])
  },
)

// The release fault matrix has each kind for every call.
test('ERR-04.3 a lost connection stands on a form that was sent; its retry sends the same, and nothing typed is lost', async () => {
  const { clinic } = await renderScreen(<CancelScreen />, {
    at: destinations.cancel.pattern,
    state: { consultId: planned.id },
    replies: known,
  })
  await page.getByLabelText('Wilt u er iets bij zeggen? Dit hoeft niet.').fill('Ik ben dan weg.')
  clinic.setReplies(losesConnection(consults.cancelConsult))
  await button('Afspraak afzeggen').click()
  await expect.element(text(common.errors.noConnection)).toBeVisible()
  await expect.element(page.getByLabelText('Wilt u er iets bij zeggen? Dit hoeft niet.')).toHaveValue('Ik ben dan weg.')
  clinic.setReplies(answers(consults.cancelConsult, undefined))
  await retry().click()
  await expect.poll(() => location.pathname).toBe(destinations.appointments.pattern)
  const sent = { consult_id: planned.id, note: 'Ik ben dan weg.' }
  expect(clinic.bodiesOf(consults.cancelConsult)).toEqual([sent, sent])
})

describe('an answer of the clinic', () => {
  test('ERR-01.3 ERR-02.1 a status without words is an unknown error, in the page and in a toast of 6 s', async () => {
    const { store } = await renderScreen(<DashboardScreen />, {
      at: destinations.dashboard.pattern,
      replies: [...known, refuses(patient.getInfo, 418)],
    })
    await expect.element(text('Onbekende fout.')).toBeVisible()
    expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: 'Onbekende fout.', duration: 6000 }])
  })

  test('a clinic that said no is not asked the same again: there is no retry', async () => {
    await renderScreen(<CancelScreen />, {
      at: destinations.cancel.pattern,
      state: { consultId: planned.id },
      replies: [...known, refuses(consults.cancelConsult, 495)],
    })
    await button('Afspraak afzeggen').click()
    await expect.element(text(/Wij kunnen deze afspraak niet vinden/)).toBeVisible()
    await expect.element(retry()).not.toBeInTheDocument()
  })

  test('ERR-04 ERR-07 a mistake in our own code is an unknown error and no lost connection: sending the same again is not offered', async () => {
    await renderScreen(<CancelScreen />, {
      at: destinations.cancel.pattern,
      state: { consultId: planned.id },
      replies: [...known, failsByMistake(consults.cancelConsult)],
    })
    await button('Afspraak afzeggen').click()
    await expect.element(text('Onbekende fout.')).toBeVisible()
    await expect.element(retry()).not.toBeInTheDocument()
  })

  test('while it is on its way the screen says so', async () => {
    await renderScreen(<DashboardScreen />, {
      at: destinations.dashboard.pattern,
      replies: [neverAnswers(patient.getInfo)],
    })
    await expect.element(text('Bezig met laden…')).toBeInTheDocument()
  })
})
