import { dateText, timeText, weekdayText } from '../../rules/clinic-time.ts'

/** The one fact an appointment is about: its day and time, with a line break where it reads best. */
export function Moment({ start, end }: { start: string; end?: string }) {
  return (
    <span className="block text-fact font-bold">
      {weekdayText(start)} <span className="inline-block">{dateText(start)}</span>
      <br />
      {timeText(start)}{end && ` – ${timeText(end)}`}
    </span>
  )
}
