import { useEffect, useRef, type ComponentProps } from 'react'
import { useWarning } from '../development/use-warning.ts'
import { Loading } from '../loading/loading.tsx'
import { monthOf, type DayKey } from './calendar-day.ts'
import type { CalendarSlot, SlotCalendarTexts } from './calendar-slot.ts'
import { useDayCursor } from './day-cursor.ts'
import { MonthGrid } from './month-grid.tsx'
import { soundInput } from './sound-input.ts'
import { TimeChoice } from './time-choice.tsx'

export interface SlotCalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'slot'> {
  /** Free times by day. */
  days: Record<DayKey, CalendarSlot[]>
  /** First day that can be chosen. */
  from: DayKey
  /** Last day that can be chosen. */
  to: DayKey
  /** The day it is where the appointments are; it cannot be chosen itself. */
  today: DayKey
  /** The chosen day. */
  day: DayKey | null
  /** The id of the chosen time. */
  slot: string | null
  /** Called with a day and no time when a day is chosen, and with both when a time is. */
  onChoose: (day: DayKey | null, slot: string | null) => void
  /** Every word. */
  texts: SlotCalendarTexts
  /** Day of the appointment that is being moved. */
  current?: DayKey | undefined
  /** Loading keeps the room of the first answer; stay ready when the days are only refreshed. */
  status?: 'loading' | 'ready'
}

/** Choose a day in a month, then a time of that day. On phones it runs over the page's side padding, edge to edge. */
export function SlotCalendar({
  days, from, to, today, day: given, slot, onChoose, texts, current, status = 'ready', className = '', ...rest
}: SlotCalendarProps) {
  const calendar = soundInput({ days, from, to, today, day: given })
  const { slots, first, last, day, problems } = calendar
  const times = day ? slots.get(day) : undefined
  const firstFree = slots.keys().next().value
  const { grid, cursor } = useDayCursor(day ?? firstFree ?? first, day, first, last)

  const heading = useRef<HTMLHeadingElement>(null)
  const message = useRef<HTMLOutputElement>(null)
  const arriving = useRef<DayKey | null>(null)
  useWarning('SlotCalendar', problems)

  const arrive = () => {
    arriving.current = null
    if (!heading.current) return message.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    heading.current.focus({ preventScroll: true })
    heading.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  // The times are there only after the caller has taken the day over.
  useEffect(() => {
    if (arriving.current !== null && arriving.current === day) arrive()
  })
  const choose = (chosen: DayKey) => {
    // The same day again goes to its times and keeps the one that was chosen.
    if (chosen === day) return arrive()
    arriving.current = chosen
    onChoose(chosen, null)
  }

  return (
    <div data-state={status} className={`flex flex-col gap-7 ${className}`} {...rest}>
      <div className="relative -mx-5 border-y border-divider bg-surface px-[4px] py-3 wide:mx-0 wide:rounded-lg wide:border wide:px-3">
        {status === 'loading' && <Loading label={texts.loading} className="absolute inset-0 p-5" />}
        <div className={status === 'loading' ? 'invisible' : ''}>
          <MonthGrid {...{ calendar, cursor, grid, today, current, texts }} onChoose={choose} />
          {/* Keeps its room in other months. */}
          {current && texts.current && <p className={`px-4 text-small text-muted ${monthOf(current) === monthOf(cursor.day) ? '' : 'invisible'}`}>{texts.current}</p>}
        </div>
      </div>
      {status === 'ready' && day && times && (
        <div className="flex flex-col items-start gap-4">
          <h2 ref={heading} tabIndex={-1}>{texts.timesOn(day)}</h2>
          <TimeChoice slots={times} slot={slot} texts={texts} onChoose={(id) => onChoose(day, id)} />
          <button type="button" className="min-h-11 cursor-pointer rounded-sm text-left text-link underline decoration-1 underline-offset-4" onClick={() => cursor.focus(day)}>
            {texts.otherDay}
          </button>
        </div>
      )}
      <output ref={message} className="block empty:-mt-7">{status === 'ready' && day && !times ? texts.noTimesOn(day) : ''}</output>
    </div>
  )
}
