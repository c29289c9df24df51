import { Button, ButtonLink, Card } from '#design-system'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { paymentState, isPayable, refunded, wasJustOpened, type PaymentState } from './rules/payment-state.ts'
import { invoiceStatus, isDue, amountDue } from './rules/invoice-status.ts'
import { moneyText } from '../../rules/money.ts'
import { useClock } from '../../platform/clock.ts'
import { ErrorAlert, Alert, submitVariant } from '../../ui/load-states/alert.tsx'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { openedPaymentsAtom } from './opened-payments.ts'
import { usePayment } from './use-payment.ts'

/** State of the confirmation before a second payment. */
type Confirmation = 'none' | 'asked' | 'answered'

/** Amount left to pay (or the total when nothing is), status, and the button to pay. */
export function PayCard({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const { now } = useClock()
  const [confirmation, setConfirmation] = useState<Confirmation>('none')
  const toPay = isDue(invoice, now())
  return (
    <Card>
      <div className="flex flex-col gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-muted">{t(toPay ? 'left' : 'total')}</p>
          <InvoiceBadge status={invoiceStatus(invoice, now())} />
        </div>
        <p className="text-fact font-bold tabular-nums">{moneyText(toPay ? amountDue(invoice) : invoice.total)}</p>
      </div>
      <PaymentStatus invoice={invoice} isAsked={confirmation === 'asked'} />
      <PaymentAction invoice={invoice} confirmation={confirmation} onConfirmation={setConfirmation} />
    </Card>
  )
}

/** Status in a sentence, as a live region: a change is announced to a screen reader. */
function PaymentStatus({ invoice, isAsked }: { invoice: Invoice; isAsked: boolean }) {
  const { t } = useTranslation('invoice')
  const { now } = useClock()
  const duty = paymentState(invoice, now())
  const openedAt = useAtomValue(openedPaymentsAtom)[invoice.id]
  const isWaiting = isPayable(invoice, now()) && wasJustOpened(openedAt, now())
  const explanation = useExplanation(
    duty,
    !invoice.due_date ? '' : dateText(invoice.due_date).replaceAll(' ', '\u00A0'),
  )
  return (
    <output className="flex flex-col gap-3 empty:sr-only">
      {explanation && (
        <p>
          <ContactText>{explanation}</ContactText>
        </p>
      )}
      {duty === 'paid' && refunded(invoice) > 0 && <p>{t('refundSoon', { amount: moneyText(refunded(invoice)) })}</p>}
      {isWaiting && !isAsked && (
        <Alert tone="info" title={t('pay.waiting')}>
          {t('pay.waitingMore')}
        </Alert>
      )}
      {isDue(invoice, now()) && !isPayable(invoice, now()) && duty !== 'unreadable' && (
        <p>
          <ContactText>{t('pay.unavailable')}</ContactText>
        </p>
      )}
    </output>
  )
}

/** Explanation below the heading; undefined where the heading says enough. */
function useExplanation(duty: PaymentState, date: string): string | undefined {
  const { t } = useTranslation('invoice')
  const messages: Partial<Record<PaymentState, string>> = {
    paid: t('dutyMore.paid'),
    withdrawn: t('dutyMore.withdrawn'),
    credited: t('dutyMore.credited'),
    processing: t('dutyMore.processing'),
    overdue: t('dutyMore.overdue', { date }),
    unreadable: t('dutyMore.unreadable'),
  }
  return messages[duty]
}

/** Ref for an element that replaces the focused one: moves focus to it on mount. */
const takeFocus = (node: HTMLElement | null) => node?.focus()

/** The button that opens the payment page. Shortly after an earlier opening it first asks for confirmation. */
function PaymentAction({
  invoice,
  confirmation,
  onConfirmation,
}: {
  invoice: Invoice
  confirmation: Confirmation
  onConfirmation: (confirmation: Confirmation) => void
}) {
  const { t } = useTranslation('invoice')
  const { now } = useClock()
  const openedAt = useAtomValue(openedPaymentsAtom)[invoice.id]
  const { pay, busy, failure, address, noteOpened } = usePayment(invoice.id)
  const hint = useId()
  const wasOpened = wasJustOpened(openedAt, now())
  // Read at the press: the component may have rendered hours ago.
  const press = () => (wasJustOpened(openedAt, now()) ? onConfirmation('asked') : pay())
  const answer = (then?: () => void) => {
    onConfirmation('answered')
    then?.()
  }
  return (
    <>
      {failure && <ErrorAlert text={failure.text} onRetry={failure.retry && pay} busy={busy} />}
      {isPayable(invoice, now()) && (
        <div className="flex flex-col gap-2">
          {confirmation === 'asked' && <PayAgainNotice onWait={() => answer()} onPay={() => answer(pay)} />}
          {confirmation !== 'asked' && address !== null && <PayLink address={address} onOpen={noteOpened} />}
          {confirmation !== 'asked' && address === null && (
            <>
              <Button
                variant={wasOpened ? 'secondary' : submitVariant(failure)}
                width="full-on-phone"
                className="wide:self-start"
                ref={confirmation === 'answered' ? takeFocus : undefined}
                busyLabel={busy ? t('pay.busy') : undefined}
                aria-describedby={hint}
                onClick={press}
              >
                {t('pay.now')}
              </Button>
              <p id={hint} className="text-small text-muted print:hidden">
                {t('pay.newTab')}
              </p>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** Fallback when the browser blocked the new tab: a link that the patient presses. */
function PayLink({ address, onOpen }: { address: string; onOpen: () => void }) {
  const { t } = useTranslation('invoice')
  const why = useId()
  return (
    <>
      <p id={why}>{t('pay.blocked')}</p>
      <ButtonLink
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="primary"
        width="full-on-phone"
        className="wide:self-start"
        ref={takeFocus}
        aria-describedby={why}
        onClick={onOpen}
      >
        {t('pay.open')}
      </ButtonLink>
      <p className="text-small text-muted print:hidden">{t('pay.newTab')}</p>
    </>
  )
}

/** Asks for confirmation before the payment page is opened a second time. */
function PayAgainNotice({ onWait, onPay }: { onWait: () => void; onPay: () => void }) {
  const { t } = useTranslation('invoice')
  return (
    <Alert
      tone="warning"
      title={t('pay.again')}
      className="outline-none"
      tabIndex={-1}
      ref={takeFocus}
      actions={
        <>
          <Button onClick={onWait}>{t('pay.wait')}</Button>
          <Button variant="quiet" onClick={onPay}>
            {t('pay.anyway')}
          </Button>
        </>
      }
    >
      {t('pay.againMore')}
    </Alert>
  )
}
