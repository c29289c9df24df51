import { Badge, billIcon, calendarIcon, errorIcon, fileIcon, List, ListRow, prescriptionIcon } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { useDueInvoices } from './use-due-invoices.ts'

/** Number of links to the other sections. */
export const quickLinkCount = 4

/** Links to the other sections, with the number of invoices that are due. */
export function QuickLinks() {
  const { t } = useTranslation(['dashboard', 'common'])
  const heading = useId()
  return (
    <nav aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{t('direct.title')}</h2>
      <List>
        <ListRow icon={calendarIcon} title={t('common:menu.appointments')} href={pathTo('appointments')} />
        <ListRow icon={prescriptionIcon} title={t('common:menu.prescriptions')} href={pathTo('prescriptions')} />
        <ListRow icon={fileIcon} title={t('common:menu.documents')} href={pathTo('documents')} />
        {/* Last, as its badge loads later and makes the row higher. */}
        <FinanceLink />
      </List>
    </nav>
  )
}

/** Link to the invoices with a badge for what is due; without a badge while loading and on failure. */
function FinanceLink() {
  const { t } = useTranslation(['dashboard', 'common'])
  const { due, isPending } = useDueInvoices()
  const badge =
    due && due.overdue > 0
      ? ({ tone: 'error', icon: errorIcon } as const)
      : ({ tone: 'neutral', icon: billIcon } as const)
  return (
    <ListRow
      icon={billIcon}
      title={t('common:menu.finance')}
      href={pathTo('finance')}
      // The badge makes the row higher: what follows stays hidden until it is known.
      data-part={isPending ? 'loading' : undefined}
      status={
        due && (
          <Badge {...badge}>
            {due.overdue > 0 ? t('direct.overdue', { count: due.overdue }) : t('direct.due', { count: due.count })}
          </Badge>
        )
      }
    />
  )
}
