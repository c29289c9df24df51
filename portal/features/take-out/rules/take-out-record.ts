import * as z from 'zod/mini'
import { cents, day, id, instant } from '../../../api/contract/field-schema.ts'

const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema =>
  schema.check(z.describe(description))

const file = described(
  z.nullable(z.string()),
  'Path of the file within the archive. Null if there is none, or if it could not be fetched.',
)

const appointment = z.object({
  id,
  start: instant,
  end: instant,
  kind: described(z.string(), 'Kind of appointment, in Dutch.'),
  with: described(z.nullable(z.string()), 'Name of the employee, if known.'),
  when: z.enum(['future', 'past']),
  file: described(z.string(), 'Path of its iCalendar file within the archive.'),
})

const message = z.object({
  id,
  from: z.enum(['patient', 'clinic']),
  sender: described(z.nullable(z.string()), 'Name of the employee. Null for the patient, and where it is unknown.'),
  sent_at: instant,
  text: described(z.string(), 'Plain text.'),
  attachments: z.array(z.object({ id, name: z.string(), file })),
})

const conversation = z.object({
  id,
  subject: z.string(),
  started_at: instant,
  messages: described(z.array(message), 'Oldest first.'),
})

const answer = z.object({
  page: described(z.string(), 'Heading of its page, in Dutch.'),
  question_id: z.string(),
  question: described(z.string(), 'The question, in Dutch.'),
  answer: described(z.nullable(z.string()), 'As stored by the clinic. Null if it was not answered.'),
  answer_text: described(z.array(z.string()), 'As the patient reads it, one text for each chosen option.'),
})

const questionnaire = z.object({ id, title: z.string(), answers: z.array(answer) })

const document = z.object({ id, category: z.string(), description: z.string(), created_at: instant, file })

const unknownDay = described(z.nullable(day), 'yyyy-mm-dd; null if there is none, or if it is unknown.')

const invoice = z.object({
  id,
  number: z.string(),
  date: unknownDay,
  due_date: unknownDay,
  period_start: unknownDay,
  period_end: unknownDay,
  total: described(cents, 'Euro cents.'),
  left_to_pay: described(cents, 'Euro cents.'),
  status: z.enum(['paid', 'withdrawn', 'processing', 'credited', 'overdue', 'open', 'none']),
  appointments: described(z.array(z.object({ kind: z.string(), date: z.nullable(instant) })), 'What it is for.'),
  file,
})

/** What `data.json` of an archive holds. A change that breaks a reader of it takes another version. */
export const takeOutRecord = z.object({
  format: z.literal('patient-portal-take-out'),
  version: z.literal(1),
  created_at: instant,
  clinic: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  patient: z.object({ name: z.string() }),
  appointments: z.array(appointment),
  conversations: z.array(conversation),
  questionnaires: z.array(questionnaire),
  prescriptions: z.array(document),
  letters: z.array(document),
  invoices: z.array(invoice),
  missing: described(z.array(z.string()), 'Names, in Dutch, of what could not be fetched or read.'),
})
export type TakeOutRecord = z.infer<typeof takeOutRecord>

/** The JSON Schema of `data.json`. */
export const takeOutSchema = (): unknown => z.toJSONSchema(takeOutRecord)
