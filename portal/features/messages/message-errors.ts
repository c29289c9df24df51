import type { OwnErrorMessages } from '../../ui/load-states/labelled-notice.tsx'

/** What is particular to conversations when a call of theirs is refused. */
export const messageFailures: OwnErrorMessages = {
  inputLogicError: 'messages:refused',
  recordNotFound: 'messages:thread.unknownThread',
}
