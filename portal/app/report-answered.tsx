import { notifyManager, useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore, type ComponentProps } from 'react'
import { ReportPainted } from './report-painted.tsx'

/** Whether no query waits for its first answer, or one has failed and the screen shows that. */
function isAnswered(cache: QueryCache): boolean {
  const states = cache.getAll().map(({ state }) => state)
  return (
    states.some(({ status }) => status === 'error') ||
    !states.some(({ status, fetchStatus }) => status === 'pending' && fetchStatus === 'fetching')
  )
}

/** Rendered beside a patient's screen: reports that content is shown, once the clinic's answers are painted. */
export function ReportAnswered(props: ComponentProps<typeof ReportPainted>) {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache])
  return useSyncExternalStore(subscribe, () => isAnswered(cache)) && <ReportPainted {...props} />
}
