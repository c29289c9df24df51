import { atom } from 'jotai'
import { draftsSettled } from './drafts/draft-store.ts'
import { storedText } from './stored-text.ts'

const reloadedFor = storedText('sessionStorage', 'reloadedFor')

/** Reloads the page after pending drafts are stored; stories and tests set their own. */
export const pageAtom = atom({ reload: () => void draftsSettled().finally(() => location.reload()) })

/**
 * Reloads the page, at most once per reason in a tab, so that it never loops. Gives whether it did; not without
 * session storage, as nothing would prevent a second reload.
 */
export const reloadOnceAtom = atom(null, (get, _set, reason: string): boolean => {
  const reasons = reloadedFor.read()?.split(' ') ?? []
  if (reasons.includes(reason) || !reloadedFor.write([...reasons, reason].join(' '))) return false
  get(pageAtom).reload()
  return true
})
