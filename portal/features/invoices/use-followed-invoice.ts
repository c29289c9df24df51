import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { looksAhead } from './rules/invoice-duty.ts'
import { useClock } from '../../platform/clock.ts'
import { useOnReturn } from '../../platform/use-on-return.ts'
import { useInvoice } from './use-invoice.ts'
import { openedPaymentsAtom } from './opened-payments.ts'

/** One invoice, asked for anew when the patient comes back, and a few times after the page to pay it was opened. */
export function useFollowedInvoice(id: number) {
  const invoice = useInvoice(id)
  const { now } = useClock()
  const openedAt = useAtomValue(openedPaymentsAtom)[id]
  const look = () => void invoice.query.refetch({ cancelRefetch: false })
  useOnReturn(look)
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    if (openedAt === undefined) return undefined
    const timers = looksAhead(openedAt, now()).map((wait) => setTimeout(() => lookAgain(), wait))
    return () => { for (const timer of timers) clearTimeout(timer) }
  }, [openedAt, now])
  return invoice
}
