import { useLayoutEffect } from 'react'
import { openEntry } from '../navigation/history-entry.ts'

/** Leads on to another address in place of this one. */
export function Forward({ to, state }: { to: string; state?: object }) {
  useLayoutEffect(() => openEntry(to, state ?? {}, true))
  return null
}
