import { status } from '../../api/contract/status.ts'
import type { OwnWords } from '../../ui/load-states/labelled-notice.tsx'

/** What is particular to conversations when a call of theirs is refused. */
export const messageFailures: OwnWords = {
  [status.inputLogicError]: 'messages:refused',
  [status.recordNotFound]: 'messages:thread.unknownThread',
}
