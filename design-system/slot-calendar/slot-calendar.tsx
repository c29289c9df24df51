import { useMemo, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { useControllable } from '../controllable/use-controllable.ts'
import { Loading } from '../loading/loading.tsx'
import { Notice } from '../notice/notice.tsx'
import { viewOf, type DayKey } from './calendar-day.ts'
import type { CalendarDates, CalendarSlot, CalendarView, SlotCalendarLabels, SlotChoice } from './calendar-slot.ts'
import { DayList } from './day-list.tsx'
import { DayTimes } from './day-times.tsx'
import { FirstAvailable } from './first-available.tsx'
import { linkClass } from './link-class.ts'
import { WeekGrid } from './week-grid.tsx'
import { validSlots, withDay } from './validate-props.ts'
import type { DayPress } from './use-times-focus.ts'
import { useDayCursor } from './use-day-cursor.ts'

export interface SlotCalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'slot'> {
  /** Free slots by day. A key that is not a 'yyyyMMdd' day, or a day that cannot be chosen, is ignored, with a warning in development. Keep the same object between renders: each new one is validated. */
  days: Record<DayKey, CalendarSlot[]>
  /** First and last day that can be chosen, today, and the day of an appointment that is being moved. */
  dates: CalendarDates
  /** Instant (ISO 8601) of a slot that was taken meanwhile. The nearest free slots are then offered in place of the first, and the nearest gets focus. */
  near?: string | undefined
  /** The chosen day and slot. Undefined: the calendar stores them itself. A day that cannot be chosen counts as null, with a warning in development. */
  value?: SlotChoice | undefined
  /** Initial choice, if `value` is undefined. */
  defaultValue?: SlotChoice | undefined
  /** Called with the day and a slot of null when another day is chosen, and with both when a time is chosen. */
  onValueChange?: ((value: SlotChoice) => void) | undefined
  /** How the days are shown. Undefined: the calendar stores it itself and begins with 'month'. */
  view?: CalendarView | undefined
  /** Called with the other view when its button is pressed. */
  onViewChange?: ((view: CalendarView) => void) | undefined
  /** Called when one of the first free times is pressed: choose it and go to the next step. `onValueChange` is not called. */
  onQuickSelect: (day: DayKey, slot: string) => void
  /** All texts. Functions format dates and counts. */
  labels: SlotCalendarLabels
  /** 'loading' reserves the space until the first days arrive; keep 'ready' during a refresh. With 'error', earlier days stay usable. */
  status?: 'loading' | 'ready' | 'error'
  /** Called when the retry button of the error is pressed. Without it there is no button. */
  onRetry?: (() => void) | undefined
}

const nothingYet: SlotChoice = { day: null, slot: null }

/** A choice of a day and of a time on it, or of one of the first free times. The grid has one tab stop, arrow keys, Home, End, Page Up and Page Down (WAI-ARIA date grid); the times are radios. On a phone it extends over the side padding of the Page. */
export function SlotCalendar(props: SlotCalendarProps) {
  const {
    days,
    dates,
    near,
    value: given,
    defaultValue = nothingYet,
    onValueChange: onChange,
    view: givenView,
    onViewChange,
    onQuickSelect,
    labels,
    status = 'ready',
    onRetry,
    className = '',
    ...rest
  } = props
  const [value, onValueChange] = useControllable({ given, first: defaultValue, onChange })
  const { from, to, today } = dates
  // Memoised, so that a change of the view does not validate all slots again.
  const valid = useMemo(() => validSlots({ days, from, to, today }), [days, from, to, today])
  const calendar = withDay(valid, value.day)
  const { slots, first, last, day, warnings } = calendar
  const [view, setView] = useControllable<CalendarView>({ given: givenView, first: 'month', onChange: onViewChange })
  const { grid, cursor } = useDayCursor(day ?? slots.keys().next().value ?? first, day, first, last)
  const list = useRef<HTMLUListElement>(null)
  const [press, setPress] = useState<DayPress | null>(null)
  const choose = (pressed: DayKey) => {
    setPress({ day: pressed })
    // Pressing the chosen day again scrolls to its times and keeps the chosen time.
    if (pressed !== day) onValueChange({ day: pressed, slot: null })
  }
  const hasNoSlots = status === 'ready' && slots.size === 0
  const isUnexplained = hasNoSlots && labels.nothing === undefined && warnings.length === 0
  useDevWarning('SlotCalendar', isUnexplained ? ['labels.nothing: no day has a time, and no words say so'] : warnings)

  const usable = status === 'ready' || (status === 'error' && slots.size > 0)
  if (hasNoSlots && labels.nothing !== undefined)
    return (
      <div data-state="empty" className={className} {...rest}>
        {labels.nothing}
      </div>
    )

  const inList = view === 'list'
  const { current } = dates
  const currentInView =
    current !== undefined && (inList ? slots.has(current) : viewOf(current, first) === viewOf(cursor.day, first))
  const failure = status === 'error' && (
    <Notice
      tone="error"
      toneLabel={labels.failedLabel}
      actions={
        onRetry && (
          // Beside usable days the next button may be the filled one.
          <Button variant={usable ? 'secondary' : 'primary'} onClick={onRetry}>
            {labels.retry}
          </Button>
        )
      }
    >
      {labels.failed}
    </Notice>
  )
  const otherDay = () =>
    inList ? list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus() : cursor.focus(day ?? first)

  return (
    <div data-state={status} className={`flex flex-col gap-7 ${className}`} {...rest}>
      {usable && failure}
      {/* The loading and error texts are in the space that is reserved for the first free times. */}
      <div className="grid max-wide:min-h-[10.125rem]">
        {status === 'loading' && <Loading label={labels.loading} className="col-start-1 row-start-1" />}
        {!usable && failure && <div className="col-start-1 row-start-1">{failure}</div>}
        <div className={`col-start-1 row-start-1 flex flex-col gap-3 ${usable ? '' : 'invisible'}`}>
          <FirstAvailable {...{ slots, near, usable, labels, onQuickSelect }} chosen={value.slot} />
        </div>
      </div>
      <div
        className={`-mx-5 border-y border-divider px-[4px] py-3 wide:mx-0 wide:rounded-lg wide:border wide:px-3 ${usable ? 'bg-surface' : ''} ${usable || status === 'loading' ? '' : 'invisible'}`}
      >
        <div className={`${usable ? '' : 'invisible'} ${inList ? 'px-4' : ''}`}>
          {inList ? (
            <DayList {...{ calendar, list, dates, labels }} onChoose={choose} />
          ) : (
            <WeekGrid {...{ calendar, cursor, grid, dates, labels }} onChoose={choose} />
          )}
          {/* In other weeks its space stays reserved. */}
          {current !== undefined && labels.current && (
            <p className={`text-small text-muted ${inList ? 'mt-3' : 'px-4'} ${currentInView ? '' : 'invisible'}`}>
              {labels.current}
            </p>
          )}
        </div>
      </div>
      <button
        type="button"
        className={`self-start ${linkClass} ${usable ? '' : 'invisible'}`}
        onClick={() => setView(inList ? 'month' : 'list')}
      >
        {inList ? labels.asMonth : labels.asList}
      </button>
      <DayTimes
        {...{ calendar, usable, press, labels }}
        slot={value.slot}
        onChoose={onValueChange}
        onOtherDay={otherDay}
      />
    </div>
  )
}
