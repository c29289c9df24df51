import { useQuery } from '@tanstack/react-query'
import { invoicesQuery } from '../../api/queries.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useClock } from '../../platform/clock.ts'
import { useContentShown } from '../../platform/use-content-shown.ts'
import { isOnboarded } from '../../rules/onboarded.ts'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { dueOf } from '../invoices/rules/invoice-groups.ts'

/**
 * What is due, fetched once the screen's content is shown; `due` is null when nothing is, undefined while unknown or
 * failed. `isPending`: it may still come.
 */
export function useDueInvoices() {
  const { now } = useClock()
  const { data: info } = usePatientInfo()
  const isContentShown = useContentShown()
  const hasInvoices = info !== undefined && isOnboarded(info)
  const { data, isPending } = useQuery({
    ...invoicesQuery(useApiClient()),
    enabled: hasInvoices && isContentShown,
  })
  return { due: data && dueOf(data.invoices, now()), isPending: hasInvoices && isPending }
}
