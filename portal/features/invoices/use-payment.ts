import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invoices } from '../../api/contract/invoice.ts'
import { invoiceQuery } from '../../api/queries.ts'
import { trustedAddress } from '../../rules/trusted-address.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useClock } from '../../platform/clock.ts'
import { newTabAtom, type EmptyTab } from './new-tab.ts'
import { useSettings } from '../../platform/settings.ts'
import { useLoadErrorMessage } from '../../ui/load-states/alert.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { openedPaymentsAtom } from './opened-payments.ts'
import { isPayable } from './rules/payment-state.ts'

/** The clinic gave no payment URL or one outside the trusted origins, or the invoice cannot be paid any more. */
class PaymentUrlError extends Error {
  readonly messageKey: 'noAddress' | 'wrongAddress' | 'changed'

  constructor(messageKey: PaymentUrlError['messageKey']) {
    super('There is no page to pay at.')
    this.messageKey = messageKey
  }
}

/**
 * Opens the payment page of an invoice in a new tab, if its URL is trusted (FIN-06). Call `pay` within a click.
 * `address`: the URL if the browser blocked the tab or the patient closed it, for a link; call `noteOpened` when that
 * is pressed.
 */
export function usePayment(invoiceId: number) {
  const { t } = useTranslation('invoice')
  const call = useApiClient()
  const queries = useQueryClient()
  const { paymentOrigins } = useSettings()
  const { open } = useAtomValue(newTabAtom)
  const noteOpened = useSetAtom(openedPaymentsAtom)
  const { now } = useClock()
  const errorMessage = useLoadErrorMessage()
  const waitingRef = useWaitingTab()
  const [address, setAddress] = useState<string | null>(null)

  const fetchUrl = async (tab: EmptyTab | null) => {
    try {
      // It may have been paid in another window or on another device since this screen was loaded.
      const invoice = await queries.fetchQuery({ ...invoiceQuery(call, invoiceId), staleTime: 0 })
      if (!isPayable(invoice, now())) throw new PaymentUrlError('changed')
      const { url } = await call(invoices.getPaymentLink, { path: { id: invoiceId } })
      if (!url) throw new PaymentUrlError('noAddress')
      const trusted = trustedAddress(url, paymentOrigins)
      if (trusted === null) throw new PaymentUrlError('wrongAddress')
      return trusted
    } catch (error) {
      tab?.close()
      throw error
    } finally {
      waitingRef.current = null
    }
  }
  const { busy, failure, submit } = useSubmit(fetchUrl, {
    onDone: (url, tab) => {
      if (tab?.goTo(url)) noteOpened(invoiceId)
      else setAddress(url)
    },
    errorMessage: (error) =>
      error instanceof PaymentUrlError ? t(`pay.${error.messageKey}`) : t('pay.failed', { why: errorMessage(error) }),
  })
  return {
    busy,
    failure,
    address,
    pay: () => {
      if (waitingRef.current) return
      setAddress(null)
      // Within the click: a tab opened after the answer would be blocked as a pop-up.
      const tab = open(t('pay.opening'))
      waitingRef.current = { tab }
      submit(tab)
    },
    noteOpened: () => noteOpened(invoiceId),
  }
}

/** Ref to the blank tab that waits for its URL. Closed when the component unmounts or the page is left. */
function useWaitingTab() {
  const waiting = useRef<{ tab: EmptyTab | null } | null>(null)
  useLayoutEffect(() => {
    const close = () => waiting.current?.tab?.close()
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [])
  return waiting
}
