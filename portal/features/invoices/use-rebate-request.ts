import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchFresh } from '../../api/fetch-fresh.ts'
import { invoices, type Invoice } from '../../api/contract/invoice.ts'
import { invoiceQuery, invoicesQuery } from '../../api/queries.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { paymentState, type PaymentState } from './rules/payment-state.ts'
import { refusalOf } from './rules/rebate.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useClock } from '../../platform/clock.ts'
import { useAttachments } from '../../ui/attachment/use-attachments.ts'
import { useSending } from '../../ui/attachment/use-sending.ts'
import { useErrorMessage } from '../../ui/load-states/alert.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useOutbox } from '../../ui/form/use-outbox.ts'

const ticked = 'ticked'

/** Files and checkbox of a request, stored on the device until it is sent. */
function useRebateDraft(about: string) {
  const tick = useDraft(`${about} tick`)
  const attachments = useAttachments(about)
  return {
    attachments,
    isTicked: tick.text === ticked,
    tick: (isTicked: boolean) => tick.change(isTicked ? ticked : ''),
    remove: () => {
      tick.remove()
      attachments.clear()
    },
  }
}

/** Reminder to pay, shown after a request: a rebate request does not postpone the due date. Undefined when nothing is due. */
function usePaymentReminder(invoice: Invoice | undefined): string | undefined {
  const { t } = useTranslation('rebate')
  const { now } = useClock()
  if (!invoice) return undefined
  const messages: Partial<Record<PaymentState, string>> = {
    due: t('pay.due', { date: !invoice.due_date ? '' : dateText(invoice.due_date) }),
    undated: t('pay.undated'),
    today: t('pay.today'),
    overdue: t('pay.overdue'),
  }
  return messages[paymentState(invoice, now())]
}

/** What `useRebateRequest` gives. */
export type RebateRequest = ReturnType<typeof useRebateRequest>

/**
 * State of the rebate form, and sending it through the outbox: at most once, and the form survives reloads and failures
 * (FIN-10, FIN-14). On success it navigates to the invoice.
 */
export function useRebateRequest(id: number, invoice: Invoice | undefined) {
  const { invoice_id: number = '', rebates = [] } = invoice ?? {}
  const { t } = useTranslation('rebate')
  const call = useApiClient()
  const queries = useQueryClient()
  const draft = useRebateDraft(`rebate ${id}`)
  const { attachments, isTicked } = draft
  const files = useSending()
  const query = invoiceQuery(call, id)
  const paymentReminder = usePaymentReminder(invoice)
  const { isSent, busy, failure, submit } = useOutbox(`rebate ${id}`, {
    send: () =>
      files.send(attachments, (sent, options) =>
        call(invoices.requestRebate, { path: { id }, body: { attachments: [...sent] }, ...options }),
      ),
    // Compares counts, not times: the clinic's clock and the device's may differ.
    wasApplied: async ({ before }) => (await fetchFresh(queries, query)).rebates.length > before,
    isThere: ({ before }) => rebates.length > before,
    onArrived: draft.remove,
    changes: query,
    onDone: () => void queries.invalidateQueries(invoicesQuery(call)),
    isOverOnceRefused: true,
    redirect: { address: pathTo('invoice', { id }), message: [t('done'), paymentReminder].filter(Boolean).join(' ') },
    errorMessage: useErrorMessage({
      // The outbox has refetched the invoice before this message is asked for.
      preconditionFailed: () => {
        const refusal = refusalOf({
          rebate_allowed: false,
          rebate_reason: queries.getQueryData(query.queryKey)?.rebate_reason,
        })
        return refusal ? (`rebate:refused.${refusal}` as const) : undefined
      },
      inputLogicError: 'rebate:refusedFiles',
      recordNotFound: 'invoice:missingMore',
    }),
    afterLeaving: (outcome, moment) => t(`late.${outcome}`, { ...moment, number }),
  })

  const isFilled = isTicked && attachments.files.length > 0
  return {
    ...draft,
    files,
    isFilled,
    /** Being sent or just sent: the form stays although the clinic refuses a second request. */
    isUnderWay: busy || isSent,
    busy,
    failure,
    submit: () => {
      if (!isFilled || !attachments.isReady) return
      submit(number, rebates.length)
    },
  }
}
