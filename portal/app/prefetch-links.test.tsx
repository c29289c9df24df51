import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documents } from '../api/contract/document.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import type { RouteName } from '../navigation/route-table.ts'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { prescriptionFile, newestPrescription } from '../stories/fixture/document.ts'
import { openInvoice, overdueInvoice, subtrajects } from '../stories/fixture/invoice.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { medicineThread } from '../stories/fixture/thread.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, mockDeferred, mockPending, mockStatus, type StoryReply } from '../stories/story-backend.ts'
import { App } from './app.tsx'
import { screens } from './screens.ts'

const replies = [
  mockResponse(
    patient.getInfo,
    patientInfo({ documents: [newestPrescription], internal_message_threads: [medicineThread] }),
  ),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(documents.getDocument, prescriptionFile),
  mockResponse(invoices.listInvoices, { invoices: [overdueInvoice, openInvoice] }),
  mockResponse(invoices.listSubtrajects, { subtrajects }),
  mockResponse(invoices.getInvoice, { invoice: openInvoice }),
]

const link = (name: string) => page.getByRole('link', { name, exact: true }).element()
const press = (name: string) =>
  link(name).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
/** What a press still does after `press`. */
const release = (name: string) => link(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** The portal at `at`, with links to `hrefs`, which are named by them. */
async function open(at: string, hrefs: readonly string[], ...more: StoryReply[]) {
  const opened = await renderScreen(
    <>
      <App />
      {hrefs.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
    </>,
    { at, replies: [...replies, ...more], ...(at !== '/login' && { token: 'abc' }) },
  )
  const sent = () => opened.backend.sent.map(({ url }) => new URL(url).pathname.replace('/patientPortal', ''))
  return { ...opened, sent }
}

/** The portal at the list of messages, whose screen reads the patient's info only. */
async function atMessages(hrefs: readonly string[], ...more: StoryReply[]) {
  const opened = await open('/messages', hrefs, ...more)
  await expect.element(text(medicineThread.subject)).toBeVisible()
  expect(opened.sent()).toEqual(['/getInfo'])
  return { ...opened, since: () => opened.sent().slice(1) }
}

/** Whether a screen's code and texts are loaded from now on. */
const loadOf = (name: RouteName) => vi.spyOn(screens[name]?.screen as { load: () => Promise<unknown> }, 'load')

const invoice = `/invoice/${openInvoice.id}`
const prescription = `/prescription/${newestPrescription.id}`

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('a press and the screen it opens share one request', () => {
  test('that is answered before the screen opens', async () => {
    const { since } = await atMessages(['/finance'])
    press('/finance')
    await expect.poll(since).toEqual(['/invoice/list', '/subtraject/list'])
    release('/finance')
    await expect.element(text('Nog te betalen')).toBeVisible()
    expect(since().filter((path) => path !== '/getInfo')).toEqual(['/invoice/list', '/subtraject/list'])
  })

  test('that is answered after the screen opens', async () => {
    const late = mockDeferred(invoices.getInvoice, { invoice: openInvoice })
    const { backend } = await atMessages([invoice], late)
    press(invoice)
    release(invoice)
    await expect.element(text('Bezig met laden…')).toBeVisible()
    late.tell()
    await expect.element(heading(/^Betaal uiterlijk/)).toBeVisible()
    expect(backend.sent.filter(({ endpoint }) => endpoint === invoices.getInvoice)).toHaveLength(1)
  })

  test('for a document too, which is cached only while it is shown', async () => {
    const { backend } = await atMessages([prescription])
    press(prescription)
    await expect.poll(() => backend.bodiesOf(documents.getDocument)).toHaveLength(1)
    release(prescription)
    await expect.element(page.getByRole('link', { name: /^Downloaden/ })).toBeVisible()
    expect(backend.bodiesOf(documents.getDocument)).toHaveLength(1)
  })

  test('a second press on the same link sends no request', async () => {
    const { since } = await atMessages([invoice], mockPending(invoices.getInvoice))
    press(invoice)
    press(invoice)
    await expect.poll(since).toEqual([invoice])
  })
})

test('a screen opened again later requests again', async () => {
  const { backend } = await atMessages(['/finance'])
  const asked = () => backend.sent.filter(({ endpoint }) => endpoint === invoices.listInvoices).length
  press('/finance')
  release('/finance')
  await expect.element(text('Nog te betalen')).toBeVisible()
  expect(asked()).toBe(1)
  history.back()
  await expect.element(heading('Berichten')).toBeVisible()
  const later = Date.now() + 10_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  press('/finance')
  expect(asked()).toBe(1)
  release('/finance')
  await expect.poll(asked).toBe(2)
})

test('reaching a link by Tab prefetches too', async () => {
  const { since } = await atMessages([prescription, invoice])
  link(prescription).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: invoice })).toHaveFocus()
  await expect.poll(since).toEqual([invoice])
})

test('hovering a link loads the code of the screen, and sends no request', async () => {
  const { since } = await atMessages([invoice])
  const load = loadOf('invoice')
  link(invoice).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  expect(load).toHaveBeenCalled()
  expect(since()).toEqual([])
})

