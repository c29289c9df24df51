import { clinicIcon, phoneIcon, videoIcon, type IconPicture } from '#design-system'
import type { BookingMode } from '../../../rules/booking-mode.ts'

/** How a way of talking to each other looks. */
export const modeIcon: Readonly<Record<BookingMode, IconPicture>> = { video: videoIcon, phone: phoneIcon, clinic: clinicIcon }
