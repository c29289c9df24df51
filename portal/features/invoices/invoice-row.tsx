import { ListRow } from '#design-system'
import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dayText } from './rules/invoice-groups.ts'
import { invoiceStatus, isDue, amountDue } from './rules/invoice-status.ts'
import { moneyText } from '../../rules/money.ts'
import { useClock } from '../../platform/clock.ts'
import type { ListPosition } from '../../ui/list-position.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { useInvoiceTexts } from './use-invoice-texts.ts'
import { ValueText } from '../../ui/layout/value-text.tsx'

interface InvoiceRowProps extends Pick<ListPosition, 'positionOf'> {
  invoice: Invoice
  onOpen: (event: MouseEvent, id: number) => void
}

/** One row of the list: date, amount, consults and status. Memoized, as typing in the search re-renders the list. */
export const InvoiceRow = memo(function InvoiceRow({ invoice, positionOf, onOpen }: InvoiceRowProps) {
  const { t } = useTranslation('finance')
  const now = useClock().now()
  const { numberOf, consultsOf } = useInvoiceTexts()
  const { id, date, total } = invoice
  const left = amountDue(invoice)
  return (
    <ListRow
      title={dayText(date) || numberOf(invoice)}
      end={moneyText(total)}
      href={pathTo('invoice', { id })}
      onClick={(event) => onOpen(event, id)}
      status={<InvoiceBadge status={invoiceStatus(invoice, now)} />}
      {...positionOf(id)}
    >
      {date !== '' && (
        <p>
          <ValueText values={[invoice.invoice_id]}>{numberOf(invoice)}</ValueText>
        </p>
      )}
      <p>{consultsOf(invoice)}</p>
      {isDue(invoice, now) && left !== total && <p>{t('left', { amount: moneyText(left) })}</p>}
    </ListRow>
  )
})
