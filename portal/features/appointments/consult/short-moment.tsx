import { dayAndDateText, shortDateText, timeText } from '../../../rules/clinic-time.ts'

/** Day and time of an instant (ISO 8601) for the footer: abbreviated on screen, in full for screen readers. */
export function ShortMoment({ start }: { start: string }) {
  const time = timeText(start)
  return (
    <>
      <span aria-hidden>{shortDateText(start)}, {time}</span>
      <span className="sr-only">{dayAndDateText(start)}, {time}</span>
    </>
  )
}
