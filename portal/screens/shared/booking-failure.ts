import { useTranslation } from 'react-i18next'
import { status } from '../../api/contract/status.ts'
import { messageFor } from '../../rules/message-for.ts'

const overrides = {
  [status.inputLogicError]: 'appointment:err_appointment_logic_error',
  [status.conflict]: 'appointment:err_appointment_conflicting',
  [status.preconditionFailed]: 'appointment:err_future_appointment',
  [status.recordNotFound]: 'appointment:err_appointment_not_found',
} as const

/** The words for a failure of finding, booking, moving or cancelling. */
export function useBookingFailure(): (error: unknown) => string {
  const { t } = useTranslation(['common', 'appointment'])
  return (error) => t(messageFor(error, overrides))
}
