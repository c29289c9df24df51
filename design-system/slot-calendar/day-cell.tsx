import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { dayNumber, type DayKey } from './calendar-day.ts'

// With forced colours, which remove fills, borders, rings and the dot tell the states apart. The dot is a pseudo-element,
// as fewer elements render faster on slow phones.
const dayClass = cva(
  'flex min-h-11 w-full flex-col items-center justify-center gap-1 rounded-md text-day after:rounded-full after:border-[3px]',
  {
    variants: {
      state: {
        outside: 'text-muted',
        empty: 'text-muted',
        free: 'border-2 border-transparent bg-soft font-bold text-ink after:border-primary',
        chosen: 'border-4 border-primary bg-primary font-bold text-on-primary after:border-on-primary',
      },
      // Its space is always reserved. On the first day of a month it shows the month's short name, which is decoration: the accessible name has the full date.
      dot: {
        true: '',
        false: 'after:invisible',
        named:
          'gap-0 leading-tight after:border-0! after:text-weekday after:leading-none after:content-[attr(data-month)]',
      },
      today: { true: 'underline decoration-2 underline-offset-4', false: '' },
      current: { true: 'outline-2 -outline-offset-4 outline-dashed outline-current', false: '' },
    },
  },
)

interface DayCellProps extends Pick<ComponentProps<'button'>, 'onFocus' | 'onKeyDown' | 'onClick'> {
  day: DayKey
  /** Short name of the month, on its first day only. */
  month: string | undefined
  /** Accessible name, with the full date. */
  name: string
  /** Number of free times; undefined if the day cannot be chosen. */
  count: number | undefined
  chosen: boolean
  today: boolean
  /** The day of the appointment that is being moved. */
  current: boolean
  /** Whether it is the tab stop of the grid. */
  tabStop: boolean
  /** Whether it belongs to the previous view and stays, invisible, for a screen reader's focus only. */
  left: boolean
}

export function DayCell({ day, month, name, count, chosen, today, current, tabStop, left, ...events }: DayCellProps) {
  const state = dayState(count, chosen)
  const content = (
    <span data-month={month} className={dayClass({ state, dot: month ? 'named' : Boolean(count), today, current })}>
      {dayNumber(day)}
    </span>
  )
  const inside = count !== undefined
  return (
    <td
      data-state={state}
      aria-disabled={inside ? undefined : true}
      aria-current={today ? 'date' : undefined}
      aria-label={inside ? undefined : name}
      className={`p-0 pb-1 ${left ? 'pointer-events-none opacity-0' : ''}`}
    >
      {inside ? (
        <button
          type="button"
          tabIndex={tabStop ? 0 : -1}
          aria-label={name}
          // On the button, which has focus, as the state of the cell is not announced.
          aria-pressed={chosen}
          className="mx-auto flex w-full max-w-13 cursor-pointer rounded-md px-px"
          {...events}
        >
          {content}
        </button>
      ) : (
        <span className="mx-auto flex w-full max-w-13 px-px">{content}</span>
      )}
    </td>
  )
}

function dayState(count: number | undefined, chosen: boolean) {
  if (count === undefined) return 'outside'
  if (chosen) return 'chosen'
  return count > 0 ? 'free' : 'empty'
}
