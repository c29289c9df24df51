import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeVoice } from '../../.storybook/stand-in-voice.ts'
import { patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { pathTo } from '../navigation/route-table.ts'
import { expireSessionAtom } from '../navigation/return-location.ts'
import { signOutAtom } from '../session/token.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../stories/fixture/thread.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse } from '../stories/story-backend.ts'
import { App } from './app.tsx'

type Store = Awaited<ReturnType<typeof renderScreen>>['store']

test.each<[string, (store: Store) => unknown, string]>([
  ['logging off', (store) => store.set(signOutAtom, 'loggedOff'), 'Inloggen'],
  ['the end of the session', (store) => store.set(expireSessionAtom), 'Inloggen'],
  ['another screen', () => history.pushState({}, '', pathTo('messages')), 'Berichten'],
])('READ-01.3 %s stops reading aloud, and it does not resume', async (_name, leave, title) => {
  const { speech, restore } = fakeVoice()
  localStorage.setItem('readAloud', '{"isConfirmed":true}')
  onTestFinished(() => {
    restore()
    localStorage.removeItem('readAloud')
  })
  const { store } = await renderScreen(<App />, {
    at: pathTo('question', { id: medicineThread.id }),
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [medicineThread] })),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
    ],
  })
  await button('Lees voor').click()
  await vi.waitFor(() => expect(speech.said).toHaveLength(1))
  const before = speech.cancelled
  leave(store)
  await expect.element(heading(title)).toBeVisible()
  await expect.poll(() => speech.cancelled).toBeGreaterThan(before)
  speech.endSentence()
  expect(speech.said).toHaveLength(1)
})
