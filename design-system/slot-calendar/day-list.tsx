import { cva } from 'class-variance-authority'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, nextIcon } from '../icon/icons.ts'
import type { DayKey } from './calendar-day.ts'
import type { CalendarDates, SlotCalendarLabels } from './calendar-slot.ts'
import { linkClass } from './link-class.ts'
import type { ValidCalendar } from './validate-props.ts'

const pageSize = 10

interface DayListProps {
  calendar: ValidCalendar
  list: RefObject<HTMLUListElement | null>
  dates: CalendarDates
  labels: SlotCalendarLabels
  onChoose: (day: DayKey) => void
}

/** The days with free times as a list, ten at a time; an alternative to the grid. */
export function DayList({ calendar: { slots, day: chosen }, list, dates, labels, onChoose }: DayListProps) {
  const [limit, setLimit] = useState(pageSize)
  const grown = useRef(false)
  const days = [...slots.keys()]
  const shown = Math.max(limit, chosen ? days.indexOf(chosen) + 1 : 0)
  // Focuses the first new day, as the button that was pressed follows it or is removed.
  useLayoutEffect(() => {
    if (grown.current) list.current?.querySelectorAll('button')[limit - pageSize]?.focus()
    grown.current = false
  }, [list, limit])
  const more = () => {
    grown.current = true
    setLimit(shown + pageSize)
  }
  return (
    <>
      <ul ref={list} aria-label={labels.freeDays} className="flex flex-col gap-2">
        {days.slice(0, shown).map((day) => (
          <Row
            key={day}
            day={day}
            count={slots.get(day)?.length ?? 0}
            chosen={day === chosen}
            current={day === dates.current}
            labels={labels}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {days.length > shown && (
        <button type="button" className={`mt-3 ${linkClass}`} onClick={more}>
          {labels.moreDays}
        </button>
      )}
    </>
  )
}

const rowClass = cva(
  'flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-md border-1.5 border-control bg-raised px-4 py-2 text-left text-ink aria-pressed:border-4 aria-pressed:border-primary aria-pressed:bg-soft aria-pressed:font-bold',
  {
    variants: { current: { true: 'outline-2 -outline-offset-4 outline-dashed outline-current', false: '' } },
  },
)

interface RowProps extends Pick<DayListProps, 'labels' | 'onChoose'> {
  day: DayKey
  count: number
  chosen: boolean
  /** The day of the appointment that is being moved. */
  current: boolean
}

function Row({ day, count, chosen, current, labels, onChoose }: RowProps) {
  const { date, times } = labels.listedDay(day, count)
  return (
    <li>
      <button
        type="button"
        data-day={day}
        aria-pressed={chosen}
        className={rowClass({ current })}
        onClick={() => onChoose(day)}
      >
        <span className="flex min-w-0 grow flex-col gap-x-3 wide:flex-row wide:flex-wrap wide:justify-between">
          <span className="min-w-0">{date}</span>
          <span className="min-w-0 text-small text-muted">{times}</span>
        </span>
        <Icon icon={chosen ? checkIcon : nextIcon} />
      </button>
    </li>
  )
}
