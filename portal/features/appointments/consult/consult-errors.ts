import { status } from '../../../api/contract/status.ts'
import type { OwnWords } from '../../../ui/load-states/labelled-notice.tsx'

/** Finding free times, booking, moving and cancelling fail in words of their own. */
export const consultFailures: OwnWords = {
  [status.inputLogicError]: 'appointment:err_appointment_logic_error',
  [status.conflict]: 'appointment:err_appointment_conflicting',
  [status.preconditionFailed]: 'appointment:err_future_appointment',
  [status.recordNotFound]: 'appointment:err_appointment_not_found',
}
