import { useId } from 'react'
import { chipLook } from '../radio-group/chip.tsx'
import type { DayKey } from './calendar-day.ts'
import type { CalendarSlot, SlotCalendarTexts } from './calendar-slot.ts'

const places = 3

export interface FirstFreeProps {
  /** Times by day, in order. */
  slots: Map<DayKey, CalendarSlot[]>
  texts: Pick<SlotCalendarTexts, 'firstFree' | 'firstTime'>
  onTake: (day: DayKey, slot: string) => void
}

/** The first time of each of the first days: one press is enough. */
export function FirstFree({ slots, texts, onTake }: FirstFreeProps) {
  const id = useId()
  const first = [...slots].slice(0, places).flatMap(([day, [slot]]) => (slot ? [{ day, slot }] : []))
  // A place without a time keeps its room, so that nothing jumps when the times arrive.
  const rest = Array.from({ length: places - first.length }, (_, place) => first.length + place)
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-body">{texts.firstFree}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {first.map(({ day, slot }) => (
          <li key={day}>
            <button type="button" className={`${chipLook} w-full justify-center px-2!`} onClick={() => onTake(day, slot.id)}>
              <time dateTime={slot.dateTime}>{texts.firstTime(day, slot)}</time>
            </button>
          </li>
        ))}
        {rest.map((place) => <li key={place} aria-hidden className="min-h-11">{null}</li>)}
      </ul>
    </fieldset>
  )
}
