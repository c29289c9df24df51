import { dateText, timeText, weekdayText } from '../../rules/clinic-time.ts'

/** The one fact an appointment is about: its day and time, with a line break where it reads best. `quiet` after the first of several. */
export function Moment({ start, end, quiet = false }: { start: string; end?: string | undefined; quiet?: boolean }) {
  return (
    <span className={`block ${quiet ? 'font-semibold' : 'text-fact font-bold'}`}>
      {weekdayText(start)} <span className="inline-block">{dateText(start)}</span>
      <br />
      {timeText(start)}{end && ` – ${timeText(end)}`}
    </span>
  )
}
