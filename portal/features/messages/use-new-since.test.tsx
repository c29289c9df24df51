import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { patient } from '../../api/contract/patient.ts'
import { threads, type Message } from '../../api/contract/thread.ts'
import { claimDrafts, wipeDrafts } from '../../platform/drafts/draft-store.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../../stories/fixture/thread.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockDeferred, type StoryReply } from '../../stories/story-backend.ts'
import { ThreadScreen } from './thread-screen.tsx'

const [question, answer] = medicineMessages as [Message, Message]
/** The thread after fetching it: the clinic has marked it as read. */
const readThread = { ...medicineThread, count_unread: 0 }
const open = (reply: StoryReply) =>
  renderScreen(<ThreadScreen id={41} />, {
    at: '/question/41',
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [medicineThread] })),
      mockResponse(patient.getEmployees, { employees }),
      reply,
    ],
  })
const newMarks = () =>
  page
    .getByRole('article')
    .elements()
    .map((bubble) => bubble.textContent?.includes('Nieuw sinds uw vorige bezoek'))

beforeEach(async () => {
  await wipeDrafts()
  await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
})

test('MSG-02 messages new since the last visit are marked during this visit', async () => {
  const { backend } = await open(
    mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
  )
  await expect.poll(newMarks).toEqual([false, true])
  const mine = { ...question, id: 403, content: 'Dank u wel.', created_at: '2026-11-21T09:00:00+01:00' }
  const messages = [...medicineMessages, { ...answer, id: 404, content: 'Later.' }, mine]
  backend.setReplies(
    mockResponse(threads.getThread, { thread: readThread, messages }),
    mockResponse(threads.replyThread, undefined),
  )
  await page.getByLabelText('Uw antwoord').fill('Dank u wel.')
  await button('Versturen').click()
  // Only the second answer contains it, so the marks below are of that answer.
  await expect.element(text('Later.')).toBeVisible()
  expect(newMarks()).toEqual([false, true, false, false])
})

test('MSG-02 a message counted as unread in the list is new, even when the conversation no longer counts it', async () => {
  const pending = mockDeferred(threads.getThread, { thread: readThread, messages: medicineMessages })
  await open(pending)
  // The title comes from the list, which loads before the conversation.
  await expect.element(heading('Vraag over medicijn')).toBeVisible()
  pending.tell()
  await expect.poll(newMarks).toEqual([false, true])
})
