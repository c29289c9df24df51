import { atom } from 'jotai'
import * as z from 'zod/mini'

const storageKey = 'finishedRuns'
const runs = z.array(z.string())

/** Kept for as long as the tab's history: a reload brings the entries back. */
function stored(): readonly string[] {
  try {
    return runs.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

const addedAtom = atom<readonly string[] | null>(null)

/** Runs of the wizard that ended in a booking: Back must not offer them again. */
export const finishedRunsAtom = atom((get) => get(addedAtom) ?? stored(), (get, set, run: string) => {
  const all = [...get(finishedRunsAtom), run]
  set(addedAtom, all)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // Storage is full or off: it holds until the page is loaded anew.
  }
})
