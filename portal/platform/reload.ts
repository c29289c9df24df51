import { atom } from 'jotai'
import { draftsKept } from './drafts/draft-store.ts'
import { storedText } from './stored-text.ts'

const reloadedFor = storedText('sessionStorage', 'reloadedFor')

/** The page, which what is being kept still waits for; stories and tests set their own. */
export const pageAtom = atom({ reload: () => void draftsKept().finally(() => location.reload()) })

/**
 * Loads the page anew for a reason, once in the life of a tab: whatever goes wrong, it never goes round in circles.
 * Says whether it did; without storage nothing would stop a second time.
 */
export const reloadOnceAtom = atom(null, (get, _set, reason: string): boolean => {
  const reasons = reloadedFor.read()?.split(' ') ?? []
  if (reasons.includes(reason) || !reloadedFor.write([...reasons, reason].join(' '))) return false
  get(pageAtom).reload()
  return true
})
