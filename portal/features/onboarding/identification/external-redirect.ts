import { atom } from 'jotai'

/** Opens another site in this tab, with a history entry so that Back returns; stories and tests set their own. */
export const externalRedirectAtom = atom({ leaveFor: (address: string): void => location.assign(address) })
