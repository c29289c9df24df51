import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../api/error.ts'
import { status } from '../../api/contract/status.ts'
import { invoiceQuery } from '../../api/queries.ts'
import { looksAhead } from '../../rules/invoice-duty.ts'
import { clinicAtom } from '../../session/clinic.ts'
import { clockAtom } from '../../session/clock.ts'
import { useOnReturn } from '../frame/use-on-return.ts'
import { openedPaymentsAtom } from './opened-payments.ts'

/** Other programs answer with the one, this clinic's with the other. */
const isNotThere = (error: unknown) => error instanceof ApiError && [404, status.recordNotFound].includes(error.status)

/** One invoice. That of another debtor is none of the patient's: it counts as not there. */
export function useInvoice(id: number) {
  const query = useQuery(invoiceQuery(useAtomValue(clinicAtom), id))
  const isMissing = query.data ? query.data.debtor_type !== 'Patient' : isNotThere(query.error)
  return { query, isMissing }
}

/** The same, asked for anew when the patient comes back, and a few times after the page to pay it was opened. */
export function useFollowedInvoice(id: number) {
  const invoice = useInvoice(id)
  const { now } = useAtomValue(clockAtom)
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
