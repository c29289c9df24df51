import { atom } from 'jotai'
import { draftsKept } from './drafts/draft-store.ts'

const storageKey = 'reloadedFor'

/** The page, which what is being kept still waits for; stories and tests set their own. */
export const pageAtom = atom({ reload: () => void draftsKept().finally(() => location.reload()) })

/**
 * Loads the page anew for a reason, once in the life of a tab: whatever goes wrong, it never goes round in circles.
 * Says whether it did; without storage nothing would stop a second time.
 */
export const reloadOnceAtom = atom(null, (get, _set, reason: string): boolean => {
  try {
    const reasons = sessionStorage.getItem(storageKey)?.split(' ') ?? []
    if (reasons.includes(reason)) return false
    sessionStorage.setItem(storageKey, [...reasons, reason].join(' '))
  } catch {
    return false
  }
  get(pageAtom).reload()
  return true
})
