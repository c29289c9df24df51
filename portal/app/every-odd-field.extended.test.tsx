import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { expect, onTestFinished, test } from 'vitest'
import { consults } from '../api/contract/consult.ts'
import type { Endpoint } from '../api/contract/endpoint.ts'
import { invoices } from '../api/contract/invoice.ts'
import { actionState, patient } from '../api/contract/patient.ts'
import { questionnaires } from '../api/contract/questionnaire.ts'
import { threads } from '../api/contract/thread.ts'
import { readAnswer } from '../api/read-answer.ts'
import { AppointmentsScreen } from '../features/appointments/appointments-screen.tsx'
import { BookingScreen } from '../features/appointments/booking-screen.tsx'
import { CancelScreen } from '../features/appointments/cancel-screen.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { DocumentsScreen, PrescriptionsScreen } from '../features/documents/document-list-screen.tsx'
import { FinanceScreen } from '../features/invoices/finance-screen.tsx'
import { InvoiceScreen } from '../features/invoices/invoice-screen.tsx'
import { AskBsnScreen } from '../features/onboarding/identification/ask-bsn-screen.tsx'
import { GeneralQuestionnaireScreen } from '../features/onboarding/general-questionnaire-screen.tsx'
import { IdentificationScreen } from '../features/onboarding/identification/identification-screen.tsx'
import { MedicalQuestionnaireScreen } from '../features/onboarding/medical-questionnaire-screen.tsx'
import { MessagesScreen } from '../features/messages/messages-screen.tsx'
import { ThreadScreen } from '../features/messages/thread-screen.tsx'
import { NewQuestionScreen } from '../features/messages/new-question-screen.tsx'
import { RebateScreen } from '../features/invoices/rebate-screen.tsx'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { changed, odd, pathsIn, samples } from '../stories/fixture/contract-sample.ts'
import { onboardingInfo } from '../stories/fixture/onboarding.ts'
import { inGeneral, inMedical } from '../stories/fixture/questionnaire.ts'
import { createStoryBackend, mockStatus } from '../stories/story-backend.ts'
import { createStoryStore, setLocation, startTexts } from '../stories/story-portal.tsx'

const calls: Readonly<Record<string, Endpoint>> = {
  'patient.getInfo': patient.getInfo,
  'patient.getEmployees': patient.getEmployees,
  'threads.getThread': threads.getThread,
  'consults.getSlots': consults.getSlots,
  'invoices.listInvoices': invoices.listInvoices,
  'invoices.getInvoice': invoices.getInvoice,
  'invoices.listSubtrajects': invoices.listSubtrajects,
  'questionnaires.getQuestionnaire': questionnaires.getQuestionnaire,
}
const goodOf = (name: string): unknown => samples[name]?.answer
/** With patient info among the replies, the test signs in, as questionnaire answers are kept per session. */
const inIntake = { 'patient.getInfo': inMedical() }
const beforeIdentification = { 'patient.getInfo': onboardingInfo(actionState.none) }
const beforeIntake = { 'patient.getInfo': inGeneral() }

/** An answer with one odd value; `place` is its path. */
interface Odd {
  place: string
  answer: unknown
}

/** Variants of a valid answer with one odd value, without duplicates. Only those that are read as incomplete; unusable answers are never shown. */
function oddAnswers(name: string, good: unknown): Odd[] {
  const schema = calls[name]?.answer
  const known = new Set<string>()
  return pathsIn(good).flatMap((path) =>
    odd.flatMap((value): Odd[] => {
      const answer = changed(good, path, value)
      const read = schema && readAnswer(schema, answer)
      const seen = `${path.join('.')} ${JSON.stringify(read)}`
      if (!read?.incomplete || known.has(seen)) return []
      known.add(seen)
      return [{ place: path.join('.'), answer }]
    }),
  )
}

