import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Slot } from '../../../api/contract/consult.ts'
import { useClock } from '../../../platform/clock.ts'
import { useOnReturn } from '../../../platform/use-on-return.ts'
import type { useSlots } from './use-slots.ts'

/** How long the clinic's word that a time is free holds on a screen where nothing happens, in ms. */
const holds = 5 * 60_000

/**
 * Whether the chosen time is free; undefined while nobody knows. Whoever comes back to it after five minutes, or presses
 * then, has it asked anew: `take` goes on by itself where it is free still.
 */
export function useStillFree({ query, isFree }: ReturnType<typeof useSlots>, slot: Slot | null, onTake: (slot: Slot) => void) {
  const { now } = useClock()
  const { dataUpdatedAt, isFetching, isError, refetch } = query
  const [answer, setAnswer] = useState(() => ({ dataUpdatedAt, at: now().getTime() }))
  if (answer.dataUpdatedAt !== dataUpdatedAt) setAnswer({ dataUpdatedAt, at: now().getTime() })
  const isOld = () => now().getTime() - answer.at >= holds
  const wasOld = isOld()
  const free = slot && !wasOld ? isFree(slot) : undefined

  const ask = () => void refetch({ cancelRefetch: false })
  useOnReturn(() => { if (isOld()) ask() })
  const askInEffect = useEffectEvent(ask)
  useEffect(() => { if (wasOld && !isFetching && !isError) askInEffect() }, [wasOld, isFetching, isError])

  const isWanted = useRef(false)
  const goOn = useEffectEvent(() => { if (slot && free) onTake(slot) })
  useEffect(() => {
    if (!isWanted.current || isFetching || (free === undefined && !isError)) return
    isWanted.current = false
    if (!isError) goOn()
  }, [free, isFetching, isError])

  return {
    free,
    take: () => {
      if (!slot || !free) return
      if (!isOld()) return onTake(slot)
      isWanted.current = true
      ask()
    },
  }
}
