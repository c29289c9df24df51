import { consultCategory, consultType, type ConsultCategory } from '../../../api/contract/consult.ts'
import { bookingModes, type BookingMode } from '../../../rules/booking-mode.ts'

const modeTypes: Record<BookingMode, readonly number[]> = {
  clinic: [
    consultType.intake,
    consultType.followUpClinic,
    consultType.unplannedFollowUp,
    consultType.botox,
    consultType.gonBlock,
  ],
  video: [consultType.intakeVideo, consultType.followUpVideo],
  phone: [consultType.followUpPhone],
}

const categoryTypes: Record<ConsultCategory, readonly number[]> = {
  [consultCategory.intake]: [consultType.intake, consultType.intakeVideo],
  [consultCategory.followUp]: [consultType.followUpClinic, consultType.followUpVideo, consultType.followUpPhone],
  [consultCategory.botox]: [consultType.botox],
  [consultCategory.gonBlock]: [consultType.gonBlock],
  [consultCategory.unplanned]: [consultType.unplannedFollowUp],
}

/** Whether a consult type is held in a mode. Repeat prescriptions fit none. */
export const fitsMode = (typeId: number, mode: BookingMode): boolean => modeTypes[mode].includes(typeId)

/** The mode a consult type is held in, if any. */
export const modeOf = (typeId: number): BookingMode | undefined => bookingModes.find((mode) => fitsMode(typeId, mode))

/** Whether a category has a consult type for a mode. */
export const isModeAllowed = (category: ConsultCategory, mode: BookingMode): boolean =>
  categoryTypes[category].some((type) => fitsMode(type, mode))

/** The only mode of a category; null when there are more. */
export function onlyMode(category: ConsultCategory): BookingMode | null {
  const [only = null, ...others] = bookingModes.filter((mode) => isModeAllowed(category, mode))
  return others.length === 0 ? only : null
}

/** The category whose slots fit a consult that is moved. */
export const categoryOf = (typeId: number): ConsultCategory | undefined =>
  Object.values(consultCategory).find((category) => categoryTypes[category].includes(typeId))
