import { useId, type KeyboardEvent, type RefObject } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'
import { nextIcon, previousIcon } from '../icon/icons.ts'
import {
  addDays,
  addMonths,
  clampDay,
  monthOf,
  viewOf,
  weekday,
  weekNumber,
  weekOf,
  weeksOf,
  type DayKey,
} from './calendar-day.ts'
import type { CalendarDates, SlotCalendarLabels } from './calendar-slot.ts'
import { DayCell } from './day-cell.tsx'
import type { ValidCalendar } from './validate-props.ts'
import type { DayCursor } from './use-day-cursor.ts'

const moves: Record<string, (day: DayKey, far: boolean) => DayKey> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day, far) => addMonths(day, far ? -12 : -1),
  PageDown: (day, far) => addMonths(day, far ? 12 : 1),
}

// In a table with the role grid, cells have the role gridcell by default.
const gridRole = { role: 'grid' }

interface WeekGridProps {
  calendar: ValidCalendar
  cursor: DayCursor
  grid: RefObject<HTMLTableElement | null>
  dates: CalendarDates
  labels: SlotCalendarLabels
  onChoose: (day: DayKey) => void
}

/** Five weeks as the date grid of the ARIA Authoring Practices: one tab stop, arrow keys inside. Five weeks, not a month, so that late in a month as many days ahead are visible. */
export function WeekGrid({ calendar, cursor, grid, dates, labels, onChoose }: WeekGridProps) {
  const id = useId()
  const { slots, first, last } = calendar
  const open = (day: DayKey) => day >= first && day <= last
  const view = viewOf(cursor.day, first)
  const weeks = weeksOf(view, first)
  const days = weeks.flat()
  // The week of the day that had focus before.
  const extra = cursor.left !== undefined && !days.includes(cursor.left) ? [weekOf(cursor.left)] : []
  const [earliest, latest] = [days.find(open) ?? first, days.findLast(open) ?? first]

  const turn = (count: number) => cursor.turn(tabStopIn(calendar, weeksOf(view + count, first).flat()), count)
  const move = (event: KeyboardEvent, day: DayKey) => {
    const step = moves[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    cursor.focus(step(day, event.shiftKey))
  }
  const cell = (day: DayKey) => {
    const count = open(day) ? (slots.get(day)?.length ?? 0) : undefined
    return (
      <DayCell
        key={weekday(day)}
        day={day}
        month={day === earliest || (day > earliest && day.endsWith('01')) ? labels.shortMonth(monthOf(day)) : undefined}
        name={count === undefined ? labels.outside(day) : labels.day(day, count)}
        count={count}
        chosen={day === calendar.day}
        today={day === dates.today}
        current={day === dates.current}
        tabStop={day === cursor.day}
        left={day === cursor.left}
        onFocus={() => cursor.show(day)}
        onKeyDown={(event) => move(event, day)}
        onClick={() => onChoose(day)}
      />
    )
  }

  return (
    <>
      {/* Reserves two lines for a heading with two months. */}
      <div className="flex items-center justify-between max-wide:min-h-15">
        <TurnButton icon={previousIcon} label={labels.previousWeeks} end={view === 0} onTurn={() => turn(-1)} />
        {/* The only announcement of a change of the view. */}
        <h2 id={id} aria-live="polite" className="min-w-0 text-center text-lead">
          {labels.months(monthOf(earliest), monthOf(latest))}
        </h2>
        <TurnButton icon={nextIcon} label={labels.nextWeeks} end={view >= viewOf(last, first)} onTurn={() => turn(1)} />
      </div>
      <table
        ref={grid}
        {...gridRole}
        aria-labelledby={id}
        className="w-full table-fixed border-separate border-spacing-0 pt-1"
      >
        {/* Hidden from screen readers, as the name of each day contains the weekday. */}
        <thead aria-hidden>
          <tr>
            {labels.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className="p-0 pb-1 text-weekday font-semibold text-muted">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...extra, ...weeks].map((week) => (
            <tr
              key={weekNumber(week[0] ?? first) - cursor.turned * weeks.length}
              aria-hidden={extra.includes(week) || undefined}
              className={extra.includes(week) ? 'absolute' : undefined}
            >
              {week.map((day) =>
                extra.includes(week) && day !== cursor.left ? (
                  <td key={weekday(day)} className="h-[3rem] p-0 pb-1">
                    {null}
                  </td>
                ) : (
                  cell(day)
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface TurnButtonProps {
  icon: IconData
  label: string
  /** Whether there is no further view. The button stays focusable, so that focus is not lost. */
  end: boolean
  onTurn: () => void
}

function TurnButton({ icon, label, end, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={end || undefined}
      className="inline-flex size-11 min-w-[44px] cursor-pointer items-center justify-center rounded-md text-ink aria-disabled:cursor-default aria-disabled:text-control forced-colors:aria-disabled:text-[GrayText]"
      onClick={() => end || onTurn()}
    >
      <Icon icon={icon} />
    </button>
  )
}

/** The tab stop in a new view: the chosen day, else the first day with times, else the first that can be chosen. */
function tabStopIn({ slots, day: chosen, first, last }: ValidCalendar, days: readonly DayKey[]): DayKey {
  return (
    days.find((day) => day === chosen) ?? days.find((day) => slots.has(day)) ?? clampDay(days[0] ?? first, first, last)
  )
}
