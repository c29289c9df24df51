import { Badge, clockIcon, closeIcon, errorIcon, openIcon, successIcon, type BadgeProps } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { InvoiceStatus } from './rules/invoice-status.ts'

const badges: Record<InvoiceStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  paid: { tone: 'success', icon: successIcon },
  overdue: { tone: 'error', icon: errorIcon },
  withdrawn: { tone: 'neutral', icon: closeIcon },
  credited: { tone: 'neutral', icon: closeIcon },
  processing: { tone: 'warning', icon: clockIcon },
  open: { tone: 'neutral', icon: openIcon },
  none: { tone: 'neutral' },
}

/** The status of an invoice; statuses differ by text, shape and colour (FIN-04). */
export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoice')
  return <Badge {...badges[status]}>{t(`status.${status}`)}</Badge>
}
