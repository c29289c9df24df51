import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { pollDelays } from './rules/payment-state.ts'
import { useClock } from '../../platform/clock.ts'
import { useOnReturn } from '../../platform/use-on-return.ts'
import { useInvoice } from './use-invoice.ts'
import { openedPaymentsAtom } from './opened-payments.ts'

/** One invoice, refetched when the patient returns to the tab and at `pollDelays` after the payment page was opened. */
export function usePolledInvoice(id: number) {
  const invoice = useInvoice(id)
  const { now } = useClock()
  const openedAt = useAtomValue(openedPaymentsAtom)[id]
  const refetch = () => void invoice.query.refetch({ cancelRefetch: false })
  useOnReturn(refetch)
  const onTimer = useEffectEvent(refetch)
  useEffect(() => {
    if (openedAt === undefined) return undefined
    const timers = pollDelays(openedAt, now()).map((wait) => setTimeout(() => onTimer(), wait))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [openedAt, now])
  return invoice
}
