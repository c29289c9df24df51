import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { dateText } from '../../rules/clinic-time.ts'
import type { Incomplete } from '../../rules/incomplete.ts'
import { paymentState } from './rules/payment-state.ts'
import { useClock } from '../../platform/clock.ts'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { useBackToList } from '../../ui/list-position.ts'
import { InvoiceNotFound } from './invoice-not-found.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { PayCard } from './pay-card.tsx'
import { RebateSection } from './rebate-section.tsx'
import { usePolledInvoice } from './use-polled-invoice.ts'
import { ValueText } from '../../ui/layout/value-text.tsx'

/** One invoice: what to pay and by when, what it is for, and its rebate. */
export const InvoiceScreen = ({ id }: { id: number }) => <OneInvoice key={id} id={id} />

function OneInvoice({ id }: { id: number }) {
  const { t } = useTranslation('invoice')
  const { query, isMissing } = usePolledInvoice(id)
  const back = useBackToList('finance', id)
  const invoice = isMissing ? undefined : query.data
  const heading = useHeading(invoice, isMissing)
  // The number and the date may each be missing.
  const about = ({ invoice_id: number, date }: Invoice) =>
    [t('numbered', { number }).trim(), date && t('dated', { date: dateText(date) })].filter(Boolean).join(', ')
  return (
    <Screen title={t('title')} header={<TaskBar title={t('title')} titleAs="p" back={{ onPress: back }} />}>
      <div className="flex flex-col gap-1">
        {/* One h1 in every state: it has focus after navigation, which a remount would drop. */}
        <h1>{heading}</h1>
        {invoice && (
          <p className="text-small text-muted">
            <ValueText values={[invoice.invoice_id]}>{about(invoice)}</ValueText>
          </p>
        )}
      </div>
      {isMissing ? (
        <InvoiceNotFound query={query} />
      ) : (
        <QueryContent query={query}>{(loaded) => <Contents invoice={loaded} />}</QueryContent>
      )}
    </Screen>
  )
}

/** Heading of the screen: what the invoice requires of the patient, or the general title while it loads. */
function useHeading(invoice: Invoice | undefined, isMissing: boolean): string {
  const { t } = useTranslation('invoice')
  const { now } = useClock()
  if (isMissing) return t('missing')
  if (!invoice) return t('title')
  // Day and month stay together; a whole date is wider than a small phone in the largest text, and would be split within the year.
  return t(`duty.${paymentState(invoice, now())}`, {
    date: !invoice.due_date ? '' : dateText(invoice.due_date).replace(' ', '\u00A0'),
  })
}

function Contents({ invoice }: { invoice: Invoice & Incomplete }) {
  return (
    <>
      <PayCard invoice={invoice} />
      <IncompleteNote
        of={invoice}
        fields={[
          'invoice.consults',
          'invoice.file',
          'invoice.rebates',
          'invoice.rebates.status',
          'invoice.rebates.paid_by_patient',
          'invoice.rebates.paid_by_insurer',
        ]}
      />
      <InvoiceRows invoice={invoice} />
      <RebateSection invoice={invoice} />
    </>
  )
}
