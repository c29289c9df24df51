import i18next from 'i18next'
import { consultState, type Consult } from '../../api/contract/consult.ts'
import type { ListedDocument } from '../../api/contract/document.ts'
import type { AnswerOf } from '../../api/contract/endpoint.ts'
import type { Invoice } from '../../api/contract/invoice.ts'
import type { PatientInfo } from '../../api/contract/patient.ts'
import type { QuestionAnswer } from '../../api/contract/questionnaire.ts'
import type { threads } from '../../api/contract/thread.ts'
import { isFuture } from '../appointments/rules/appointment-block.ts'
import { consultTypeName } from '../appointments/consult/use-consult-text.ts'
import { documentKinds, type DocumentKind } from '../documents/document-kind.ts'
import { documentsOf } from '../documents/rules/listed-documents.ts'
import { invoiceGroups } from '../invoices/rules/invoice-groups.ts'
import { invoiceStatus, amountDue } from '../invoices/rules/invoice-status.ts'
import { messageText } from '../messages/rules/html-to-text.ts'
import { oldestFirst } from '../messages/rules/message-grouping.ts'
import type { LocalizedPage } from '../onboarding/questionnaire/localized-question.ts'
import { answerTexts } from '../onboarding/questionnaire/use-answer-texts.ts'
import { answersIn } from '../onboarding/questionnaire/use-opened-questionnaire.ts'
import { isIntakeType } from '../onboarding/rules/medical-pages.ts'
import { generalPagesWithTexts } from '../onboarding/use-general-pages.ts'
import { medicalPagesWithTexts } from '../onboarding/use-medical-pages.ts'
import type { TakeOutRecord } from './rules/take-out-record.ts'

/** Everything fetched for an archive so far. */
export interface Fetched {
  info: PatientInfo
  /** By id of the employee; '' where it is unknown. */
  names: Map<number, string>
  /** By id. */
  threads: Map<number, AnswerOf<typeof threads.getThread>>
  questionnaires: Map<'general' | 'medical', Questionnaire>
  /** The patient's own, newest first. */
  invoices: readonly Invoice[]
  /** Paths of the files in the archive, by id of the document. */
  paths: Map<number, string>
}
type Questionnaire = { id: number; questions_answers: readonly QuestionAnswer[] }

/** Every appointment that the portal shows, latest start first. */
export const shownConsults = ({ consults }: PatientInfo): Consult[] =>
  consults
    .filter(({ state }) => state !== consultState.cancelled)
    .toSorted((one, other) => Date.parse(other.startDateTime) - Date.parse(one.startDateTime))

const kindOf = (consultTypeId: number): string => consultTypeName(i18next.getFixedT('nl', 'appointment'), consultTypeId)

/** Kind of a consult and, if known, the name of the employee. */
export function consultName(
  { consultTypeId, employeeId }: { consultTypeId: number; employeeId?: number | null },
  names?: Fetched['names'],
): string {
  const [type, name] = [kindOf(consultTypeId), names?.get(employeeId ?? 0)]
  return name ? i18next.t('appointment:with', { type, name }) : type
}

const orNull = (text: string): string | null => text || null

/**
 * Converts what was fetched to the contents of `data.json`. `calendarPathOf` gives the path of an appointment's file.
 * Texts come from i18next, whose namespaces must be loaded.
 */
export function takeOutRecordOf(
  fetched: Fetched,
  { now, missing, calendarPathOf }: { now: Date; missing: readonly string[]; calendarPathOf: (id: number) => string },
): TakeOutRecord {
  const { info, names } = fetched
  return {
    format: 'patient-portal-take-out',
    version: 1,
    created_at: now.toISOString(),
    clinic: { name: i18next.t('clinic:name'), phone: i18next.t('clinic:phone'), email: i18next.t('clinic:email') },
    patient: { name: [info.personal.name_first, info.personal.name_last].filter(Boolean).join(' ') },
    appointments: shownConsults(info).map((consult) => ({
      id: consult.id,
      start: consult.startDateTime,
      end: consult.endDateTime,
      kind: kindOf(consult.consultTypeId),
      with: orNull(names.get(consult.employeeId ?? 0) ?? ''),
      when: isFuture(consult, now) ? 'future' : 'past',
      file: calendarPathOf(consult.id),
    })),
    conversations: conversations(fetched),
    questionnaires: questionnaires(fetched),
    prescriptions: documents('prescriptions', fetched),
    letters: documents('documents', fetched),
    invoices: invoices(fetched, now),
    missing: [...missing],
  }
}

