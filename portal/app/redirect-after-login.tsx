import { useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { addressOf } from '../navigation/destination.ts'
import { destinations } from '../navigation/destinations.ts'
import { openEntry } from '../navigation/history-entry.ts'
import { takeReturnLocationAtom } from '../navigation/return-location.ts'
import { stepsUpTo } from '../ui/wizard/steps-up-to.ts'

/**
 * From signing in to the place the visitor came for, else to where the clinic ended their session, else to the dashboard.
 * A task in steps opens with the steps before it, so that Back leads through them. Decided once: while it leaves, the
 * address is already another.
 */
export function RedirectAfterLogin({ goal }: { goal: string | undefined }) {
  const takeReturnLocation = useSetAtom(takeReturnLocationAtom)
  const [target] = useState(goal)
  useLayoutEffect(() => {
    const left = takeReturnLocation()
    const { address, state } = target === undefined && left ? left : { address: target ?? addressOf(destinations.dashboard), state: {} }
    for (const [at, entry] of stepsUpTo(state).entries()) openEntry(address, entry, at === 0)
  }, [target, takeReturnLocation])
  return null
}
