import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { destinations } from '../../navigation/destinations.ts'
import { goTo } from '../../navigation/go-to.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { invoiceDuty } from '../../rules/invoice-duty.ts'
import { clockAtom } from '../../session/clock.ts'
import { Loaded } from '../failure/loaded.tsx'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import { MissingInvoice } from '../one-invoice/missing-invoice.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { PayCard } from './pay-card.tsx'
import { RebatePart } from './rebate-part.tsx'
import { useFollowedInvoice } from './use-followed-invoice.ts'

/** One invoice: what it asks, before when, what for, and what can be asked in return. */
export const InvoiceScreen = ({ id }: { id: number }) => <OneInvoice key={id} id={id} />

function OneInvoice({ id }: { id: number }) {
  const { t } = useTranslation('invoice')
  const { query, isMissing } = useFollowedInvoice(id)
  const { search = '' } = useNavigationState(destinations.invoice)
  const back = () => goTo(destinations.finance, { state: { search, opened: id } })
  return (
    <Screen title={t('title')} header={<TaskBar title={t('title')} titleAs="p" back={{ onPress: back }} />}>
      {isMissing && <MissingInvoice />}
      {!isMissing && !query.data && <h1>{t('title')}</h1>}
      {!isMissing && <Loaded query={query}>{(invoice) => <Contents invoice={invoice} />}</Loaded>}
    </Screen>
  )
}

function Contents({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const { now } = useAtomValue(clockAtom)
  // A date is read in one piece.
  const date = dateText(invoice.due_date).replaceAll(' ', '\u00A0')
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1>{t(`duty.${invoiceDuty(invoice, now())}`, { date })}</h1>
        <p className="text-small text-muted">{t('about', { number: invoice.invoice_id, date: dateText(invoice.date) })}</p>
      </div>
      <PayCard invoice={invoice} />
      <InvoiceRows invoice={invoice} />
      <RebatePart invoice={invoice} />
    </>
  )
}
