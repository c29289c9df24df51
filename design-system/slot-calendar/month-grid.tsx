import { useId, type KeyboardEvent, type RefObject } from 'react'
import { Icon, type IconPicture } from '../icon/icon.tsx'
import { nextIcon, previousIcon } from '../icon/pictures.ts'
import { addDays, addMonths, monthOf, weekday, weekNumber, weeksOf, type DayKey } from './calendar-day.ts'
import type { CalendarDates, SlotCalendarTexts } from './calendar-slot.ts'
import { DayCell } from './day-cell.tsx'
import type { SoundCalendar } from './sound-input.ts'
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

// The one table role of its kind: its cells are gridcells by themselves.
const gridRole = { role: 'grid' }

export interface MonthGridProps {
  calendar: SoundCalendar
  cursor: DayCursor
  grid: RefObject<HTMLTableElement | null>
  dates: CalendarDates
  texts: SlotCalendarTexts
  onChoose: (day: DayKey) => void
}

/** One month as the date grid of the ARIA authoring practices: one tab stop, arrows inside. */
export function MonthGrid({ calendar, cursor, grid, dates, texts, onChoose }: MonthGridProps) {
  const id = useId()
  const { slots, first, last } = calendar
  const month = monthOf(cursor.day)
  const open = (day: DayKey) => day >= first && day <= last
  const isHere = (day: DayKey) => monthOf(day) === month || day === cursor.left
  const weeks = weeksShown(calendar, cursor.day)
  const extra = weekLeft(weeks, cursor.left)

  const turn = (count: number) => {
    const day = stopIn(calendar, addMonths(cursor.day, count))
    cursor.turn(day, firstWeek(weeksShown(calendar, day)) - firstWeek(weeks))
  }
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
        name={count === undefined ? texts.outside(day) : texts.day(day, count)}
        count={count}
        chosen={day === calendar.day}
        today={day === dates.today}
        current={day === dates.current}
        stop={day === cursor.day}
        left={day === cursor.left}
        onFocus={() => cursor.show(day)}
        onKeyDown={(event) => move(event, day)}
        onClick={() => onChoose(day)}
      />
    )
  }

  return (
    <>
      <div className="flex items-center justify-between">
        <TurnButton icon={previousIcon} label={texts.previousMonth} end={month <= monthOf(first)} onTurn={() => turn(-1)} />
        {/* The one announcement of a month change. */}
        <h2 id={id} aria-live="polite" className="min-w-0 text-lead">{texts.month(month)}</h2>
        <TurnButton icon={nextIcon} label={texts.nextMonth} end={month >= monthOf(last)} onTurn={() => turn(1)} />
      </div>
      <table ref={grid} {...gridRole} aria-labelledby={id} className="w-full table-fixed border-separate border-spacing-0 pt-1">
        {/* Not heard: every day says its weekday itself. */}
        <thead aria-hidden>
          <tr>
            {texts.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className="p-0 pb-1 text-weekday font-semibold text-muted">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Six rows always, so that no month makes the page jump. */}
          {[...extra, ...weeks].map((week) => (
            <tr key={firstWeek([week]) - cursor.turned} aria-hidden={week.some(isHere) ? undefined : true} className={extra.includes(week) ? 'absolute' : undefined}>
              {week.map((day) => (isHere(day) ? cell(day) : <td key={weekday(day)} className="h-[3rem] p-0 pb-1">{null}</td>))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface TurnButtonProps {
  icon: IconPicture
  label: string
  /** Nothing lies further; the button stays focusable, so that focus is not lost on the way. */
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
      <Icon picture={icon} />
    </button>
  )
}

const firstWeek = ([week]: readonly DayKey[][]): number => weekNumber(week?.[0] ?? '19700105')

/** The weeks of the month in view; those that are over before the first free time come up only when they are gone to. Six always. */
function weeksShown({ slots, day: chosen }: SoundCalendar, at: DayKey): DayKey[][] {
  const weeks = weeksOf(monthOf(at))
  const [free] = slots.keys()
  if (free === undefined || monthOf(free) !== monthOf(at)) return weeks
  const start = [free, at, chosen ?? free].toSorted()[0] ?? free
  const dead = weeks.findIndex((week) => (week.at(-1) ?? '') >= start)
  return [...weeks.slice(dead), ...weeksOf(addMonths(at, 1)).slice(2, 2 + dead)]
}

/** The week of the day that was left, where it is none of these. */
function weekLeft(weeks: DayKey[][], left: DayKey | undefined): DayKey[][] {
  if (left === undefined || weeks.some((week) => week.includes(left))) return []
  return weeksOf(monthOf(left)).filter((week) => week.includes(left))
}

/** Where Tab goes in a month that was turned to: the chosen day, else the first with times, else its first. */
function stopIn({ slots, day }: SoundCalendar, near: DayKey): DayKey {
  const month = monthOf(near)
  if (day && monthOf(day) === month) return day
  const free = [...slots.keys()].find((key) => monthOf(key) === month)
  return free ?? `${month}01`
}
