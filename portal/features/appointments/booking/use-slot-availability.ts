import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Slot } from '../../../api/contract/consult.ts'
import { useClock } from '../../../platform/clock.ts'
import { useOnReturn } from '../../../platform/use-on-return.ts'
import type { useSlots } from './use-slots.ts'

/** Age in ms from which an answer about free times is asked again. */
const maxAge = 5 * 60_000

/**
 * `free`: whether the chosen time is free; undefined while unknown. `take` calls `onQuickSelect` if it is. An answer
 * older than `maxAge` is refetched when the patient returns to the tab, and on `take`, which then waits for it.
 */
export function useSlotAvailability(
  { query, isFree }: ReturnType<typeof useSlots>,
  slot: Slot | null,
  onQuickSelect: (slot: Slot) => void,
) {
  const { now } = useClock()
  const { dataUpdatedAt, isFetching, isError, refetch } = query
  const [answer, setAnswer] = useState(() => ({ dataUpdatedAt, at: now().getTime() }))
  if (answer.dataUpdatedAt !== dataUpdatedAt) setAnswer({ dataUpdatedAt, at: now().getTime() })
  const isOld = () => now().getTime() - answer.at >= maxAge
  const wasOld = isOld()
  const free = slot && !wasOld ? isFree(slot) : undefined

  const refresh = () => void refetch({ cancelRefetch: false })
  useOnReturn(() => {
    if (isOld()) refresh()
  })
  const refreshInEffect = useEffectEvent(refresh)
  useEffect(() => {
    if (wasOld && !isFetching && !isError) refreshInEffect()
  }, [wasOld, isFetching, isError])

  const isTakePending = useRef(false)
  const takeIfFree = useEffectEvent(() => {
    if (slot && free) onQuickSelect(slot)
  })
  useEffect(() => {
    if (!isTakePending.current || isFetching || (free === undefined && !isError)) return
    isTakePending.current = false
    if (!isError) takeIfFree()
  }, [free, isFetching, isError])

  return {
    free,
    take: () => {
      if (!slot || !free) return
      if (!isOld()) return onQuickSelect(slot)
      isTakePending.current = true
      refresh()
    },
  }
}
