import { Button, ButtonLink, Card } from '#design-system'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { invoiceDuty, isPayable, refunded, wasJustOpened, type InvoiceDuty } from './rules/invoice-duty.ts'
import { invoiceStatus, isToPay, leftToPay } from './rules/invoice-status.ts'
import { moneyText } from '../../rules/money.ts'
import { useClock } from '../../platform/clock.ts'
import { FailureNotice, LabelledNotice } from '../../ui/load-states/labelled-notice.tsx'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { openedPaymentsAtom } from './opened-payments.ts'
import { usePayment } from './use-payment.ts'

/** Whether to pay again: not asked, to be answered, or answered. */
type Question = 'none' | 'asked' | 'answered'

/** What is left to pay, or came to where nothing is asked; how it stands, and the way to pay it. */
export function PayCard({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const { now } = useClock()
  const [question, setQuestion] = useState<Question>('none')
  const asksMoney = isToPay(invoice, now())
  return (
    <Card>
      <div className="flex flex-col gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-muted">{t(asksMoney ? 'left' : 'total')}</p>
          <InvoiceBadge status={invoiceStatus(invoice, now())} />
        </div>
        <p className="text-fact font-bold tabular-nums">{moneyText(asksMoney ? leftToPay(invoice) : invoice.total)}</p>
      </div>
      <Standing invoice={invoice} isAsked={question === 'asked'} />
      <Paying invoice={invoice} question={question} onQuestion={setQuestion} />
    </Card>
  )
}

/** How it stands, in a sentence; told also to who is on the page when that changes. */
function Standing({ invoice, isAsked }: { invoice: Invoice; isAsked: boolean }) {
  const { t } = useTranslation('invoice')
  const { now } = useClock()
  const duty = invoiceDuty(invoice, now())
  const openedAt = useAtomValue(openedPaymentsAtom)[invoice.id]
  const isWaiting = isPayable(invoice, now()) && wasJustOpened(openedAt, now())
  const more = useMore(duty, invoice.due_date === null ? '' : dateText(invoice.due_date).replaceAll(' ', '\u00A0'))
  return (
    <output className="flex flex-col gap-3 empty:sr-only">
      {more && <p>{more}</p>}
      {duty === 'paid' && refunded(invoice) > 0 && <p>{t('refundSoon', { amount: moneyText(refunded(invoice)) })}</p>}
      {isWaiting && !isAsked && <LabelledNotice tone="info" title={t('pay.waiting')}>{t('pay.waitingMore')}</LabelledNotice>}
      {isToPay(invoice, now()) && !isPayable(invoice, now()) && <p><ContactText>{t('pay.unavailable')}</ContactText></p>}
    </output>
  )
}

/** What there is to say beside the heading. */
function useMore(duty: InvoiceDuty, date: string): string | undefined {
  const { t } = useTranslation('invoice')
  const words: Partial<Record<InvoiceDuty, string>> = {
    paid: t('dutyMore.paid'),
    withdrawn: t('dutyMore.withdrawn'),
    credited: t('dutyMore.credited'),
    processing: t('dutyMore.processing'),
    overdue: t('dutyMore.overdue', { date }),
  }
  return words[duty]
}

/** Takes focus where it takes the place of what had it. */
const takeFocus = (node: HTMLElement | null) => node?.focus()

/** The button that opens the page to pay. Who opened it a moment ago is asked first whether they want to pay again. */
function Paying({ invoice, question, onQuestion }: { invoice: Invoice; question: Question; onQuestion: (question: Question) => void }) {
  const { t } = useTranslation('invoice')
  const { now } = useClock()
  const openedAt = useAtomValue(openedPaymentsAtom)[invoice.id]
  const { pay, busy, failure, address, noteOpened } = usePayment(invoice.id)
  const hint = useId()
  const wasOpened = wasJustOpened(openedAt, now())
  // A tab that was left open for hours asks by the time it is then.
  const press = () => (wasJustOpened(openedAt, now()) ? onQuestion('asked') : pay())
  const answer = (then?: () => void) => {
    onQuestion('answered')
    then?.()
  }
  return (
    <>
      {failure && <FailureNotice text={failure.text} onRetry={failure.retry && pay} busy={busy} />}
      {isPayable(invoice, now()) && (
        <div className="flex flex-col gap-2">
          {question === 'asked' && <PaidAlready onWait={() => answer()} onPay={() => answer(pay)} />}
          {question !== 'asked' && address !== null && <PayLink address={address} onOpen={noteOpened} />}
          {question !== 'asked' && address === null && (
            <>
              <Button
                variant={wasOpened ? 'secondary' : 'primary'} width="full-on-phone" className="wide:self-start" ref={question === 'answered' ? takeFocus : undefined}
                busyLabel={busy ? t('pay.busy') : undefined} aria-describedby={hint} onClick={press}
              >
                {t('pay.now')}
              </Button>
              <p id={hint} className="text-small text-muted print:hidden">{t('pay.newTab')}</p>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** Where the browser opened no tab: the patient's own press does. */
function PayLink({ address, onOpen }: { address: string; onOpen: () => void }) {
  const { t } = useTranslation('invoice')
  const why = useId()
  return (
    <>
      <p id={why}>{t('pay.blocked')}</p>
      <ButtonLink href={address} target="_blank" rel="noopener noreferrer" variant="primary" width="full-on-phone" className="wide:self-start" ref={takeFocus} aria-describedby={why} onClick={onOpen}>
        {t('pay.open')}
      </ButtonLink>
      <p className="text-small text-muted print:hidden">{t('pay.newTab')}</p>
    </>
  )
}

/** A soft brake on paying twice. */
function PaidAlready({ onWait, onPay }: { onWait: () => void; onPay: () => void }) {
  const { t } = useTranslation('invoice')
  return (
    <LabelledNotice
      tone="warning" title={t('pay.again')} className="outline-none" tabIndex={-1} ref={takeFocus}
      actions={(
        <>
          <Button onClick={onWait}>{t('pay.wait')}</Button>
          <Button variant="quiet" onClick={onPay}>{t('pay.anyway')}</Button>
        </>
      )}
    >
      {t('pay.againMore')}
    </LabelledNotice>
  )
}
