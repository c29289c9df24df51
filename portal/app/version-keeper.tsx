import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { followTypingAtom, holdsText, isUnsavedAtom, markSavedAtom } from '../session/unsaved.ts'
import { newVersionAtom } from '../platform/service-worker/app-version.ts'

/** How long after a change it is looked whether anything is typed, and how often again, in ms. */
const pause = 1000

/** Opens a newer version of the portal as soon as nobody loses anything by it: at once, after the save, or at the next address. */
export function VersionKeeper() {
  const pathname = usePathname()
  const version = useAtomValue(newVersionAtom)
  const isUnsaved = useAtomValue(isUnsavedAtom)
  const followTyping = useSetAtom(followTypingAtom)
  const settle = useSetAtom(markSavedAtom)
  useEffect(() => followTyping(), [followTyping])
  useEffect(() => settle(), [pathname, settle])
  useEffect(() => {
    if (!version || isUnsaved) return undefined
    // Not at once: a worker that is still fetching what a new screen needs may not let another take over, and is asked once only.
    // And a password manager's words come and go without a sign.
    const timer = setInterval(() => { if (!holdsText()) version.open() }, pause)
    return () => clearInterval(timer)
  }, [version, isUnsaved, pathname])
  return null
}
