import { wallClock } from '../../../rules/clinic-time.ts'
import { periodsOn, type OpeningPeriod } from '../../../rules/opening-hours.ts'

/**
 * Whether the clinic answers its phone; times are minutes after midnight in Amsterdam, `weekday` is 0 for Monday.
 * `urgentCare`: who answers urgent questions now, the patient's own practice or the out-of-hours service.
 */
export type PhoneStatus =
  | { isOpen: true; closes: number }
  | { isOpen: false; daysAhead: number; weekday: number; opens: number; urgentCare: 'practice' | 'outOfHours' }

/** In the Netherlands a general practice answers on working days from 8 to 17, and the out-of-hours service at all other times. */
const practice: OpeningPeriod = { days: [0, 1, 2, 3, 4], opens: 8 * 60, closes: 17 * 60 }

const isWithin = (minutes: number, { opens, closes }: OpeningPeriod) => opens <= minutes && minutes < closes

/**
 * Whether the phone is answered at this moment, or when it is next, at most 7 days ahead. Public holidays are not
 * known. Undefined without opening hours.
 */
export function phoneStatus(periods: readonly OpeningPeriod[], now: Date): PhoneStatus | undefined {
  const { weekday: today, minutes } = wallClock(now)
  const current = periodsOn(today, periods).find((period) => isWithin(minutes, period))
  if (current) return { isOpen: true, closes: current.closes }
  const urgentCare = practice.days.includes(today) && isWithin(minutes, practice) ? 'practice' : 'outOfHours'
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = (today + daysAhead) % 7
    const next = periodsOn(weekday, periods).find(({ opens }) => daysAhead > 0 || opens > minutes)
    if (next) return { isOpen: false, daysAhead, weekday, opens: next.opens, urgentCare }
  }
  return undefined
}
