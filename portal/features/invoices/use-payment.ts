import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invoices } from '../../api/contract/invoice.ts'
import { invoiceQuery } from '../../api/queries.ts'
import { trustedAddress } from '../../rules/trusted-address.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { newTabAtom, type EmptyTab } from '../../platform/new-tab.ts'
import { useSettings } from '../../platform/settings.ts'
import { useErrorMessage } from '../../ui/load-states/labelled-notice.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { openedPaymentsAtom } from './opened-payments.ts'

/** There is no page to pay at, or none that is trusted. */
class NoPaymentPage extends Error {
  readonly words: 'noAddress' | 'wrongAddress'

  constructor(words: NoPaymentPage['words']) {
    super('There is no page to pay at.')
    this.words = words
  }
}

/** Opens the page to pay an invoice in a tab of its own. Where the browser opens none, `address` is where a link leads. */
export function usePayment(invoiceId: number) {
  const { t } = useTranslation('invoice')
  const call = useApiClient()
  const queries = useQueryClient()
  const { paymentOrigins } = useSettings()
  const { open } = useAtomValue(newTabAtom)
  const noteOpened = useSetAtom(openedPaymentsAtom)
  const errorMessage = useErrorMessage()
  const waitingRef = useWaitingTab()
  const [address, setAddress] = useState<string | null>(null)

  const find = async (tab: EmptyTab | null) => {
    try {
      const { url } = await call(invoices.getPaymentLink, { path: { id: invoiceId } })
      if (!url) throw new NoPaymentPage('noAddress')
      const trusted = trustedAddress(url, paymentOrigins)
      if (trusted === null) throw new NoPaymentPage('wrongAddress')
      return trusted
    } catch (error) {
      tab?.close()
      // Perhaps it was paid elsewhere: what is shown here is old then.
      void queries.invalidateQueries(invoiceQuery(call, invoiceId))
      throw error
    } finally {
      waitingRef.current = null
    }
  }
  const { busy, failure, submit } = useSubmit(find, {
    onDone: (found, tab) => {
      if (tab?.goTo(found)) noteOpened(invoiceId)
      else setAddress(found)
    },
    errorMessage: (error) => (error instanceof NoPaymentPage ? t(`pay.${error.words}`) : t('pay.failed', { why: errorMessage(error) })),
  })
  return {
    busy,
    failure,
    address,
    pay: () => {
      if (waitingRef.current) return
      setAddress(null)
      // Here and now: after the answer a browser would take it for a tab that nobody asked for.
      const tab = open(t('pay.opening'))
      waitingRef.current = { tab }
      submit(tab)
    },
    noteOpened: () => noteOpened(invoiceId),
  }
}

/** The tab that still waits for its address. Who leaves the screen, or the portal, takes it along. */
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
