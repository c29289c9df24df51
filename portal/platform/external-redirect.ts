import { atom } from 'jotai'

/** Leaves the portal for another site, which can lead back here; stories and tests set their own. */
export const externalRedirectAtom = atom({ leaveFor: (address: string): void => location.assign(address) })
