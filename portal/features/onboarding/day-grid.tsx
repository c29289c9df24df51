import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndDateText, dayMonthText, noonOf, weekdayNames, type DayKey } from '../../rules/clinic-time.ts'
import { placeAfter, weeksOf, type DayMark } from './rules/day-count.ts'
import { DaySign, dayLook } from './day-sign.tsx'

interface DayGridProps {
  /** The days, oldest first. */
  days: readonly DayKey[]
  /** What each of them is marked as. */
  marks: readonly DayMark[]
  /** A tap, or the space bar, on the day at this place. */
  onTap: (place: number) => void
}

// The one table role of its kind: its cells are gridcells by themselves.
const gridRole = { role: 'grid' }

/**
 * The days as the date grid of the ARIA authoring practices: one tab stop, arrows inside. A day's name holds its
 * mark, and a change is told by the new name of the day that has focus: no live region says it a second time.
 */
export function DayGrid({ days, marks, onTap }: DayGridProps) {
  const { t } = useTranslation('days')
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [gone, setGone] = useState<number | null>(null)
  const firstEmpty = marks.indexOf(null)
  const stop = gone ?? (firstEmpty === -1 ? days.length - 1 : firstEmpty)
  const press = (event: KeyboardEvent, place: number) => {
    // A key that is held down would run through the marks.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = placeAfter(event.key, place, days)
    if (next === undefined) return
    event.preventDefault()
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  const date = (place: number) => noonOf(days[place] ?? '')
  return (
    // To the edge of a phone: seven columns of 44 px are all that 320 px holds.
    <section aria-labelledby={id} className="-mx-5 flex flex-col gap-2 border-y border-divider bg-surface px-1 py-4 wide:mx-0 wide:rounded-lg wide:border wide:px-3">
      <h2 id={id} className="px-4 text-body">{t('period', { from: dayMonthText(date(0)), to: dayMonthText(date(days.length - 1)) })}</h2>
      <table ref={grid} {...gridRole} aria-labelledby={id} className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1">
        {/* Not heard: every day says its weekday itself. */}
        <thead aria-hidden>
          <tr>
            {weekdayNames().map(({ short, long }) => (
              <th key={long} scope="col" className="p-0 text-weekday font-semibold text-muted">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week, index) => (
            <tr key={week.find((place) => place !== null) ?? index}>
              {week.map((place, column) => (
                <td key={place ?? `${index} ${column}`} className="p-0" aria-current={place === days.length - 1 ? 'date' : undefined}>
                  {place !== null && (
                    <button
                      type="button"
                      data-state={marks[place] ?? 'empty'}
                      tabIndex={place === stop ? 0 : -1}
                      aria-label={t(`day.${marks[place] ?? 'empty'}`, { date: dayAndDateText(date(place)) })}
                      className="mx-auto flex w-full max-w-14 cursor-pointer touch-manipulation rounded-md px-px"
                      onFocus={() => setGone(place)}
                      onKeyDown={(event) => press(event, place)}
                      onClick={() => onTap(place)}
                    >
                      <span className={`flex min-h-13 w-full flex-col items-center justify-center gap-1 text-day ${dayLook({ mark: marks[place] ?? 'empty' })}`}>
                        {Number(days[place]?.slice(6))}
                        <DaySign mark={marks[place] ?? null} />
                      </span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
