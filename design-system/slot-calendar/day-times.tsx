import { useDeferredValue } from 'react'
import type { SlotCalendarLabels, SlotChoice } from './calendar-slot.ts'
import { linkClass } from './link-class.ts'
import { TimeChoice } from './time-choice.tsx'
import { useArrival, type DayPress } from './use-arrival.ts'
import type { SoundCalendar } from './validate-props.ts'

interface DayTimesProps {
  calendar: SoundCalendar
  /** The chosen time. */
  slot: string | null
  /** Whether times can be chosen yet. */
  usable: boolean
  /** The last press on a day: once its times are there, the focus goes to their heading. */
  press: DayPress | null
  labels: SlotCalendarLabels
  onChoose: (choice: SlotChoice) => void
  onOtherDay: () => void
}

/** The times of the chosen day, or that it has none. Deferred, as they take longer to render than the day that was pressed. */
export function DayTimes({ calendar, slot, usable, press, labels, onChoose, onOtherDay }: DayTimesProps) {
  const day = useDeferredValue(calendar.day)
  const times = usable && day ? calendar.slots.get(day) : undefined
  const { heading, message } = useArrival(press, day)
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
