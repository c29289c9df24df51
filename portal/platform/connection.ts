import { atom } from 'jotai'

/** Whether this device is offline, as far as known. */
export const isOfflineAtom = atom(false)

/** Keeps `isOfflineAtom` up to date; returns a function that stops it. */
export const subscribeToConnectionAtom = atom(null, (_get, set) => {
  const follow = () => set(isOfflineAtom, !navigator.onLine)
  follow()
  addEventListener('online', follow)
  addEventListener('offline', follow)
  return () => {
    removeEventListener('online', follow)
    removeEventListener('offline', follow)
  }
})

/**
 * Whether data costs the patient money or should be saved, as far as the browser knows; false in browsers that cannot
 * tell.
 */
export function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
  return connection?.saveData === true || connection?.type === 'cellular'
}

/** Whether the portal's own server answers, whatever `navigator.onLine` says. HEAD, as the service worker answers only GET. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Checks at the patient's request whether the server answers, and updates `isOfflineAtom`. */
export const checkConnectionAtom = atom(null, async (_get, set) => set(isOfflineAtom, !(await isReachable())))
