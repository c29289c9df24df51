import { storedText } from './stored-text.ts'

/** Set once the install offer was closed in this tab. Kept beyond the session, as it says nothing about a patient. */
export const installClosed = storedText('sessionStorage', 'installClosed')
