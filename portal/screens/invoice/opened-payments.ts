import { atom } from 'jotai'
import { isInstant, isRecord } from '../../rules/kept-shape.ts'
import { currentPeriod } from '../../session/period.ts'
import { clockAtom } from '../../session/clock.ts'

const storageKey = 'openedPayments'

/** When the page to pay was last opened, by the id of the invoice. */
type Opened = Readonly<Record<string, string>>

/** Kept for as long as the tab and its session: a reload on the way must not make it forget that something was paid. */
function stored(): Opened {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return isRecord(kept) ? Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, string] => isInstant(pair[1]))) : {}
  } catch {
    return {}
  }
}

const addedAtom = atom<{ period: string; opened: Opened } | null>(null)

/** Payments whose page was opened in this session of this tab; written with the id of the invoice, now. */
export const openedPaymentsAtom = atom((get) => {
  const added = get(addedAtom)
  return added?.period === currentPeriod() ? added.opened : stored()
}, (get, set, invoiceId: number) => {
  const opened = { ...get(openedPaymentsAtom), [invoiceId]: get(clockAtom).now().toISOString() }
  set(addedAtom, { period: currentPeriod(), opened })
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(opened))
  } catch {
    // Storage is full or off: it holds until the page is loaded anew.
  }
})
