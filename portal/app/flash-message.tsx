import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { usePathname } from '../navigation/current-entry.ts'
import { replaceState, useNavigationState } from '../navigation/history-entry.ts'
import { flashMessageAtom, closeToastsAtom, duration, showToastAtom } from '../session/toast-state.ts'

/** Shows the message that a navigation put into the history entry, once, and removes it from the entry. */
export function FlashMessage() {
  const pathname = usePathname()
  const { message, messageTone: tone = 'success' } = useNavigationState('home')
  const notify = useSetAtom(showToastAtom)
  const [arrival, setArrival] = useAtom(flashMessageAtom)
  const closeNotices = useSetAtom(closeToastsAtom)
  // The modes of signing in share one address, but to the patient they are separate screens.
  const { mode } = useNavigationState('login')
  useEffect(() => closeNotices, [pathname, mode, closeNotices])
  useEffect(() => {
    if (!message) return
    // After a success the screen itself shows the result, so a toast is enough; other messages stay in the page.
    if (tone === 'success') notify({ tone, text: message, duration: duration.long, isOnlyToast: true })
    else setArrival({ pathname, tone, text: message })
    replaceState({ message: undefined, messageTone: undefined })
  }, [message, tone, pathname, notify, setArrival])
  useEffect(() => {
    if (arrival && arrival.pathname !== pathname) setArrival(null)
  }, [arrival, pathname, setArrival])
  return null
}
