import { atom } from 'jotai'

/**
 * Opens another site in this tab, with a history entry so that Back returns. The caller checks the address first.
 * Stories and tests set their own.
 */
export const externalRedirectAtom = atom({ leaveFor: (address: string): void => location.assign(address) })
