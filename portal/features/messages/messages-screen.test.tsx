import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { patient } from '../../api/contract/patient.ts'
import type { Thread } from '../../api/contract/thread.ts'
import { routes } from '../../navigation/route-table.ts'
import { mockResponse } from '../../stories/story-backend.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { allThreads, medicineThread } from '../../stories/fixture/thread.ts'
import { renderScreen, text } from '../../stories/render-screen.tsx'
import { MessagesScreen } from './messages-screen.tsx'

const open = (internal_message_threads: Thread[]) =>
  renderScreen(<MessagesScreen />, {
    at: routes.messages.pattern,
    replies: [mockResponse(patient.getInfo, patientInfo({ internal_message_threads }))],
  })
const main = () => page.getByRole('main')
const links = () => main().getByRole('listitem').getByRole('link').elements()
const finder = () => page.getByRole('searchbox', { name: 'Zoek in uw berichten' })

test('MSG-01.1 MSG-01.2 MSG-01.4 MSG-10.1 MSG-10.2 lists every conversation, unread first and then newest first, with subject, start date and unread count as text, and links to each and to a new question', async () => {
  await open(allThreads)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible()
  await expect
    .poll(() => links().map((link) => [link.textContent, link.getAttribute('href')]))
    .toEqual([
      ['Vraag over medicijn', '/question/41'],
      ['Factuur in twee delen betalen', '/question/39'],
      ['Is de verwijsbrief aangekomen?', '/question/40'],
      ['Route naar de kliniek', '/question/38'],
    ])
  const rows = main()
    .getByRole('listitem')
    .elements()
    .map((row) => [(row as HTMLElement).dataset.state, (row as HTMLElement).innerText.split(/\n+/)])
  expect(rows.slice(0, 3)).toEqual([
    ['unread', ['Vraag over medicijn', '1 nieuw antwoord', 'Begonnen op 16 november 2026']],
    ['unread', ['Factuur in twee delen betalen', '2 nieuwe antwoorden', 'Begonnen op 29 oktober 2026']],
    ['seen', ['Is de verwijsbrief aangekomen?', 'Begonnen op 12 november 2026']],
  ])
  await expect.element(page.getByRole('link', { name: 'Nieuwe vraag' })).toHaveAttribute('href', '/new-question')
  await expect.element(text(/Bij spoed: 112\./)).toBeVisible()
  await expect.element(finder()).not.toBeInTheDocument()
})

test.each([
  ['filled if everything is read', allThreads.map((thread) => ({ ...thread, count_unread: 0 })), true],
  ['outlined while a message is unread', allThreads, false],
])('MSG-10 the link to a new question is %s', async (_name, threads, isFilled) => {
  await open(threads)
  await expect.element(main().getByRole('listitem').first()).toBeVisible()
  const { backgroundColor } = getComputedStyle(page.getByRole('link', { name: 'Nieuwe vraag' }).element())
  expect(backgroundColor !== 'rgba(0, 0, 0, 0)').toBe(isFilled)
})

test('MSG-01.3 without conversations a message is shown, and a question can be asked', async () => {
  await open([])
  await expect.element(text('Nog geen berichten')).toBeVisible()
  expect(links()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Nieuwe vraag' })).toBeVisible()
})

test('a subject is shown as typed, and with ten conversations there is a search field', async () => {
  const subject = '<b>Vraag</b> &amp; zorg 😀 שלום'
  await open(
    Array.from({ length: 10 }, (_, index) => ({
      ...medicineThread,
      id: index + 1,
      subject: index === 4 ? subject : `Vraag ${index}`,
    })),
  )
  await finder().fill('ZORG')
  await expect.poll(() => links().map((link) => link.textContent)).toEqual([subject])
  await expect.element(page.getByText('1 gesprek gevonden')).toBeVisible()
  await finder().fill('nota')
  await expect.element(text('Niets gevonden. Probeer een ander woord.')).toBeVisible()
  await finder().fill('')
  await expect.poll(() => links()).toHaveLength(10)
})
