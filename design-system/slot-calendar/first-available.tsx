import { memo, useEffect, useId, useRef } from 'react'
import { chipClass } from '../radio-group/chip.tsx'
import type { DayKey } from './calendar-day.ts'
import type { CalendarSlot, SlotCalendarLabels } from './calendar-slot.ts'

const maxShown = 3

interface FirstAvailableProps {
  /** Free slots by day, in order. */
  slots: Map<DayKey, CalendarSlot[]>
  /** Offers the slots nearest to this instant (ISO 8601) in place of the first; the nearest gets focus. */
  near: string | undefined
  /** Whether they can be chosen. */
  usable: boolean
  /** Id of the chosen slot. */
  chosen: string | null
  labels: Pick<SlotCalendarLabels, 'firstFree' | 'nearestFree' | 'firstDay'>
  onQuickSelect: (day: DayKey, slot: string) => void
}

/** The first slot of each of the first three days, or the three slots nearest to one that was taken, each chosen with one press. Memoised, as it does not change with the view. */
export const FirstAvailable = memo(function FirstAvailable({
  slots,
  near,
  usable,
  chosen,
  labels,
  onQuickSelect,
}: FirstAvailableProps) {
  const id = useId()
  const first = near === undefined ? firstOfDays(slots) : nearest(slots, near)
  const nearestId = near !== undefined && usable ? nearest(slots, near, 1)[0]?.slot.id : undefined
  const nearestChip = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    // Takes focus only from an element that was focused by script, not from one that the patient is using.
    if (
      nearestId !== undefined &&
      (!activeElement || activeElement === document.body || activeElement.getAttribute('tabindex') === '-1')
    )
      nearestChip.current?.focus()
  }, [near, nearestId])
  // Placeholders reserve the space, so that nothing shifts once the times have loaded.
  const rest = Array.from({ length: maxShown - first.length }, (_, index) => first.length + index)
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      {/* Hidden from screen readers, which read it as the name of the group. */}
      <h2 id={id} aria-hidden className="text-body">
        {near === undefined ? labels.firstFree : labels.nearestFree}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {first.map(({ day, slot }) => (
          <li key={slot.id}>
            <button
              ref={slot.id === nearestId ? nearestChip : undefined}
              type="button"
              data-state={slot.id === chosen ? 'checked' : 'open'}
              aria-pressed={slot.id === chosen}
              className={`${chipClass} scroll-mb-24 data-[state=checked]:bg-soft! data-[state=checked]:font-semibold data-[state=checked]:text-ink!`}
              onClick={() => onQuickSelect(day, slot.id)}
            >
              <time dateTime={slot.dateTime}>{`${labels.firstDay(day)}, ${slot.time}`}</time>
            </button>
          </li>
        ))}
        {rest.map((index) => (
          <li key={index} aria-hidden className="min-h-11 min-w-0 basis-[16rem]">
            {null}
          </li>
        ))}
      </ul>
    </fieldset>
  )
})

const firstOfDays = (slots: FirstAvailableProps['slots']) =>
  [...slots].slice(0, maxShown).flatMap(([day, [slot]]) => (slot ? [{ day, slot }] : []))

function nearest(slots: FirstAvailableProps['slots'], near: string, count = maxShown) {
  const distanceMs = ({ slot }: { slot: CalendarSlot }) => Math.abs(Date.parse(slot.dateTime) - Date.parse(near))
  const all = [...slots].flatMap(([day, own]) => own.map((slot) => ({ day, slot })))
  const chosen = new Set(all.toSorted((one, other) => distanceMs(one) - distanceMs(other)).slice(0, count))
  return all.filter((one) => chosen.has(one))
}
