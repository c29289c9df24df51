import { atom } from 'jotai'

/** Whether this device has no connection, as far as is known. */
export const isOfflineAtom = atom(false)

/** Follows the connection from now on; returns how to stop. */
export const followConnectionAtom = atom(null, (_get, set) => {
  const follow = () => set(isOfflineAtom, !navigator.onLine)
  follow()
  addEventListener('online', follow)
  addEventListener('offline', follow)
  return () => {
    removeEventListener('online', follow)
    removeEventListener('offline', follow)
  }
})

/** Looks whether the portal's own server answers, whatever the browser believes; nothing that is kept here answers in its place. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Looks again, because the patient asks to. */
export const lookAgainAtom = atom(null, async (_get, set) => set(isOfflineAtom, !(await isReachable())))
