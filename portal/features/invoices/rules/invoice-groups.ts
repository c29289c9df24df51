import { ownDebtor, type Invoice } from '../../../api/contract/invoice.ts'
import { dateText, dayMonthText, yearText } from '../../../rules/clinic-time.ts'
import { invoiceStatus, isDue, amountDue } from './invoice-status.ts'

/** A period of treatment; days as yyyy-mm-dd, '' where unknown. */
interface Period {
  period_start: string
  period_end: string
}
type Subtraject = Period & { id: number }

/** The invoices of one period of treatment, newest first. `id` is that of the subtraject, 0 where it is unknown. */
export interface InvoiceGroup extends Period {
  id: number
  invoices: Invoice[]
}

/** Comparator for `toSorted`: days (yyyy-mm-dd) or ids, highest first. */
const descending = <T extends string | number>(one: T, other: T): number => {
  if (one === other) return 0
  return one > other ? -1 : 1
}

/** Whether the patient is the debtor: invoices of others are not shown (FIN-03). */
export const isOwnInvoice = ({ debtor_type: debtor }: Pick<Invoice, 'debtor_type'>): boolean => debtor === ownDebtor

/**
 * The patient's own invoices by period of treatment, periods and invoices newest first (FIN-02). The dates of a period
 * that is not in `subtrajects` come from the newest of its invoices.
 */
export function invoiceGroups(invoices: readonly Invoice[], subtrajects: readonly Subtraject[] = []): InvoiceGroup[] {
  const listed = new Map(subtrajects.map((subtraject) => [subtraject.id, subtraject]))
  const groups = new Map<number, InvoiceGroup>()
  for (const invoice of invoices
    .filter(isOwnInvoice)
    .toSorted((one, other) => descending(one.date, other.date) || descending(one.id, other.id))) {
    const { subtraject_id: id } = invoice
    const group = groups.get(id)
    const { period_start, period_end } = listed.get(id) ?? invoice
    if (group) group.invoices.push(invoice)
    else groups.set(id, { id, period_start, period_end, invoices: [invoice] })
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      descending(one.period_start, other.period_start) ||
      descending(one.period_end, other.period_end) ||
      descending(one.id, other.id),
  )
}

/** Sum of what the patient has to pay. */
export interface Due {
  /** In cents. */
  total: number
  count: number
  /** How many are past their due date. */
  overdue: number
  /** The invoice to pay first: earliest due date, then oldest, then lowest id. */
  first: Invoice
}

/** Sorts after every due date of the clinic. */
const noDueDate = '9999-12-31'

/** What is due of the patient's own invoices; null when nothing is. */
export function dueOf(invoices: readonly Invoice[], now: Date): Due | null {
  const due = invoices
    .filter(isOwnInvoice)
    .filter((invoice) => isDue(invoice, now))
    .toSorted(
      (one, other) =>
        descending(other.due_date || noDueDate, one.due_date || noDueDate) ||
        descending(other.date, one.date) ||
        one.id - other.id,
    )
  const [first] = due
  if (!first) return null
  return {
    total: due.reduce((sum, invoice) => sum + amountDue(invoice), 0),
    count: due.length,
    overdue: due.filter((invoice) => invoiceStatus(invoice, now) === 'overdue').length,
    first,
  }
}

/** 12:00 UTC is the same calendar day in Amsterdam, without the cost of a time zone conversion per row. */
const noonUtc = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** '3 december 2026' for a yyyy-mm-dd; '' for ''. */
export const dayText = (day: string): string => (day === '' ? '' : dateText(noonUtc(day)))

/** '3 maart – 30 november 2026': a shared year is named once, a shared day too. A non-breaking space keeps the dash from starting a line. '' without a period. */
export function periodText({ period_start: start, period_end: end }: Period): string {
  if (start === '' || end === '') return ''
  const [first, last] = [noonUtc(start), noonUtc(end)]
  if (start === end) return dateText(first)
  return `${yearText(first) === yearText(last) ? dayMonthText(first) : dateText(first)}\u00A0– ${dateText(last)}`
}

/** The fewest groups from the start that together hold at least `count` invoices. */
export function firstGroups(groups: readonly InvoiceGroup[], count: number): InvoiceGroup[] {
  const before = groups.map((_, at) => invoiceCount(groups.slice(0, at)))
  return groups.filter((_, at) => (before[at] ?? 0) < count)
}

/** Number of invoices in all groups. */
export const invoiceCount = (groups: readonly InvoiceGroup[]): number =>
  groups.reduce((sum, { invoices }) => sum + invoices.length, 0)
