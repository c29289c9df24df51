import { ownDebtor, type Invoice } from '../../../api/contract/invoice.ts'
import { dateText, dayMonthText, yearText } from '../../../rules/clinic-time.ts'
import { invoiceStatus, isToPay, leftToPay } from './invoice-status.ts'

/** A period of treatment, as days. */
interface Period {
  period_start: string
  period_end: string
}
type Subtraject = Period & { id: number }

export interface InvoiceGroup extends Period {
  id: number
  invoices: Invoice[]
}

/** Days as yyyy-mm-dd, or ids: the later or higher one first. */
const descending = <T extends string | number>(one: T, other: T): number => {
  if (one === other) return 0
  return one > other ? -1 : 1
}

/** What another pays is no business of the patient's. */
export const isOwnInvoice = ({ debtor_type: debtor }: Pick<Invoice, 'debtor_type'>): boolean => debtor === ownDebtor

/**
 * The patient's own invoices by period of treatment: the newest period first, and in it the newest invoice. A period
 * that the clinic does not list is taken from its invoices; of those that disagree the newest counts.
 */
export function invoiceGroups(invoices: readonly Invoice[], subtrajects: readonly Subtraject[] = []): InvoiceGroup[] {
  const listed = new Map(subtrajects.map((subtraject) => [subtraject.id, subtraject]))
  const groups = new Map<number, InvoiceGroup>()
  for (const invoice of invoices.filter(isOwnInvoice).toSorted((one, other) => descending(one.date, other.date) || descending(one.id, other.id))) {
    const { subtraject_id: id } = invoice
    const group = groups.get(id)
    const { period_start, period_end } = listed.get(id) ?? invoice
    if (group) group.invoices.push(invoice)
    else groups.set(id, { id, period_start, period_end, invoices: [invoice] })
  }
  return [...groups.values()].toSorted((one, other) => descending(one.period_start, other.period_start) || descending(one.period_end, other.period_end) || descending(one.id, other.id))
}

/** What the patient has to pay now. */
export interface Due {
  /** In cents. */
  total: number
  count: number
  /** How many should have been paid before today. */
  overdue: number
  /** The one to begin with: the one that had to be paid first. */
  first: Invoice
}

/** Later than any day that the clinic names. */
const never = '9999-12-31'

/** What has to be paid of the patient's own invoices; null when nothing has. */
export function dueOf(invoices: readonly Invoice[], now: Date): Due | null {
  const due = invoices.filter(isOwnInvoice).filter((invoice) => isToPay(invoice, now)).toSorted((one, other) => descending(other.due_date ?? never, one.due_date ?? never) || descending(other.date, one.date) || one.id - other.id)
  const [first] = due
  if (!first) return null
  return {
    total: due.reduce((sum, invoice) => sum + leftToPay(invoice), 0),
    count: due.length,
    overdue: due.filter((invoice) => invoiceStatus(invoice, now) === 'overdue').length,
    first,
  }
}

/** One or two in the afternoon in Amsterdam: on the same day, and quick to make for hundreds of rows. */
const during = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** A calendar day as '3 december 2026'; empty where the clinic names none. */
export const dayText = (day: string): string => (day === '' ? '' : dateText(during(day)))

/** '3 maart – 30 november 2026': a year that both ends share is named once, and so is a day. No line begins with the dash. Empty where the clinic names no period. */
export function periodText({ period_start: start, period_end: end }: Period): string {
  if (start === '' || end === '') return ''
  const [first, last] = [during(start), during(end)]
  if (start === end) return dateText(first)
  return `${yearText(first) === yearText(last) ? dayMonthText(first) : dateText(first)}\u00A0– ${dateText(last)}`
}

/** The first groups that together have so many invoices. */
export function firstGroups(groups: readonly InvoiceGroup[], count: number): InvoiceGroup[] {
  const before = groups.map((_, at) => countIn(groups.slice(0, at)))
  return groups.filter((_, at) => (before[at] ?? 0) < count)
}

export const countIn = (groups: readonly InvoiceGroup[]): number => groups.reduce((sum, { invoices }) => sum + invoices.length, 0)

/** From how many invoices on looking for one is quicker than reading them all. */
export const searchInvoicesFrom = 10
