import { dayMonthText, timeText, weekdayText, yearText } from '../../../rules/clinic-time.ts'

/** Weekday, date and time (ISO 8601 instants), with fixed line breaks on phones. `quiet`: smaller, for those after the first. */
export function Moment({ start, end, quiet = false }: { start: string; end?: string | undefined; quiet?: boolean }) {
  return (
    <time dateTime={start} className={`block ${quiet ? 'font-semibold' : 'text-fact font-bold'}`}>
      <span>{weekdayText(start)}</span>{' '}
      <span className={quiet ? 'inline-block' : 'max-wide:block wide:inline-block'}>
        <span className="inline-block max-w-full">{dayMonthText(start)}</span> <span>{yearText(start)}</span>
      </span>
      <span className="block">{end ? `${timeText(start)} – ${timeText(end)}` : timeText(start)}</span>
    </time>
  )
}
