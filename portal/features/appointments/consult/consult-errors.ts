import type { OwnErrorMessages } from '../../../ui/load-states/alert.tsx'

/** Error messages of the consult calls, by status. */
export const consultFailures: OwnErrorMessages = {
  inputLogicError: 'appointment:err_appointment_logic_error',
  conflict: 'appointment:err_appointment_conflicting',
  preconditionFailed: 'appointment:err_future_appointment',
  recordNotFound: 'appointment:err_appointment_not_found',
}
