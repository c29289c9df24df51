import { memo, useEffect, useId, useRef } from 'react'
import { chipLook } from '../radio-group/chip.tsx'
import type { DayKey } from './calendar-day.ts'
import type { CalendarSlot, SlotCalendarTexts } from './calendar-slot.ts'

const places = 3

interface FirstFreeProps {
  /** Times by day, in order. */
  slots: Map<DayKey, CalendarSlot[]>
  /** Where the nearest are wanted: near to this time, for machines. The nearest gets the focus of who has not gone on. */
  near: string | undefined
  /** Whether they can be taken by now. */
  usable: boolean
  /** The chosen time. */
  chosen: string | null
  texts: Pick<SlotCalendarTexts, 'firstFree' | 'nearestFree' | 'firstDay'>
  onTake: (day: DayKey, slot: string) => void
}

/** The first time of each of the first days, or those nearest to a time that is gone: one press is enough. Stays as it is while a month is turned. */
export const FirstFree = memo(function FirstFree({ slots, near, usable, chosen, texts, onTake }: FirstFreeProps) {
  const id = useId()
  const first = near === undefined ? firstOfDays(slots) : nearest(slots, near)
  const nearestId = near !== undefined && usable ? nearest(slots, near, 1)[0]?.slot.id : undefined
  const nearestChip = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    // A heading or a notice that was only gone to, to be read.
    if (nearestId !== undefined && (!activeElement || activeElement === document.body || activeElement.getAttribute('tabindex') === '-1')) nearestChip.current?.focus()
  }, [near, nearestId])
  // A place without a time keeps its room, so that nothing jumps when the times arrive.
  const rest = Array.from({ length: places - first.length }, (_, place) => first.length + place)
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      {/* Heard once: as the name of the group. */}
      <h2 id={id} aria-hidden className="text-body">{near === undefined ? texts.firstFree : texts.nearestFree}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
        {first.map(({ day, slot }) => (
          <li key={slot.id}>
            <button ref={slot.id === nearestId ? nearestChip : undefined} type="button" data-state={slot.id === chosen ? 'checked' : 'open'} aria-pressed={slot.id === chosen} className={`${chipLook} w-full justify-center border! border-divider! px-2! data-[state=checked]:border-2! data-[state=checked]:border-primary! data-[state=checked]:bg-soft! data-[state=checked]:font-semibold data-[state=checked]:text-ink!`} onClick={() => onTake(day, slot.id)}>
              <time dateTime={slot.dateTime}>{texts.firstDay(day)}, {slot.time}</time>
            </button>
          </li>
        ))}
        {rest.map((place) => <li key={place} aria-hidden className="min-h-11">{null}</li>)}
      </ul>
    </fieldset>
  )
})

const firstOfDays = (slots: FirstFreeProps['slots']) => [...slots].slice(0, places).flatMap(([day, [slot]]) => (slot ? [{ day, slot }] : []))

function nearest(slots: FirstFreeProps['slots'], near: string, count = places) {
  const away = ({ slot }: { slot: CalendarSlot }) => Math.abs(Date.parse(slot.dateTime) - Date.parse(near))
  const all = [...slots].flatMap(([day, own]) => own.map((slot) => ({ day, slot })))
  const chosen = new Set(all.toSorted((one, other) => away(one) - away(other)).slice(0, count))
  return all.filter((one) => chosen.has(one))
}
