import { idleWorkers } from '#tests/support/idle-workers.ts'
import { cleanup } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { patient } from '../../api/contract/patient.ts'
import { threads } from '../../api/contract/thread.ts'
import { claimDrafts, draftsSettled, wipeDrafts } from '../../platform/drafts/draft-store.ts'
import { dropFiles } from '../../stories/drop-files.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { drawnPhoto } from '../../stories/fixture/photo.ts'
import { medicineMessages, medicineThread } from '../../stories/fixture/thread.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockNetworkError, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { ThreadScreen } from './thread-screen.tsx'

const open = (...replies: StoryReply[]) =>
  renderScreen(<ThreadScreen id={41} />, {
    at: '/question/41',
    token: 'abc',
    replies: [
      mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [medicineThread] })),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
      ...replies,
    ],
  })
const field = () => page.getByLabelText('Uw antwoord')
const send = () => button('Versturen')
const choose = () => button('Bestand kiezen')
const remove = () => button('Verwijder dagboek.pdf')
const lastState = () => page.getByRole('article').last().element().parentElement?.dataset.state
const lastFiles = () => textsOf(page.getByRole('article').last().getByRole('listitem'))
const withFile = {
  thread_id: 41,
  content: 'Dank u wel.',
  attachments: [{ filename: 'dagboek.pdf', data: btoa('%PDF-1.4'), description: '' }],
}

const addDiary = async () => {
  await expect.element(choose()).toBeVisible()
  dropFiles(new File(['%PDF-1.4'], 'dagboek.pdf'))
  await expect.element(remove()).toBeVisible()
}
const answer = async () => {
  await field().fill('Dank u wel.')
  await send().click()
}

beforeEach(async () => {
  await wipeDrafts()
  await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
})

test('MSG-02.4 MSG-09.2 an attachment opens at its own address, in a new tab', async () => {
  await open()
  const link = page.getByRole('link', { name: /^afbouwschema\.pdf/ })
  await expect.element(link).toHaveAttribute('href', '/question/41/71')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('MSG-03.2 MSG-03.3 files are sent with a reply, are shown in its bubble, and are cleared from the field', async () => {
  const { backend } = await open(mockResponse(threads.replyThread, undefined))
  await addDiary()
  await answer()
  await expect.poll(lastState).toBe('sent')
  expect(lastFiles()).toEqual(['dagboek.pdf'])
  await expect.element(remove()).not.toBeInTheDocument()
  expect(await backend.filesOf(threads.replyThread)).toEqual([withFile])
})

test('MSG-03 nothing is sent while a picture is being prepared, by button or by form submit', async () => {
  const workers = idleWorkers()
  const { backend } = await open(mockResponse(threads.replyThread, undefined))
  await field().fill('Dank u wel.')
  dropFiles(drawnPhoto('bladzijde-1.png'))
  await expect.element(send()).toHaveAccessibleDescription('Wij maken uw bestanden klaar. Daarna kunt u versturen.')
  document.querySelector('form')?.requestSubmit()
  await expect.poll(() => workers).toHaveLength(1)
  workers[0]?.dispatchEvent(new Event('error'))
  await expect.element(send()).not.toHaveAttribute('aria-disabled')
  expect(backend.sent.filter(({ endpoint }) => endpoint === threads.replyThread)).toEqual([])
})

test('MSG-07.1 files stay with a failed reply: in its bubble, after a return, and in a retry', async () => {
  await open(mockNetworkError(threads.replyThread))
  await addDiary()
  await answer()
  await expect.element(text('Niet verstuurd. Uw tekst staat er nog.')).toBeVisible()
  await expect.element(choose()).not.toBeInTheDocument()
  await draftsSettled()
  cleanup()
  const { backend } = await open(mockResponse(threads.replyThread, undefined))
  await expect.poll(lastFiles).toEqual(['dagboek.pdf'])
  await button('Opnieuw').click()
  await expect.poll(lastState).toBe('sent')
  expect(await backend.filesOf(threads.replyThread)).toEqual([withFile])
  await expect.element(remove()).not.toBeInTheDocument()
})

test('MSG-03 a file that was changed or deleted since it was chosen is named, returns to the field with the text, and can be chosen again', async () => {
  const { backend } = await open(mockResponse(threads.replyThread, undefined))
  await addDiary()
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  onTestFinished(() => read.mockRestore())
  await answer()
  await expect
    .element(text(/^Wij kunnen dagboek\.pdf niet meer lezen\. Het bestand is op uw apparaat veranderd of weg\./))
    .toBeVisible()
  await expect.element(page.getByText('Onbekende fout.')).not.toBeInTheDocument()
  read.mockRestore()
  await button('Bericht aanpassen').click()
  await expect.element(field()).toHaveValue('Dank u wel.')
  await remove().click()
  await addDiary()
  await send().click()
  await expect.poll(lastState).toBe('sent')
  expect(await backend.filesOf(threads.replyThread)).toEqual([withFile])
})

test('MSG-03 files return to the field with a rejected reply', async () => {
  await open(mockStatus(threads.replyThread, 413))
  await addDiary()
  await answer()
  await button('Bericht aanpassen').click()
  await expect.element(remove()).toBeVisible()
})

test.each([390, 320])(
  'MSG-03 on a phone of %i px the files of a reply take one row, and the send button stays in view below the text',
  async (width) => {
    await page.viewport(width, 640)
    onTestFinished(() => page.viewport(390, 844))
    await open()
    await expect.element(choose()).toBeVisible()
    const [box, files, sending] = [field(), choose(), send()].map((part) => part.element().getBoundingClientRect())
    if (!box || !files || !sending) throw new Error('The reply is not there.')
    expect(files.height).toBeLessThanOrEqual(60)
    // Roughly the height that an open keyboard leaves.
    expect(sending.bottom - box.top).toBeLessThan(360)
  },
)
