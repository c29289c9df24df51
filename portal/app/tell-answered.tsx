import { notifyManager, useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore, type ComponentProps } from 'react'
import { TellPainted } from './tell-painted.tsx'

/** Whether no query waits for its first answer, or one has failed: the screen then says so. */
function isAnswered(cache: QueryCache): boolean {
  const states = cache.getAll().map(({ state }) => state)
  return (
    states.some(({ status }) => status === 'error') ||
    !states.some(({ status, fetchStatus }) => status === 'pending' && fetchStatus === 'fetching')
  )
}

/** Beside a patient's screen: tells that content is shown, once what the clinic answered is painted. */
export function TellAnswered(props: ComponentProps<typeof TellPainted>) {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache])
  return useSyncExternalStore(subscribe, () => isAnswered(cache)) && <TellPainted {...props} />
}
