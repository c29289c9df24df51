import { readFileSync } from 'node:fs'
import { routes, fillPattern, type RouteName } from '#portal/navigation/route-table.ts'
import type { Invoice } from '#portal/api/contract/invoice.ts'
import type { Message } from '#portal/api/contract/thread.ts'
import { screenVisits } from '#portal/stories/screen-visits.ts'
import { granted, infoOf, signIn } from '../../backend/test-kit/granted.ts'
import type { BackendClient } from '../../backend/test-kit/test-backend.ts'
import type { ScenarioName } from '../../support/test-admin.ts'

export type ScreenName = keyof typeof screenVisits

/** A screen as a patient opens it by its address. */
export interface StartScreen {
  path: string
  token: string
  heading: RegExp
  /** What else its content says. */
  text: string
}

/** Those that a patient can open with a session. Builds for patients have no test page. */
export const screenNames = (Object.keys(screenVisits) as ScreenName[]).filter(
  (name) => name !== 'test' && !['visitor', 'newcomer'].includes(routes[name].access),
)

const [subject, prescription, letter, attachment] = [
  'Vraag over medicijn',
  'Sumatriptan 50 mg',
  'Brief aan de huisarts',
  'schema.pdf',
]

/** Data of the patient that the screen shows, so that an error does not count as its content. */
const texts: Partial<Record<ScreenName, string>> = {
  dashboard: '16:05',
  appointments: '16:05',
  cancel: '16:05',
  messages: subject,
  prescriptions: prescription,
  documents: letter,
  document: letter,
  attachment,
  finance: '123,45',
  invoice: '123,45',
}

const pdf = readFileSync(new URL('../../../design-system/pdf-frame/samples/one-page.pdf', import.meta.url))

async function signInAs(backend: BackendClient, scenario: ScenarioName): Promise<string> {
  return signIn(backend, await backend.testAdmin.createPatient(scenario))
}

/** The ids in the addresses, by screen, of an onboarded patient of whom there is something on each screen. */
async function onboarded(
  backend: BackendClient,
): Promise<{ token: string; ids: Partial<Record<RouteName, Record<string, number>>> }> {
  const token = await signIn(
    backend,
    await backend.testAdmin.createPatient('planned-video', {
      threads: [{ subject, count_unread: 0 }],
      documents: [
        { category: 'PRESCRIPT', description: prescription },
        { category: 'GP_LETTER', description: letter },
      ],
      invoices: [12_345],
    }),
  )
  const { documents, internal_message_threads: threads } = await infoOf(backend, token)
  const threadId = threads[0]?.id ?? 0
  const attachments = [{ filename: attachment, data: pdf.toString('base64'), description: '' }]
  await backend.testAdmin.reply({ threadId, content: 'Zie de bijlage.', attachments })
  const { messages } = await granted<{ messages: Message[] }>(backend, 'getThread', {
    token,
    body: { thread_id: threadId, mark_messages_as_read: true },
  })
  const { invoices } = await granted<{ invoices: Invoice[] }>(backend, 'listInvoices', { token })
  const invoice = { id: invoices[0]?.id ?? 0 }
  const documentId = (description: string) => ({
    id: documents.find((document) => document.description === description)?.id ?? 0,
  })
  return {
    token,
    ids: {
      question: { id: threadId },
      attachment: { id: threadId, docId: messages.flatMap((message) => message.attachments)[0]?.id ?? 0 },
      prescription: documentId(prescription),
      document: documentId(letter),
      invoice,
      invoiceDocument: { ...invoice, docId: invoices[0]?.file?.id ?? 0 },
      rebate: invoice,
    },
  }
}

/** Patients for every screen, and how each screen is opened. */
export async function prepareScreens(backend: BackendClient): Promise<(name: ScreenName) => StartScreen> {
  const { token, ids } = await onboarded(backend)
  // Who has an appointment is not asked for a time.
  const planning = await signInAs(backend, 'nothing-planned')
  const tokens = {
    visitor: token,
    onboarded: token,
    new: await signInAs(backend, 'new'),
    'general-started': await signInAs(backend, 'general-started'),
    'medical-started': await signInAs(backend, 'medical-started'),
  }
  return (name) => {
    const { by, heading } = screenVisits[name]
    return {
      path: fillPattern(routes[name].pattern, ids[name] ?? {}),
      token: name === 'booking' ? planning : tokens[by],
      heading,
      text: texts[name] ?? '',
    }
  }
}
