import { useDeferredValue } from 'react'
import type { SlotCalendarLabels, SlotChoice } from './calendar-slot.ts'
import { linkClass } from './link-class.ts'
import { TimeChoice } from './time-choice.tsx'
import { useTimesFocus, type DayPress } from './use-times-focus.ts'
import type { ValidCalendar } from './validate-props.ts'

interface DayTimesProps {
  calendar: ValidCalendar
  /** Id of the chosen slot. */
  slot: string | null
  /** Whether times can be chosen; false while loading and after a failure without earlier days. */
  usable: boolean
  /** The last press on a day. Once its times are rendered, focus moves to their heading. */
  press: DayPress | null
  labels: SlotCalendarLabels
  onChoose: (choice: SlotChoice) => void
  onOtherDay: () => void
}

/** The times of the chosen day, or a text that it has none. Deferred, as they take longer to render than the pressed day. */
export function DayTimes({ calendar, slot, usable, press, labels, onChoose, onOtherDay }: DayTimesProps) {
  const day = useDeferredValue(calendar.day)
  const times = usable && day ? calendar.slots.get(day) : undefined
  const { heading, message } = useTimesFocus(press, day)
  return (
    <>
      {day && times && (
        <div className="flex flex-col items-start gap-4">
          <h2 ref={heading} tabIndex={-1}>
            {labels.timesOn(day)}
          </h2>
          <TimeChoice
            slots={times}
            slot={slot}
            labels={labels}
            onChoose={(chosen) => onChoose({ day, slot: chosen })}
          />
          <button type="button" className={linkClass} onClick={onOtherDay}>
            {labels.otherDay}
          </button>
        </div>
      )}
      <output ref={message} className="block empty:-mt-7">
        {usable && day && !times ? labels.noTimesOn(day) : ''}
      </output>
    </>
  )
}