/** The text that a screen shows for each of these answers. */
async function shownFor(
  screen: ReactNode,
  name: string,
  odds: readonly Odd[],
  others: Readonly<Record<string, unknown>>,
): Promise<{ place: string; text: string }[]> {
  const boxes = odds.map(({ place, answer }) => {
    const replies = Object.entries(calls).map(([known, endpoint]) =>
      mockStatus(endpoint, 200, known === name ? answer : (others[known] ?? goodOf(known))),
    )
    const backend = createStoryBackend(...replies)
    const broken = <p>This screen is broken.</p>
    const store = createStoryStore(backend)
    if ('patient.getInfo' in others) store.set(signInAtom, 'story')
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const { container } = render(
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <ErrorBoundary fallback={broken}>{screen}</ErrorBoundary>
        </QueryClientProvider>
      </Provider>,
      { onCaughtError: () => {} },
    )
    return { place, container, queries }
  })
  // A screen may send more calls after its first answer, so wait until several polls in a row see none in flight.
  let quiet = 0
  await expect
    .poll(
      () => {
        quiet = boxes.some(({ queries }) => queries.isFetching() + queries.isMutating() > 0) ? 0 : quiet + 1
        return quiet
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(2)
  createStore().set(signOutAtom, 'loggedOff')
  const shown = boxes.map(({ place, container }) => ({ place, text: container.textContent ?? '' }))
  cleanup()
  return shown
}

const all = /./
/** Each screen, the answers it is made of, and the fields of each that it shows or that change what it offers. */
const screens: [string, ReactNode, string, Record<string, RegExp>, Record<string, unknown>?][] = [
  [
    'the dashboard',
    <DashboardScreen key="dashboard" />,
    '3 december 2026',
    {
      'patient.getInfo': /^(consults|internal_message_threads|nextConsult)/,
      'patient.getEmployees': /^employees/,
    },
  ],
  [
    'appointments',
    <AppointmentsScreen key="appointments" />,
    '3 december 2026',
    { 'patient.getInfo': /^(consults|nextConsult)/, 'patient.getEmployees': /^employees/ },
  ],
  [
    'prescriptions',
    <PrescriptionsScreen key="prescriptions" />,
    'U heeft nog geen recepten',
    { 'patient.getInfo': /^documents/ },
  ],
  ['documents', <DocumentsScreen key="documents" />, 'Brief', { 'patient.getInfo': /^documents/ }],
  ['messages', <MessagesScreen key="messages" />, 'Vraag', { 'patient.getInfo': /^internal_message_threads/ }],
  ['a new question', <NewQuestionScreen key="new" />, 'Onderwerp', { 'patient.getInfo': /^$/ }],
  [
    'a conversation',
    <ThreadScreen key="thread" id={2} />,
    'Dag',
    {
      'threads.getThread': /^(thread.(subject|count_unread)|thread$|messages)/,
      'patient.getInfo': /^$/,
      'patient.getEmployees': /^employees/,
    },
  ],
  [
    'finance',
    <FinanceScreen key="finance" />,
    'Factuur 2026-3',
    {
      'invoices.listInvoices':
        /^invoices(\.0)?(\.(id|invoice_id|subtraject_id|date|total|due_date|fully_paid|paid_acc_pp|debtor_type|credit_invoices.*|rebate_reason|consults|consults\.0|consults\.0\.type))?$/,
      'invoices.listSubtrajects': /^subtrajects/,
    },
  ],
  [
    'an invoice',
    <InvoiceScreen key="invoice" id={3} />,
    'Controle op de kliniek',
    {
      'invoices.getInvoice':
        /^invoice\.(invoice_id|date|due_date|consults|file(?!\.(description|timestamp))|payment_url|rebate)/,
    },
  ],
  [
    'asking for a rebate',
    <RebateScreen key="rebate" id={3} />,
    '2026-3',
    { 'invoices.getInvoice': /^invoice\.(invoice_id|due_date|rebate_allowed|rebate_reason)/ },
  ],
  [
    'booking',
    <BookingScreen key="booking" />,
    'U heeft al een afspraak',
    { 'patient.getInfo': /^(consults|nextConsult)/, 'patient.getEmployees': /^employees/ },
  ],
  [
    'cancelling',
    <CancelScreen key="cancel" />,
    '3 december 2026',
    { 'patient.getInfo': /^consults/, 'patient.getEmployees': /^employees/ },
  ],
  [
    'identification',
    <IdentificationScreen key="identification" />,
    'Identificatie',
    { 'patient.getInfo': /^identification/ },
    beforeIdentification,
  ],
  ['the citizen number', <AskBsnScreen key="bsn" />, 'BSN', { 'patient.getInfo': /^$/ }],
  [
    'the general questionnaire',
    <GeneralQuestionnaireScreen key="general" />,
    'vragenlijst',
    { 'questionnaires.getQuestionnaire': all },
    beforeIntake,
  ],
  [
    'the medical questionnaire',
    <MedicalQuestionnaireScreen key="medical" />,
    'Klopt alles?',
    { 'questionnaires.getQuestionnaire': all },
    inIntake,
  ],
]

test.each(
  screens.flatMap(([title, screen, says, shows, others]) =>
    Object.entries(shows).map(([name, shown]) => [title, name, screen, says, shown, others] as const),
  ),
)(
  'ERR-10.1 ERR-10.3 ERR-10.4 %s with any one invalid field of %s: a field it does not show changes nothing, and the screen never breaks',
  async (_title, name, screen, says, shows, others = {}) => {
    await startTexts()
    onTestFinished(setLocation('/dashboard', { consultId: 1 }))
    const good = others[name] ?? goodOf(name)
    const odds = oddAnswers(name, good)
    expect(odds.length).toBeGreaterThan(0)
    const [usual, ...shown] = await shownFor(screen, name, [{ place: 'nothing', answer: good }, ...odds], others)
    expect(usual?.text).toContain(says)
    const refused = shown.filter(({ text }) =>
      /This screen is broken|Opnieuw proberen|Invalid Date|NaN|undefined|null/.test(text),
    )
    expect(refused.map(({ place, text }) => `${place}: ${text.slice(-300)}`)).toEqual([])
    expect([
      ...new Set(
        shown.filter(({ place, text }) => text !== usual?.text && !shows.test(place)).map(({ place }) => place),
      ),
    ]).toEqual([])
  },
)
