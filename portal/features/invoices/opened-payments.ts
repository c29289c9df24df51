import { atom } from 'jotai'
import { isInstant, isRecord } from '../../rules/stored-schema.ts'
import { clockAtom } from '../../platform/clock.ts'
import { sessionStorageAtom } from '../../session/session-storage-atom.ts'

/** Time at which the payment page was last opened (ISO 8601), by invoice id. */
type Opened = Readonly<Record<string, string>>

/** In session storage: a reload must not forget that a payment was started. */
const storedAtom = sessionStorageAtom('openedPayments', (stored): Opened =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter((pair): pair is [string, string] => isInstant(pair[1])),
  ),
)

/**
 * Times at which payment pages were opened (ISO 8601), by invoice id, in this tab and session. Writing an invoice id
 * sets its time to now.
 */
export const openedPaymentsAtom = atom(
  (get) => get(storedAtom),
  (get, set, invoiceId: number) =>
    set(storedAtom, { ...get(storedAtom), [invoiceId]: get(clockAtom).now().toISOString() }),
)
