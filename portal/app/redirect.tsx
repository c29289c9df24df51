import { useLayoutEffect, useState } from 'react'
import { openEntry } from '../navigation/history-entry.ts'

/** Leads on to another address in place of this one. Where to is decided once: while it leaves, the address is already another. */
export function Redirect({ to, state }: { to: string; state?: object }) {
  const [target] = useState({ to, state })
  useLayoutEffect(() => openEntry(target.to, target.state ?? {}, true), [target])
  return null
}