const conversations = ({ info, threads: read, names, paths }: Fetched): TakeOutRecord['conversations'] =>
  info.internal_message_threads
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id)
    .map(({ id, subject, created_at: at }) => ({
      id,
      subject: subject || i18next.t('messages:thread.title'),
      started_at: at,
      messages: oldestFirst(read.get(id)?.messages ?? []).map((message) => ({
        id: message.id,
        from: message.sender_is_patient ? 'patient' : 'clinic',
        sender: message.sender_is_patient ? null : orNull(names.get(message.sender_user_id ?? 0) ?? ''),
        sent_at: message.created_at,
        text: messageText(message),
        attachments: message.attachments.map((file) => ({
          id: file.id,
          name: attachmentName(file),
          file: paths.get(file.id) ?? null,
        })),
      })),
    }))

export const attachmentName = ({ documentFilename: name }: { documentFilename: string }): string =>
  name.trim() || i18next.t('opening.attachment')

const documents = (kind: DocumentKind, { info, paths }: Fetched): TakeOutRecord['letters'] =>
  documentsOf(info.documents, documentKinds[kind].categories).map((document) => ({
    id: document.id,
    category: document.category,
    description: documentName(document),
    created_at: document.created_at,
    file: paths.get(document.id) ?? null,
  }))

export const documentName = ({ category, description }: Pick<ListedDocument, 'category' | 'description'>): string =>
  description.trim() ||
  i18next.t(
    documentKinds.prescriptions.categories.some((one) => one === category)
      ? 'documents:prescriptions.unnamed'
      : 'documents:documents.unnamed',
  )

/** The patient's own invoices, newest first. */
export const shownInvoices = (all: readonly Invoice[]): Invoice[] =>
  invoiceGroups(all).flatMap((group) => group.invoices)

export const invoiceName = ({ invoice_id: number }: Pick<Invoice, 'invoice_id'>): string =>
  i18next.t('finance:number', { number })

const invoices = ({ invoices: own, paths }: Fetched, now: Date): TakeOutRecord['invoices'] =>
  own.map((invoice) => ({
    id: invoice.id,
    number: invoiceName(invoice),
    date: orNull(invoice.date),
    due_date: orNull(invoice.due_date ?? ''),
    period_start: orNull(invoice.period_start),
    period_end: orNull(invoice.period_end),
    total: invoice.total,
    left_to_pay: amountDue(invoice),
    status: invoiceStatus(invoice, now),
    appointments: invoice.consults.map(({ type, date }) => ({ kind: kindOf(type), date: orNull(date) })),
    file: paths.get(invoice.file?.id ?? 0) ?? null,
  }))

const questionnaires = ({ info, questionnaires: fetched }: Fetched): TakeOutRecord['questionnaires'] =>
  [...fetched].map(([kind, questionnaire]) => ({
    id: questionnaire.id,
    title: i18next.t(`${kind}:title`),
    answers: answersOn(
      kind === 'general' ? generalPages(questionnaire) : medicalPages(questionnaire, info),
      questionnaire,
    ),
  }))

function generalPages({ questions_answers: asked }: Questionnaire): LocalizedPage[] {
  const answers = answersIn(asked)
  return generalPagesWithTexts(i18next.getFixedT('nl', 'general'), { values: () => answers })
}

function medicalPages(
  { questions_answers: asked }: Questionnaire,
  { onboardMedicalQstrInfo }: PatientInfo,
): LocalizedPage[] {
  const { type } = onboardMedicalQstrInfo
  return isIntakeType(type) ? medicalPagesWithTexts(i18next.getFixedT('nl', 'medical'), type, asked) : []
}

/** The questions of the pages with their answers, then answers to other questions. */
function answersOn(pages: readonly LocalizedPage[], { questions_answers: asked }: Questionnaire) {
  const textOf = answerTexts(i18next.getFixedT('nl', 'questionnaire'))
  const answers = answersIn(asked)
  const shown = new Set(pages.flatMap(({ questions }) => questions.map(({ id }) => id)))
  return [
    ...pages.flatMap(({ title, questions }) =>
      questions.map((question) => {
        const answer = answers.get(question.id) ?? null
        return {
          page: title,
          question_id: question.id,
          question: question.label,
          answer,
          answer_text: textOf(question, answer ?? ''),
        }
      }),
    ),
    ...asked
      .filter(({ question_id: id, answer }) => !shown.has(id) && answer !== null)
      .map(({ question_id: id, question = '', answer }) => ({
        page: i18next.t('take-out:page.others'),
        question_id: id,
        question: question || id,
        answer,
        answer_text: [answer ?? ''],
      })),
  ]
}
