import { useTranslation } from 'react-i18next'
import { consultCategory, type ConsultCategory } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'

/** Label of a mode; treatments on site are named after the treatment. */
export function useModeLabel(category: ConsultCategory): (mode: BookingMode) => string {
  const { t } = useTranslation('appointment')
  return (mode: BookingMode) => {
    if (mode === 'clinic' && category === consultCategory.botox) return t('booking.modeBotox')
    if (mode === 'clinic' && category === consultCategory.gonBlock) return t('booking.modeGonBlock')
    return t(`booking.mode.${mode}`)
  }
}
