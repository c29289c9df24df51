import { dayAndDateText, shortDateText, timeText } from '../../../rules/clinic-time.ts'

/** Day and time of an instant (ISO 8601) for the footer: abbreviated on screen, in full for screen readers. `stacked`: in two lines beside a wide button, in one above it where the text is large. */
export function ShortMoment({ start, stacked = false }: { start: string; stacked?: boolean }) {
  const [day, time] = [shortDateText(start), timeText(start)]
  return (
    <>
      {stacked ? (
        <span aria-hidden>
          <span className="block text-small font-normal text-muted in-data-[text-size=large]:inline in-data-[text-size=larger]:inline">
            {day}
          </span>{' '}
          <span>{time}</span>
        </span>
      ) : (
        <span aria-hidden>{`${day}, ${time}`}</span>
      )}
      <span className="sr-only">{`${dayAndDateText(start)}, ${time}`}</span>
    </>
  )
}
