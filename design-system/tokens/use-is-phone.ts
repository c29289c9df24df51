import { useSyncExternalStore } from 'react'

const phone = '(max-width: 639px)'
const isPhone = () => matchMedia(phone).matches
function watchWidth(changed: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone: for what stands elsewhere there, as its place in the reading order does. What only looks otherwise is for the style sheet. */
export const useIsPhone = (): boolean => useSyncExternalStore(watchWidth, isPhone, () => true)
