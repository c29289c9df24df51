import { clinicIcon, phoneIcon, videoIcon, type IconPicture } from '#design-system'
import type { BookingMode } from '../../../rules/booking-mode.ts'

/** Icon per mode. */
export const modeIcon: Readonly<Record<BookingMode, IconPicture>> = {
  video: videoIcon,
  phone: phoneIcon,
  clinic: clinicIcon,
}
