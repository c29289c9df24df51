import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { documentCategory, documents } from '../api/contract/document.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { threads } from '../api/contract/thread.ts'
import { App } from './app.tsx'
import { openEntry } from '../navigation/history-entry.ts'
import { newestPrescription, prescriptionFile } from '../stories/fixture/document.ts'
import { paidInvoice, subtrajects } from '../stories/fixture/invoice.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../stories/fixture/thread.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse, mockDeferred, type StoryReply } from '../stories/story-backend.ts'

/** The first is the newest. */
const sixty = Array.from({ length: 60 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 2, 1 - index)).toISOString().slice(0, 10)
  return { id: index + 1, words: `Nummer ${index + 1}`, date, created_at: `${date}T09:00:00Z` }
})

const patientWithSixty = patientInfo({
  internal_message_threads: sixty.map(({ id, words: subject, created_at }) => ({
    ...medicineThread,
    id,
    subject,
    created_at,
    count_unread: id === 7 ? 1 : 0,
  })),
  documents: [
    ...sixty.map(({ id, words: description, created_at }) => ({ ...newestPrescription, id, description, created_at })),
    ...sixty.map(({ id, words: description, created_at }) => ({
      ...newestPrescription,
      category: documentCategory.gpLetter,
      id: 100 + id,
      description,
      created_at,
    })),
  ],
})
const replies: StoryReply[] = [
  mockResponse(patient.getInfo, patientWithSixty),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages }),
  mockResponse(documents.getDocument, prescriptionFile),
  mockResponse(invoices.listInvoices, {
    invoices: sixty.map(({ id, words, date }) => ({ ...paidInvoice, id, invoice_id: words, date })),
  }),
  mockResponse(invoices.listSubtrajects, { subtrajects }),
  mockResponse(invoices.getInvoice, { invoice: { ...paidInvoice, id: 50 } }),
]
const row = (name: string) => page.getByRole('main').getByRole('listitem').getByRole('link', { name, exact: true })
const field = () => page.getByRole('searchbox')
const inView = (name: string) => {
  const { top, bottom } = row(name).element().getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Opens the portal at a list, and a row far down. */
async function openRow(at: string, name: string, words = '') {
  const opened = await renderScreen(<App />, { at: '/nergens', token: 'abc', replies })
  await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
  history.pushState({}, '', at)
  await expect.element(row(name)).toBeInTheDocument()
  if (words !== '') await field().fill(words)
  row(name).element().scrollIntoView({ block: 'center' })
  const scroll = Math.round(scrollY)
  expect(scroll).toBeGreaterThan(300)
  await row(name).click()
  await expect.element(row(name)).not.toBeInTheDocument()
  return { ...opened, scroll }
}

describe('the opened row', () => {
  test.each([
    ['/messages', 'Nummer 50', 'Back', () => history.back()],
    ['/prescriptions', 'Nummer 50', 'the back link', () => button('Terug').click()],
    ['/documents', 'Nummer 50', 'Back', () => history.back()],
    ['/finance', '11 januari 2026', 'the back link', () => button('Terug').click()],
  ] as const)(
    'APP-14.1 APP-14.3 of %s, %s, has focus after %s, at the same scroll position',
    async (at, name, _way, goBack) => {
      const { scroll } = await openRow(at, name)
      await goBack()
      await expect.element(row(name)).toHaveFocus()
      expect(Math.round(scrollY)).toBe(scroll)
      expect(inView(name)).toBe(true)
    },
  )

  test.each([
    ['/messages', 'Nummer 50'],
    ['/finance', '11 januari 2026'],
  ])('APP-14.2 of %s, %s, is in the search results, and the query is still filled in', async (at, name) => {
    await openRow(at, name, 'nummer')
    await button('Terug').click()
    await expect.element(row(name)).toHaveFocus()
    await expect.element(field()).toHaveValue('nummer')
  })
})

describe('a list that loads after the patient returned', () => {
  const open = async (state: object) => {
    const waiting = mockDeferred(patient.getInfo, patientWithSixty)
    const { store } = await renderScreen(<App />, { at: '/nergens', token: 'abc', replies: [...replies, waiting] })
    await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
    openEntry('/messages', state, false)
    await expect.element(heading('Berichten')).toHaveFocus()
    return { store, tell: waiting.tell }
  }

  test('APP-14.3 scrolls to the row and focuses it', async () => {
    const { tell } = await open({ search: '', scroll: 900, opened: 50 })
    tell()
    await expect.element(row('Nummer 50')).toHaveFocus()
    expect(inView('Nummer 50')).toBe(true)
  })

  test('APP-14 does not take focus from where the patient moved it', async () => {
    const { tell } = await open({ search: '', scroll: 900, opened: 50 })
    const link = page.getByRole('link', { name: 'Nieuwe vraag' })
    link.element().focus()
    tell()
    await expect.element(row('Nummer 50')).toBeInTheDocument()
    await expect.element(link).toHaveFocus()
  })
})

test('SES-08.1 query and row of the previous patient are not restored', async () => {
  await renderScreen(<App />, { at: '/nergens', token: 'abc', replies })
  await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
  history.pushState({ search: 'nummer', scroll: 900, opened: 50, epoch: 'of another session' }, '', '/messages')
  await expect.element(field()).toHaveValue('')
  await expect.element(heading('Berichten')).toHaveFocus()
  expect(scrollY).toBe(0)
})
