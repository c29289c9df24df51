import { cleanup } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeVoice } from '../../.storybook/fake-voice.ts'
import { patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { pathTo } from '../navigation/route-table.ts'
import { expireSessionAtom } from '../navigation/return-location.ts'
import { signOutAtom } from '../session/token.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../stories/fixture/thread.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse } from '../stories/story-backend.ts'
import { AloudVolume } from '../ui/read-aloud/lazy-aloud-volume.ts'
import { App } from './app.tsx'

type Store = Awaited<ReturnType<typeof renderScreen>>['store']

function voice(...[voices]: Parameters<typeof fakeVoice>) {
  const { speech, restore } = fakeVoice(voices)
  localStorage.setItem('readAloud', '{"isConfirmed":true}')
  onTestFinished(() => {
    restore()
    localStorage.removeItem('readAloud')
  })
  return speech
}

const openThread = () =>
  renderScreen(<App />, {
    at: pathTo('question', { id: medicineThread.id }),
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [medicineThread] })),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
    ],
  })

test.each<[string, (store: Store) => unknown, string]>([
  ['logging off', (store) => store.set(signOutAtom, 'loggedOff'), 'Inloggen'],
  ['the end of the session', (store) => store.set(expireSessionAtom), 'Inloggen'],
  ['another screen', () => history.pushState({}, '', pathTo('messages')), 'Berichten'],
])('READ-01.3 %s stops reading aloud, and it does not resume', async (_name, leave, title) => {
  const speech = voice()
  const { store } = await openThread()
  await button('Lees voor').click()
  await vi.waitFor(() => expect(speech.said).toHaveLength(1))
  const before = speech.cancelled
  leave(store)
  await expect.element(heading(title)).toBeVisible()
  await expect.poll(() => speech.cancelled).toBeGreaterThan(before)
  speech.endSentence()
  expect(speech.said).toHaveLength(1)
})

const volumes = () => page.getByRole('radiogroup', { name: 'Voorlezen' })

test('READ-01.6 softly, until the display settings for every day say otherwise, which the device keeps', async () => {
  const speech = voice()
  await openThread()
  await button('Lees voor').click()
  await button('Weergave').click()
  await expect.element(volumes().getByRole('radio', { name: 'Zacht' })).toBeChecked()
  await volumes().getByRole('radio', { name: 'Gewoon' }).click()
  await page.getByText('Bij rust', { exact: true }).click()
  await expect.element(volumes()).not.toBeInTheDocument()
  await button('Sluiten').click()
  speech.endSentence()
  expect(speech.said.map(({ volume }) => volume)).toEqual([0.5, 1])
  cleanup()
  await openThread()
  await button('Lees voor').click()
  expect(speech.said.at(-1)?.volume).toBe(1)
})

test.each([
  ['READ-01.2 on a device without a local Dutch voice', 'true', []],
  ['READ-01.7 for a clinic that turns reading aloud off', 'false', undefined],
])('%s there is no setting for it', async (_name, readsAloud, voices) => {
  voice(voices)
  vi.stubEnv('VITE_READ_ALOUD', readsAloud)
  // So that it would be there at once.
  await AloudVolume.load()
  await openThread()
  await button('Weergave').click()
  await expect.element(page.getByRole('radiogroup', { name: 'Tekst' })).toBeVisible()
  expect(volumes().elements()).toEqual([])
})
