import { storedText } from './stored-text.ts'

/** Set once the install offer was closed in this tab. It outlives the session, as it reveals nothing about a patient. */
export const installClosed = storedText('sessionStorage', 'installClosed')
