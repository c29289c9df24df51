import { clinicIcon, phoneIcon, videoIcon, type IconData } from '#design-system'
import type { BookingMode } from '../../../rules/booking-mode.ts'

/** Icon per mode. */
export const modeIcon: Readonly<Record<BookingMode, IconData>> = {
  video: videoIcon,
  phone: phoneIcon,
  clinic: clinicIcon,
}
