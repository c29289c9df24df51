import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { documents } from '../../api/contract/document.ts'
import { documentAnswer, prescriptionFile } from '../../stories/fixture/document.ts'
import { heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { mockResponse, mockStatus } from '../../stories/story-backend.ts'
import { MessageAttachmentScreen } from './message-attachment-screen.tsx'

const back = () => page.getByRole('banner').getByRole('link', { name: 'Terug' })

test('MSG-09.1 an attachment is requested by its own id, and links back to the message', async () => {
  const { backend } = await renderScreen(<MessageAttachmentScreen id={5} docId={9} />, {
    at: '/question/5/9',
    replies: [mockResponse(documents.getDocument, documentAnswer(prescriptionFile.documentData, 'dagboek.pdf'))],
  })
  await expect.element(heading('dagboek.pdf')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Downloaden/ })).toHaveAttribute('download', 'dagboek.pdf')
  await expect.element(back()).toHaveAttribute('href', '/question/5')
  expect(backend.bodiesOf(documents.getDocument)).toEqual([{ documentId: 9, data: true }])
})

test('MSG-09 a missing attachment shows a message with a link back', async () => {
  await renderScreen(<MessageAttachmentScreen id={5} docId={9} />, {
    at: '/question/5/9',
    replies: [mockStatus(documents.getDocument, 495)],
  })
  await expect.element(heading('Deze bijlage is er niet')).toBeVisible()
  await expect.element(text('Op dit adres staat geen bijlage. Misschien is die er niet meer.')).toBeVisible()
  await expect.element(back()).toHaveAttribute('href', '/question/5')
})
