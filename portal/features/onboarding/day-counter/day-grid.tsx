import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndDateText, dayMonthText, noonOf, weekdayNames, type DayKey } from '../../../rules/clinic-time.ts'
import { indexAfterKey, weekRows, type DayMark } from '../rules/day-count.ts'
import { DayMarkIcon, dayClass } from './day-mark-icon.tsx'

interface DayGridProps {
  /** Oldest first. */
  days: readonly DayKey[]
  /** Marks by index of the day. */
  marks: readonly DayMark[]
  /** Called with the index of a day on click, Enter or space. */
  onTap: (dayIndex: number) => void
}

// Cells of a table with role grid are gridcells implicitly.
const gridRole = { role: 'grid' }

/**
 * Date grid by the ARIA authoring practices: one tab stop, arrow keys, Home and End inside. A day's accessible name
 * contains its mark, so a change is announced by the focused button itself, without a live region.
 */
export function DayGrid({ days, marks, onTap }: DayGridProps) {
  const { t } = useTranslation('days')
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [focusedDay, setFocusedDay] = useState<number | null>(null)
  const firstEmpty = marks.indexOf(null)
  const tabStop = focusedDay ?? (firstEmpty === -1 ? days.length - 1 : firstEmpty)
  const onKeyDown = (event: KeyboardEvent, dayIndex: number) => {
    // Key repeat would cycle through the marks.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = indexAfterKey(event.key, dayIndex, days)
    if (next === undefined) return
    event.preventDefault()
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  const date = (dayIndex: number) => noonOf(days[dayIndex] ?? '')
  return (
    // Full width on phones: seven columns of 44 px just fit in 320 px.
    <section
      aria-labelledby={id}
      className="-mx-5 flex flex-col gap-2 border-y border-divider bg-surface px-1 py-4 wide:mx-0 wide:rounded-lg wide:border wide:px-3"
    >
      <h2 id={id} className="px-4 text-body">
        {t('period', { from: dayMonthText(date(0)), to: dayMonthText(date(days.length - 1)) })}
      </h2>
      <table
        ref={grid}
        {...gridRole}
        aria-labelledby={id}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1"
      >
        {/* Hidden from screen readers: each day's name contains its weekday. */}
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
          {weekRows(days).map((week, index) => (
            <tr key={week.find((dayIndex) => dayIndex !== null) ?? index}>
              {week.map((dayIndex, column) => (
                <td
                  key={dayIndex ?? `${index} ${column}`}
                  className="p-0"
                  aria-current={dayIndex === days.length - 1 ? 'date' : undefined}
                >
                  {dayIndex !== null && (
                    <button
                      type="button"
                      data-state={marks[dayIndex] ?? 'empty'}
                      tabIndex={dayIndex === tabStop ? 0 : -1}
                      aria-label={t(`day.${marks[dayIndex] ?? 'empty'}`, { date: dayAndDateText(date(dayIndex)) })}
                      className="mx-auto flex w-full max-w-14 cursor-pointer touch-manipulation rounded-md px-px"
                      onFocus={() => setFocusedDay(dayIndex)}
                      onKeyDown={(event) => onKeyDown(event, dayIndex)}
                      onClick={() => onTap(dayIndex)}
                    >
                      <span
                        className={`flex min-h-13 w-full flex-col items-center justify-center gap-1 text-day ${dayClass({ mark: marks[dayIndex] ?? 'empty' })}`}
                      >
                        <span>{Number(days[dayIndex]?.slice(6))}</span>
                        <DayMarkIcon mark={marks[dayIndex] ?? null} />
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
