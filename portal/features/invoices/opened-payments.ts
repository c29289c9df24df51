import { atom } from 'jotai'
import { isInstant, isRecord } from '../../rules/stored-schema.ts'
import { clockAtom } from '../../platform/clock.ts'
import { sessionStorageAtom } from '../../session/session-storage-atom.ts'

/** When the page to pay was last opened, by the id of the invoice. */
type Opened = Readonly<Record<string, string>>

/** A reload on the way must not make the tab forget that something was paid. */
const storedAtom = sessionStorageAtom('openedPayments', (stored): Opened =>
  Object.fromEntries(Object.entries(isRecord(stored) ? stored : {}).filter((pair): pair is [string, string] => isInstant(pair[1]))))

/** Payments whose page was opened in this session of this tab; written with the id of the invoice, now. */
export const openedPaymentsAtom = atom((get) => get(storedAtom), (get, set, invoiceId: number) =>
  set(storedAtom, { ...get(storedAtom), [invoiceId]: get(clockAtom).now().toISOString() }))
