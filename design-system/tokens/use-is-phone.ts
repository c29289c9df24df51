import { useSyncExternalStore } from 'react'

const phone = '(max-width: 639px)'
const isPhone = () => matchMedia(phone).matches
function watchWidth(changed: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is narrower than 640 px; true on a server. Use it where the order of elements differs on a phone; a different look belongs in the style sheet. */
export const useIsPhone = (): boolean => useSyncExternalStore(watchWidth, isPhone, () => true)
