import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import common from '#locales/nl/common.json'
import { answerTimeout } from '../api/client.ts'
import { patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { signOutAtom, startSessionAtom } from '../session/token.ts'
import { usePatientInfo } from '../session/use-patient-info.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../stories/fixture/thread.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, createStoryBackend, mockNetworkError, mockPending } from '../stories/story-backend.ts'
import { createStoryStore, setLocation, startTexts, StoryPortal } from '../stories/story-portal.tsx'
import { QueryContent } from '../ui/load-states/query-content.tsx'
import { App } from './app.tsx'

/** Replaces AbortSignal.timeout, which fake timers do not control; gives each call's timeout, to be ended by hand. */
function fakeTimeouts() {
  const clocks: { milliseconds: number; end: () => void }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const timeout = new AbortController()
    clocks.push({ milliseconds, end: () => timeout.abort(new DOMException('Too late.', 'TimeoutError')) })
    return timeout.signal
  })
  return clocks
}

const comesBack = () => {
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('focus'))
}

test('ERR-04.2 ERR-04.3 patient info that hangs at the first load times out after 15 s, whatever the patient does meanwhile, and can be retried', async () => {
  const clocks = fakeTimeouts()
  // A frozen clock makes all focus and visibility events count as one: a test's page can lose and get focus by itself.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { backend } = await renderScreen(<App />, {
    at: '/dashboard',
    token: 'abc',
    replies: [mockPending(patient.getInfo), mockResponse(patient.getEmployees, { employees })],
  })
  const sent = () => backend.bodiesOf(patient.getInfo).length
  await expect.poll(sent).toBe(1)
  expect(clocks[0]?.milliseconds).toBe(answerTimeout)
  // A route change, focus and reconnecting each trigger a refetch; none may restart the 15 s.
  history.pushState({}, '', '/appointments')
  await expect.element(heading('Afspraken')).toBeVisible()
  comesBack()
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await expect.element(text('Bezig met laden…')).toBeInTheDocument()
  expect([sent(), backend.sent[0]?.signal.aborted]).toEqual([1, false])
  clocks[0]?.end()
  await expect.element(text(common.loadErrors.timeout)).toBeVisible()
  backend.setReplies(mockResponse(patient.getInfo, patientInfo({ consults: [planned] })))
  await button('Opnieuw proberen').click()
  await expect.element(text(/3 december 2026/)).toBeVisible()
  expect(sent()).toBe(2)
})

function Shown() {
  return <QueryContent query={usePatientInfo()}>{() => null}</QueryContent>
}

function ArrivesLate() {
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsThere(true)}>
        Het bestand komt
      </button>
      <Shown />
      {isThere && (
        <fieldset aria-label="Te laat">
          <Shown />
        </fieldset>
      )}
    </>
  )
}

test('ERR-04.3 a screen whose code arrives after its request failed shows the error, and does not request again', async () => {
  const { backend } = await renderScreen(<ArrivesLate />, {
    at: '/dashboard',
    token: 'abc',
    replies: [mockNetworkError(patient.getInfo)],
  })
  await expect.element(text(common.loadErrors.noConnection)).toBeVisible()
  backend.setReplies(mockPending(patient.getInfo))
  await button('Het bestand komt').click()
  await expect
    .element(page.getByRole('group', { name: 'Te laat' }).getByText(common.loadErrors.noConnection))
    .toBeVisible()
  expect(backend.bodiesOf(patient.getInfo)).toHaveLength(1)
})

test('MSG-06.1 MSG-06.2 a session restored from the cookie fetches the names of staff too, once for all screens', async () => {
  await startTexts()
  document.cookie = 'token=abc; Path=/'
  onTestFinished(setLocation('/dashboard'))
  const backend = createStoryBackend(
    mockResponse(patient.getInfo, patientInfo({ consults: [planned], internal_message_threads: [medicineThread] })),
    mockResponse(patient.getEmployees, { employees }),
    mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
  )
  const store = createStoryStore(backend)
  onTestFinished(() => store.set(signOutAtom, 'loggedOff'))
  store.set(startSessionAtom)
  render(
    <StoryPortal backend={backend} store={store}>
      <App />
    </StoryPortal>,
  )
  await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
  history.pushState({}, '', '/question/41')
  await expect.element(page.getByRole('article', { name: /^Bericht van dr\. A\.B\. Bos/ })).toBeInTheDocument()
  expect(backend.bodiesOf(patient.getEmployees)).toHaveLength(1)
})
