import { Item, Root } from '@radix-ui/react-radio-group'
import { memo, useId } from 'react'
import { ChipMark, chipClass } from '../radio-group/chip.tsx'
import { selectOnArrowKey } from '../radio-group/select-on-arrow-key.ts'
import type { CalendarSlot, DayPart, SlotCalendarLabels } from './calendar-slot.ts'

const parts: DayPart[] = ['morning', 'afternoon', 'evening']

interface TimeChoiceProps {
  slots: CalendarSlot[]
  slot: string | null
  labels: Pick<SlotCalendarLabels, 'parts' | 'times'>
  onChoose: (slot: string) => void
}

/** The times of a day: one radio group with a heading for each part of the day. */
export function TimeChoice({ slots, slot, labels, onChoose }: TimeChoiceProps) {
  const id = useId()
  return (
    <Root
      value={slot ?? ''}
      aria-label={labels.times}
      className="flex flex-col gap-5"
      onKeyDownCapture={selectOnArrowKey}
      onValueChange={onChoose}
    >
      {parts.map((part) => {
        const own = slots.filter((candidate) => candidate.part === part)
        if (own.length === 0) return null
        return (
          <fieldset key={part} aria-labelledby={`${id}-${part}`} className="flex min-w-0 flex-col gap-2">
            <h3 id={`${id}-${part}`} className="text-small text-muted">
              {labels.parts[part]}
            </h3>
            <div className="flex flex-wrap gap-3">
              {own.map((time) => (
                <TimeRadio key={time.id} time={time} />
              ))}
            </div>
          </fieldset>
        )
      })}
    </Root>
  )
}

/** One time. Memoised, as a Radix radio is slow to render; the group's context tells it whether it is chosen. */
const TimeRadio = memo(function TimeRadio({ time }: { time: CalendarSlot }) {
  return (
    // Radix adds a hidden input after each radio. Placed over the radio, it cannot widen the page.
    <div className="relative [&>input]:top-0 [&>input]:left-full">
      <Item value={time.id} className={chipClass}>
        <time dateTime={time.dateTime}>{time.time}</time>
        <ChipMark />
      </Item>
    </div>
  )
})
