import { useTranslation } from 'react-i18next'
import { status } from '../../api/contract/status.ts'
import { messageFor, type Overrides } from '../../api/message-for.ts'

/** A screen's own words for a status. */
type OwnWords =
  | 'login:verification.wrong'
  | 'appointment:err_appointment_logic_error' | 'appointment:err_appointment_conflicting'
  | 'appointment:err_future_appointment' | 'appointment:err_appointment_not_found'

/** Finding, booking, moving and cancelling fail in words of their own. */
export const bookingFailures: Overrides<OwnWords> = {
  [status.inputLogicError]: 'appointment:err_appointment_logic_error',
  [status.conflict]: 'appointment:err_appointment_conflicting',
  [status.preconditionFailed]: 'appointment:err_future_appointment',
  [status.recordNotFound]: 'appointment:err_appointment_not_found',
}

/** Turns anything thrown into a sentence: the one place where errors become words. */
export function useFailureWords(overrides?: Overrides<OwnWords>): (error: unknown) => string {
  const { t } = useTranslation(['common', 'login', 'appointment'])
  return (error) => t(messageFor(error, overrides))
}
