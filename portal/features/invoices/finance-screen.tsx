import { billIcon, EmptyState } from '#design-system'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { invoicesQuery, subtrajectsQuery } from '../../api/queries.ts'
import { isIncomplete } from '../../rules/incomplete.ts'
import { invoiceGroups, isOwnInvoice } from './rules/invoice-groups.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { OverviewBar } from '../../ui/layout/overview-bar.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { ClaimGuide } from './claim-guide.tsx'
import { DueCard } from './due-card.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** Invoices: what is due, the list by period, and how to claim them with an insurer. */
export function FinanceScreen() {
  const { t } = useTranslation('finance')
  const query = useQuery(invoicesQuery(useApiClient()))
  return (
    <Screen title={t('title')} header={<OverviewBar />}>
      <h1>{t('title')}</h1>
      <QueryContent query={query}>
        {(answer) => (
          <>
            <IncompleteNote of={answer} fields={['invoices', 'invoices.consults']} />
            <Invoices invoices={answer.invoices} isAll={!isIncomplete(answer, ['invoices'])} />
          </>
        )}
      </QueryContent>
      {/* Rendered once the invoices have loaded; before that they would push it down. */}
      {!query.isPending && <ClaimGuide hasInvoices={query.data?.invoices.some(isOwnInvoice) ?? false} />}
    </Screen>
  )
}

/** `isAll`: every invoice could be parsed. Otherwise the list may not claim that nothing is due. */
function Invoices({ invoices, isAll }: { invoices: readonly Invoice[]; isAll: boolean }) {
  const { t } = useTranslation('finance')
  // Optional: each invoice carries its own period, so no loading state and no error for this list.
  const { data: subtrajects } = useQuery(subtrajectsQuery(useApiClient()))
  const groups = useMemo(() => invoiceGroups(invoices, subtrajects), [invoices, subtrajects])
  if (groups.length === 0 && !isAll) return null
  if (groups.length === 0)
    return (
      <EmptyState icon={billIcon} title={t('none')}>
        {t('noneMore')}
      </EmptyState>
    )
  return (
    <>
      <DueCard invoices={groups.flatMap((group) => group.invoices)} isAll={isAll} />
      <InvoiceList groups={groups} />
    </>
  )
}
