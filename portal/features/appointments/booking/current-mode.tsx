import { Button, Icon } from '#design-system'
import { useTranslation } from 'react-i18next'
import { momentOf } from '../../../rules/clinic-time.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { modeIcon } from '../consult/mode-icon.ts'
import type { Bookable } from './bookable.ts'
import { useModeLabel } from './use-mode-label.ts'

interface CurrentModeProps {
  subject: Extract<Bookable, { kind: 'move' }>
  mode: BookingMode
}

/** The appointment to move, and the mode of the new one with a button to change it; initially that of the old one. */
export function CurrentMode({ subject: { category, consult }, mode }: CurrentModeProps) {
  const { t } = useTranslation('appointment')
  const label = useModeLabel(category)
  return (
    <div>
      <p>{t('booking.moving', momentOf(consult.startDateTime))}</p>
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon icon={modeIcon[mode]} />
        <span>{label(mode)}</span>
        <Button variant="quiet" aria-label={t('booking.changeTypeOf')} onClick={() => history.back()}>
          {t('booking.changeType')}
        </Button>
      </p>
    </div>
  )
}
