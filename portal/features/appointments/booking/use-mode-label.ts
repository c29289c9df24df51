import { useTranslation } from 'react-i18next'
import { consultCategory, type ConsultCategory } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'

/** What a way of meeting is called; a treatment names itself. */
export function useModeLabel(category: ConsultCategory): (mode: BookingMode) => string {
  const { t } = useTranslation('appointment')
  return (mode: BookingMode) => {
    if (mode === 'clinic' && category === consultCategory.botox) return t('booking.modeBotox')
    if (mode === 'clinic' && category === consultCategory.gonBlock) return t('booking.modeGonBlock')
    return t(`booking.mode.${mode}`)
  }
}
