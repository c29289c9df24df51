import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { usePathname } from '../navigation/current-entry.ts'
import { subscribeToTypingAtom, holdsText, isUnsavedAtom, markSavedAtom } from '../session/unsaved.ts'
import { newVersionAtom } from '../platform/service-worker/app-version.ts'

/** Interval of the check whether a field holds text, in ms. */
const intervalMs = 1000

/**
 * Opens a newer version of the portal as soon as nothing is unsaved (PWA-05): at once, after the save, or at the next
 * address.
 */
export function VersionKeeper() {
  const pathname = usePathname()
  const version = useAtomValue(newVersionAtom)
  const isUnsaved = useAtomValue(isUnsavedAtom)
  const followTyping = useSetAtom(subscribeToTypingAtom)
  const markSaved = useSetAtom(markSavedAtom)
  useEffect(() => followTyping(), [followTyping])
  useEffect(() => markSaved(), [pathname, markSaved])
  useEffect(() => {
    if (!version || isUnsaved) return undefined
    // Not at once: a service worker that is still fetching for a new screen may ignore the request to step aside, which is sent once.
    // Repeatedly, because a password manager fills in fields without an event.
    const timer = setInterval(() => {
      if (!holdsText()) version.open()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [version, isUnsaved, pathname])
  return null
}
