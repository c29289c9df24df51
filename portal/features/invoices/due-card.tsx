import { Badge, ButtonLink, Card, errorIcon, Icon, successIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dayText, dueOf } from './rules/invoice-groups.ts'
import { invoiceStatus } from './rules/invoice-status.ts'
import { moneyText } from '../../rules/money.ts'
import { useClock } from '../../platform/clock.ts'

/**
 * Total to pay, the first due date and a link to that invoice. `isAll`: no invoice was left out as unreadable.
 * Otherwise, if none in the list is due, it shows nothing, as there may be another.
 */
export function DueCard({ invoices, isAll }: { invoices: readonly Invoice[]; isAll: boolean }) {
  const { t } = useTranslation('finance')
  const now = useClock().now()
  const due = dueOf(invoices, now)
  const processing = invoices.filter((invoice) => invoiceStatus(invoice, now) === 'processing').length
  if (!due && !isAll) return null
  if (!due) {
    return (
      <Card>
        <div className="flex gap-3">
          <span className="flex text-success">
            <Icon icon={successIcon} className="mt-1" />
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-body">{t('due.none')}</h2>
            {processing > 0 && <p className="text-small text-muted">{t('due.onItsWay', { count: processing })}</p>}
          </div>
        </div>
      </Card>
    )
  }
  const { total, count, overdue, first } = due
  return (
    <Card>
      <div className="flex flex-col gap-1">
        <h2 className="text-small font-normal text-muted">{t('due.title')}</h2>
        <p className="text-fact font-bold tabular-nums">{moneyText(total)}</p>
        <p className="text-small text-muted">
          {!first.due_date
            ? t('due.undated', { count })
            : t('due.by', { count, date: dayText(first.due_date).replaceAll(' ', '\u00A0') })}
        </p>
        {/* A bold line between a large amount and a filled button exceeds the limits of the calm check. */}
        {overdue > 0 && (
          <p>
            <Badge tone="error" icon={errorIcon}>
              <span className="font-medium">{count === 1 ? t('due.late') : t('due.lateOf', { count: overdue })}</span>
            </Badge>
          </p>
        )}
      </div>
      <ButtonLink variant="primary" className="self-start" href={pathTo('invoice', { id: first.id })}>
        {t('due.open', { count })}
      </ButtonLink>
    </Card>
  )
}
