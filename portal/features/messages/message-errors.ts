import type { OwnErrorMessages } from '../../ui/load-states/alert.tsx'

/** Error messages of the message calls, by status. */
export const messageFailures: OwnErrorMessages = {
  inputLogicError: 'messages:refused',
  recordNotFound: 'messages:thread.unknownThread',
}
