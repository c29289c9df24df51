import { ListRow } from '#design-system'
import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { isPlainPress } from '../../navigation/follow-links.ts'
import { dayText } from './rules/invoice-groups.ts'
import { invoiceStatus, isToPay, leftToPay } from './rules/invoice-status.ts'
import { moneyText } from '../../rules/money.ts'
import { useClock } from '../../platform/clock.ts'
import { arrivalPlace } from '../../ui/layout/screen.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { useInvoiceWords } from './use-invoice-words.ts'
import { ValueText } from '../../ui/layout/value-text.tsx'

interface InvoiceRowProps {
  invoice: Invoice
  /** The patient comes back from this invoice: its row gets focus. */
  isOpened: boolean
  onOpen: (id: number) => void
}

/** One row of the list: date, amount, consults and status. Memoized, as typing in the search re-renders the list. */
export const InvoiceRow = memo(function InvoiceRow({ invoice, isOpened, onOpen }: InvoiceRowProps) {
  const { t } = useTranslation('finance')
  const now = useClock().now()
  const { numberOf, consultsOf } = useInvoiceWords()
  const { id, date, total } = invoice
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a')) || !isPlainPress(event)) return
    event.preventDefault()
    onOpen(id)
  }
  const left = leftToPay(invoice)
  return (
    <ListRow
      title={dayText(date) || numberOf(invoice)} end={moneyText(total)} href={addressOf('invoice', { id })} onClick={open}
      status={<InvoiceBadge status={invoiceStatus(invoice, now)} />} {...(isOpened && arrivalPlace)}
    >
      {date !== '' && <p><ValueText values={[invoice.invoice_id]}>{numberOf(invoice)}</ValueText></p>}
      <p>{consultsOf(invoice)}</p>
      {isToPay(invoice, now) && left !== total && <p>{t('left', { amount: moneyText(left) })}</p>}
    </ListRow>
  )
})
