import {
  Badge,
  Button,
  ButtonLink,
  clockIcon,
  errorIcon,
  List,
  ListRow,
  successIcon,
  type BadgeProps,
} from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText, dayKey, dayKeyOf } from '../../rules/clinic-time.ts'
import { rebateDeadline, refusalOf } from './rules/rebate.ts'
import { useClock } from '../../platform/clock.ts'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { Alert } from '../../ui/load-states/alert.tsx'

/**
 * Rebate section of an invoice: last day or refusal reason, link to the form, and earlier requests (FIN-08, FIN-09).
 */
export function RebateSection({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoice', 'rebate'])
  const { now } = useClock()
  const heading = useId()
  const why = useId()
  const refusal = refusalOf(invoice)
  const last = invoice.date === '' ? '' : rebateDeadline(invoice.date)
  // The clinic's `rebate_allowed` decides; a deadline computed here that has passed is not shown.
  const hasDeadline = last !== '' && dayKeyOf(last) >= dayKey(now())
  return (
    <section aria-labelledby={heading} className="flex flex-col items-start gap-4 *:max-w-full">
      <h2 id={heading}>{t('rebate.title')}</h2>
      {refusal === null && (
        <p>
          {hasDeadline
            ? `${t('rebate.offer')} ${t('rebate.until', { date: dateText(last).replaceAll(' ', '\u00A0') })}`
            : t('rebate.offer')}
        </p>
      )}
      {refusal !== null && (
        <Alert tone="info" className="w-full">
          <p id={why}>
            <ContactText>{t(`rebate:refused.${refusal}`)}</ContactText>
          </p>
        </Alert>
      )}
      {refusal === null ? (
        <ButtonLink href={pathTo('rebate', { id: invoice.id })} width="full-on-phone">
          {t('rebate.ask')}
        </ButtonLink>
      ) : (
        <Button aria-disabled aria-describedby={why} width="full-on-phone">
          {t('rebate.ask')}
        </Button>
      )}
      <RebateHistory rebates={invoice.rebates} />
    </section>
  )
}

const badges = {
  PENDING: { tone: 'warning', icon: clockIcon },
  APPROVED: { tone: 'success', icon: successIcon },
  DECLINED: { tone: 'neutral', icon: errorIcon },
} as const satisfies Record<string, Pick<BadgeProps, 'tone' | 'icon'>>

const isKnown = (status: string): status is keyof typeof badges => Object.hasOwn(badges, status)

/** Newest first; of equal moments the one listed last comes first. */
const newestFirst = (rebates: Invoice['rebates']) =>
  rebates.toReversed().toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))

function RebateHistory({ rebates }: Pick<Invoice, 'rebates'>) {
  const { t } = useTranslation('invoice')
  const heading = useId()
  if (rebates.length === 0) return null
  return (
    <div className="flex w-full flex-col gap-3">
      <h3 id={heading}>{t('rebate.history')}</h3>
      <List aria-labelledby={heading}>
        {newestFirst(rebates).map((rebate) => (
          <Request key={rebates.indexOf(rebate)} rebate={rebate} />
        ))}
      </List>
    </div>
  )
}

function Request({ rebate: { created_at: at, status } }: { rebate: Invoice['rebates'][number] }) {
  const { t } = useTranslation('invoice')
  return (
    <ListRow
      title={t('rebate.asked', { date: dateText(at) })}
      status={isKnown(status) && <Badge {...badges[status]}>{t(`rebate.status.${status}`)}</Badge>}
    />
  )
}
