import { useState } from 'react'
import type { DayKey } from './calendar-day.ts'
import type { CalendarDates, SlotChoice } from './calendar-slot.ts'
import { dates, december, dutch } from './sample-calendar.ts'
import { SlotCalendar, type SlotCalendarProps } from './slot-calendar.tsx'

interface SampleScreenProps extends Omit<Partial<SlotCalendarProps>, 'dates'> {
  day?: DayKey
  slot?: string
  dates?: Partial<CalendarDates>
}

/** A SlotCalendar with state. */
export function SampleScreen({ onValueChange, day, slot, dates: own, ...props }: SampleScreenProps) {
  const [choice, setChoice] = useState<SlotChoice>({ day: day ?? null, slot: slot ?? null })
  const choose: SlotCalendarProps['onValueChange'] = (chosen) => {
    onValueChange?.(chosen)
    setChoice(chosen)
  }
  return (
    <div className="p-5">
      <SlotCalendar
        days={december}
        dates={{ ...dates, ...own }}
        labels={dutch}
        onQuickSelect={() => {}}
        value={choice}
        {...props}
        onValueChange={choose}
      />
    </div>
  )
}
