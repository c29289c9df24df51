import { List, ListRow } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { moneyText } from '../../rules/money.ts'
import { approvedRebate } from './rules/rebate.ts'
import { useConsultTypeName } from '../appointments/consult/use-consult-text.ts'

/** Milliseconds since the epoch; 0 without a date, which sorts first. */
const timestampOf = ({ date }: Invoice['consults'][number]): number => (date === '' ? 0 : Date.parse(date))

/** What the invoice is for: consults, total, refunds, the rebate's split and a link to the PDF. */
export function InvoiceRows({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const heading = useId()
  const typeName = useConsultTypeName()
  const { id, file, total, credit_invoices: credits } = invoice
  const consults = invoice.consults.toSorted((one, other) => timestampOf(one) - timestampOf(other))
  const rebate = approvedRebate(invoice.rebates)
  // A single consult without refund or rebate: its row shows the total.
  const isPlain = consults.length === 1 && credits.length === 0 && !rebate
  const [byPatient, byInsurer] = [rebate?.paid_by_patient ?? null, rebate?.paid_by_insurer ?? null]
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{t('what')}</h2>
      <List>
        {consults.map((consult) => (
          <ListRow
            key={invoice.consults.indexOf(consult)}
            title={typeName(consult.type)}
            end={isPlain ? moneyText(total) : undefined}
          >
            {consult.date !== '' && dateText(consult.date)}
          </ListRow>
        ))}
        {!isPlain && <ListRow title={t('total')} end={moneyText(total)} />}
        {credits.map((credit) => (
          <ListRow key={credits.indexOf(credit)} title={t('refund')} end={moneyText(-credit.refund)} />
        ))}
        {byPatient !== null && <ListRow title={t('byPatient')} end={moneyText(byPatient)} />}
        {byInsurer !== null && <ListRow title={t('byInsurer')} end={moneyText(byInsurer)} />}
        {file && <ListRow title={t('file')} href={pathTo('invoiceDocument', { id, docId: file.id })} />}
      </List>
    </section>
  )
}