test.each([
  ['is set to save data', { saveData: true }],
  ['is on a mobile network', { type: 'cellular' }],
])('a press loads only the code of the screen when the browser %s', async (_name, connection) => {
  const { since } = await atMessages([invoice])
  vi.spyOn(navigator as unknown as { connection: object }, 'connection', 'get').mockReturnValue(connection)
  const load = loadOf('invoice')
  press(invoice)
  expect(load).toHaveBeenCalled()
  expect(since()).toEqual([])
})

test('a press that becomes a scroll cancels its request, and opening the link later requests again', async () => {
  const { backend } = await atMessages([invoice], mockPending(invoices.getInvoice))
  const requests = () => backend.sent.filter(({ endpoint }) => endpoint === invoices.getInvoice)
  press(invoice)
  await expect.poll(requests).toHaveLength(1)
  link(invoice).dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  await expect.poll(() => requests()[0]?.signal.aborted).toBe(true)
  backend.setReplies(mockResponse(invoices.getInvoice, { invoice: openInvoice }))
  release(invoice)
  await expect.element(heading(/^Betaal uiterlijk/)).toBeVisible()
  expect(requests()).toHaveLength(2)
})

test('tabbing on to the next link cancels it too', async () => {
  const { backend } = await atMessages(['/messages', prescription, invoice], mockPending(documents.getDocument))
  const request = () => backend.sent.find(({ endpoint }) => endpoint === documents.getDocument)
  link('/messages').focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(request).toBeDefined()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => request()?.signal.aborted).toBe(true)
})

test('ERR-04.3 a failed prefetch is silent; the screen requests again, shows the error, and can be retried', async () => {
  const { backend } = await atMessages([invoice], mockStatus(invoices.getInvoice, 503))
  const asked = () => backend.sent.filter(({ endpoint }) => endpoint === invoices.getInvoice).length
  press(invoice)
  await expect.poll(asked).toBe(1)
  const failure = text('De kliniek is even niet bereikbaar. Probeer het over een paar minuten opnieuw.')
  await expect.element(failure).not.toBeInTheDocument()
  release(invoice)
  await expect.element(failure).toBeVisible()
  expect(asked()).toBe(2)
  backend.setReplies(mockResponse(invoices.getInvoice, { invoice: openInvoice }))
  await button('Opnieuw proberen').click()
  await expect.element(heading(/^Betaal uiterlijk/)).toBeVisible()
})

test('ERR-04.3 an error on the current screen stays when another link needs the same request', async () => {
  const { backend } = await open(invoice, [`${invoice}/rebate`], mockStatus(invoices.getInvoice, 503))
  await expect.element(button('Opnieuw proberen')).toBeVisible()
  const before = backend.sent.length
  press(`${invoice}/rebate`)
  await expect.element(button('Opnieuw proberen')).toBeVisible()
  expect(backend.sent).toHaveLength(before)
})

describe('nothing is prefetched', () => {
  test('of screens for onboarded patients, for a patient who is not onboarded', async () => {
    const { sent } = await open(
      '/dashboard',
      [invoice],
      mockResponse(patient.getInfo, patientInfo({ user: { onBoardingComplete: false } })),
    )
    await expect.element(text('Alles is ingevuld')).toBeVisible()
    const load = loadOf('invoice')
    const before = sent()
    press(invoice)
    expect(load).not.toHaveBeenCalled()
    expect(sent()).toEqual(before)
  })

  test('from the back end while patient info is loading', async () => {
    const { sent } = await open('/messages', [invoice], mockPending(patient.getInfo))
    await expect.poll(sent).toEqual(['/getInfo'])
    const load = loadOf('invoice')
    press(invoice)
    expect(load).toHaveBeenCalled()
    expect(sent()).toEqual(['/getInfo'])
  })

  test('after the session has ended', async () => {
    const { store, since } = await atMessages([invoice])
    store.set(signOutAtom, 'loggedOff')
    press(invoice)
    expect(since()).toEqual([])
  })

  test('from the cache of the previous patient', async () => {
    const { backend, store } = await atMessages([invoice])
    const asked = () => backend.sent.filter(({ endpoint }) => endpoint === invoices.getInvoice).length
    press(invoice)
    await expect.poll(asked).toBe(1)
    const other = { ...medicineThread, subject: 'Vraag van een ander' }
    backend.setReplies(mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [other] })))
    store.set(signInAtom, 'second')
    await expect.element(text(other.subject)).toBeVisible()
    press(invoice)
    await expect.poll(asked).toBe(2)
  })
})

test('a link for visitors loads its screen, a link to a screen for patients does not', async () => {
  const { sent } = await open('/login', ['/register', '/finance'])
  await expect.element(heading('Inloggen')).toBeVisible()
  const [register, finance] = [loadOf('register'), loadOf('finance')]
  press('/register')
  press('/finance')
  expect(register).toHaveBeenCalled()
  expect(finance).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

test('code that fails to prefetch does not affect the current screen', async () => {
  await atMessages([invoice])
  // Vitest fails the run if nothing handles the rejection; a spy would.
  const screen = screens.invoice?.screen as { load: () => Promise<unknown> }
  const { load } = screen
  screen.load = () => Promise.reject(new Error('No connection.'))
  onTestFinished(() => {
    screen.load = load
  })
  press(invoice)
  await expect.element(text(medicineThread.subject)).toBeVisible()
})
