import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { replaceState, useNavigationState } from '../navigation/history-entry.ts'
import { arrivalMessageAtom, closeNoticesAtom, duration, notifyAtom } from '../session/notices.ts'

/** Says the message a navigation carried, once and in one place: then it leaves the history entry. */
export function ArrivalMessage() {
  const pathname = usePathname()
  const { message, messageTone: tone = 'success' } = useNavigationState('home')
  const notify = useSetAtom(notifyAtom)
  const [arrival, setArrival] = useAtom(arrivalMessageAtom)
  const closeNotices = useSetAtom(closeNoticesAtom)
  // Each mode of signing in is a screen of its own to who reads it.
  const { mode } = useNavigationState('login')
  useEffect(() => closeNotices, [pathname, mode, closeNotices])
  useEffect(() => {
    if (!message) return
    // Of a success the screen shows what came of it; what else is to be known stays in the page.
    if (tone === 'success') notify({ tone, text: message, duration: duration.long })
    else setArrival({ pathname, tone, text: message })
    replaceState({ message: undefined, messageTone: undefined })
  }, [message, tone, pathname, notify, setArrival])
  useEffect(() => {
    if (arrival && arrival.pathname !== pathname) setArrival(null)
  }, [arrival, pathname, setArrival])
  return null
}
