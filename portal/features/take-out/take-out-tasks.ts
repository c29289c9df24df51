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
import type { FetchTask } from './rules/fetch-serially.ts'
import { attachmentName, documentName, invoiceName, shownInvoices, type Fetched } from './take-out-record-of.ts'

/** A file of the archive. */
export interface ArchiveFile {
  name: string
  input: Blob | string
}

interface TaskOptions {
  call: Call
  pathOf: PathOf
  /** Called with the name of an answer that could not be read completely. */
  onUnreadable: (name: string) => void
}

/** Timeout of a document, in ms; equal to that of a document that is shown (see `receivedFileQuery`). */
const timeout = 60_000

/** yyyy-mm-dd in Amsterdam. */
export const dayOf = (instant: string): string => dayKey(instant).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

const listed = { prescriptions: 'prescriptions', documents: 'letters' } as const
type Folder = 'attachments' | 'invoices' | (typeof listed)[DocumentKind]

/** The tasks that fetch an archive's contents. Each stores its answer in `fetched`, and gives tasks for the documents in it. */
export function takeOutTasks(fetched: Fetched, { call, pathOf, onUnreadable }: TaskOptions): FetchTask<ArchiveFile>[] {
  const { info } = fetched
  const asked = new Set<number>()
  const read = <Answer extends Incomplete>(name: string, answer: Answer): Answer => {
    if (answer.incomplete) onUnreadable(name)
    return answer
  }

  /** One document. That two messages carry is fetched once. */
  const documentTask = (folder: Folder, id: number, name: string, at: string): FetchTask<ArchiveFile>[] => {
    if (asked.has(id)) return []
    asked.add(id)
    const fetch: FetchTask<ArchiveFile>['fetch'] = async (signal) => {
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

  const namesTask: FetchTask<ArchiveFile> = {
    name: i18next.t('take-out:part.names'),
    fetch: async (signal) => {
      const { employees } = read(namesTask.name, await call(patient.getEmployees, { signal }))
      for (const employee of employees) fetched.names.set(employee.id, personName(employee))
      return {}
    },
  }

  const threadTask = ({ id, subject }: { id: number; subject: string }): FetchTask<ArchiveFile> => {
    const name = i18next.t('take-out:part.conversation', { subject })
    return {
      name,
      fetch: async (signal) => {
        const body = { thread_id: id, mark_messages_as_read: true } as const
        const answer = read(name, await call(threads.getThread, { body, signal }))
        fetched.threads.set(id, answer)
        return {
          found: answer.messages.flatMap(({ created_at: at, attachments }) =>
            attachments.flatMap((file) => documentTask('attachments', file.id, attachmentName(file), at)),
          ),
        }
      },
    }
  }

  const questionnaireTask = (kind: 'general' | 'medical', id: number | null): FetchTask<ArchiveFile>[] => {
    if (id === null) return []
    const name = i18next.t(`${kind}:title`)
    const fetch: FetchTask<ArchiveFile>['fetch'] = async (signal) => {
      const answer = await call(questionnaires.getQuestionnaire, { body: { questionnaireId: id }, signal })
      fetched.questionnaires.set(kind, read(name, answer).questionnaire)
      return {}
    }
    return [{ name, fetch }]
  }

  const invoicesTask: FetchTask<ArchiveFile> = {
    name: i18next.t('finance:title'),
    fetch: async (signal) => {
      fetched.invoices = shownInvoices(read(invoicesTask.name, await call(invoices.listInvoices, { signal })).invoices)
      return {
        found: fetched.invoices.flatMap((invoice) =>
          invoice.file ? documentTask('invoices', invoice.file.id, invoiceName(invoice), invoice.file.timestamp) : [],
        ),
      }
    },
  }

  return [
    namesTask,
    ...info.internal_message_threads.map(threadTask),
    ...questionnaireTask('general', info.onboardGeneralQstrInfo.questionnaire_id),
    ...questionnaireTask('medical', info.onboardMedicalQstrInfo.questionnaire_id),
    invoicesTask,
    ...(['prescriptions', 'documents'] as const).flatMap((kind) =>
      documentsOf(info.documents, documentKinds[kind].categories).flatMap((one) =>
        documentTask(listed[kind], one.id, documentName(one), one.created_at),
      ),
    ),
  ]
}
