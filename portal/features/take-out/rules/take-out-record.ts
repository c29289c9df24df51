import type { InvoiceStatus } from '../../invoices/rules/invoice-status.ts'

/** Path of a file within the archive; null if there is none, or if it could not be fetched. */
type FilePath = string | null

interface Appointment {
  id: number
  start: string
  end: string
  kind: string
  with: string | null
  when: 'future' | 'past'
  file: string
}

interface Message {
  id: number
  from: 'patient' | 'clinic'
  sender: string | null
  sent_at: string
  text: string
  attachments: { id: number; name: string; file: FilePath }[]
}

interface Conversation {
  id: number
  subject: string
  started_at: string
  messages: Message[]
}

interface Answer {
  page: string
  question_id: string
  question: string
  answer: string | null
  answer_text: string[]
}

interface Document {
  id: number
  category: string
  description: string
  created_at: string
  file: FilePath
}

interface OwnInvoice {
  id: number
  number: string
  date: string | null
  due_date: string | null
  period_start: string | null
  period_end: string | null
  total: number
  left_to_pay: number
  status: InvoiceStatus
  appointments: { kind: string; date: string | null }[]
  file: FilePath
}

/**
 * Contents of `data.json` in an archive; `data.schema.json` describes each field. Amounts are in euro cents, instants
 * in ISO 8601, days yyyy-mm-dd. Files at patients have this format: raise `version` with a change.
 */
export interface TakeOutRecord {
  format: 'patient-portal-take-out'
  version: 1
  created_at: string
  clinic: { name: string; phone: string; email: string }
  patient: { name: string }
  appointments: Appointment[]
  conversations: Conversation[]
  questionnaires: { id: number; title: string; answers: Answer[] }[]
  prescriptions: Document[]
  letters: Document[]
  invoices: OwnInvoice[]
  missing: string[]
}
