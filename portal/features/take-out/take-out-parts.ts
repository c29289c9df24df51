import i18next from 'i18next'
import type { Call } from '../../api/client.ts'
import { documents } from '../../api/contract/document.ts'
import { invoices } from '../../api/contract/invoice.ts'
import { patient } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { threads } from '../../api/contract/thread.ts'
import { ApiError } from '../../api/error.ts'
import { receivedFile } from '../../platform/files/received-file.ts'
import { dayKey } from '../../rules/clinic-time.ts'
import type { Incomplete } from '../../rules/incomplete.ts'
import { personName } from '../../rules/person-name.ts'
import { documentKinds, type DocumentKind } from '../documents/document-kind.ts'
import { documentsOf } from '../documents/rules/listed-documents.ts'
import { extensionOf, type PathOf } from './rules/file-path.ts'
import type { Part } from './rules/fetch-in-turn.ts'
import { attachmentName, documentName, invoiceName, shownInvoices, type Fetched } from './take-out-record-of.ts'

/** A file of the archive. */
export interface ArchiveFile {
  name: string
  input: Blob | string
}

interface PartsOptions {
  call: Call
  pathOf: PathOf
  /** Called with the name of what the clinic sent and could not be read completely. */
  onUnreadable: (name: string) => void
}

/** As long as a document that is shown may take (see `useReceivedFile`), in ms. */
const timeout = 60_000

/** yyyy-mm-dd in Amsterdam. */
export const dayOf = (instant: string): string => dayKey(instant).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

const listed = { prescriptions: 'prescriptions', documents: 'letters' } as const
type Folder = 'attachments' | 'invoices' | (typeof listed)[DocumentKind]

/** What is fetched for an archive. Each part puts its answer into `fetched`, and gives the documents that the answer names. */
export function takeOutParts(fetched: Fetched, { call, pathOf, onUnreadable }: PartsOptions): Part<ArchiveFile>[] {
  const { info } = fetched
  const asked = new Set<number>()
  const read = <Answer extends Incomplete>(name: string, answer: Answer): Answer => {
    if (answer.incomplete) onUnreadable(name)
    return answer
  }

  /** One document. That two messages carry is fetched once. */
  const documentPart = (folder: Folder, id: number, name: string, at: string): Part<ArchiveFile>[] => {
    if (asked.has(id)) return []
    asked.add(id)
    const fetch: Part<ArchiveFile>['fetch'] = async (signal) => {
      const { documentData } = await call(documents.getDocument, {
        body: { documentId: id, data: true },
        signal,
        timeout,
      })
      const input = await receivedFile(documentData)
      if (input.size === 0) throw new ApiError('brokenAnswer', 200, undefined)
      const head = new Uint8Array(await input.slice(0, 8).arrayBuffer())
      const path = pathOf(i18next.t(`take-out:folder.${folder}`), at && dayOf(at), name, extensionOf(head))
      fetched.paths.set(id, path)
      return { file: { name: path, input } }
    }
    return [{ name, fetch }]
  }

  const namesPart: Part<ArchiveFile> = {
    name: i18next.t('take-out:part.names'),
    fetch: async (signal) => {
      const { employees } = read(namesPart.name, await call(patient.getEmployees, { signal }))
      for (const employee of employees) fetched.names.set(employee.id, personName(employee))
      return {}
    },
  }

  const threadPart = ({ id, subject }: { id: number; subject: string }): Part<ArchiveFile> => {
    const name = i18next.t('take-out:part.conversation', { subject })
    return {
      name,
      fetch: async (signal) => {
        const body = { thread_id: id, mark_messages_as_read: true } as const
        const answer = read(name, await call(threads.getThread, { body, signal }))
        fetched.threads.set(id, answer)
        return {
          found: answer.messages.flatMap(({ created_at: at, attachments }) =>
            attachments.flatMap((file) => documentPart('attachments', file.id, attachmentName(file), at)),
          ),
        }
      },
    }
  }

  const questionnairePart = (kind: 'general' | 'medical', id: number | null): Part<ArchiveFile>[] => {
    if (id === null) return []
    const name = i18next.t(`${kind}:title`)
    const fetch: Part<ArchiveFile>['fetch'] = async (signal) => {
      const answer = await call(questionnaires.getQuestionnaire, { body: { questionnaireId: id }, signal })
      fetched.questionnaires.set(kind, read(name, answer).questionnaire)
      return {}
    }
    return [{ name, fetch }]
  }

  const invoicesPart: Part<ArchiveFile> = {
    name: i18next.t('finance:title'),
    fetch: async (signal) => {
      fetched.invoices = shownInvoices(read(invoicesPart.name, await call(invoices.listInvoices, { signal })).invoices)
      return {
        found: fetched.invoices.flatMap((invoice) =>
          invoice.file ? documentPart('invoices', invoice.file.id, invoiceName(invoice), invoice.file.timestamp) : [],
        ),
      }
    },
  }

  return [
    namesPart,
    ...info.internal_message_threads.map(threadPart),
    ...questionnairePart('general', info.onboardGeneralQstrInfo.questionnaire_id),
    ...questionnairePart('medical', info.onboardMedicalQstrInfo.questionnaire_id),
    invoicesPart,
    ...(['prescriptions', 'documents'] as const).flatMap((kind) =>
      documentsOf(info.documents, documentKinds[kind].categories).flatMap((one) =>
        documentPart(listed[kind], one.id, documentName(one), one.created_at),
      ),
    ),
  ]
}
