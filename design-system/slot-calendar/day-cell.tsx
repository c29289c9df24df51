import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { dayNumber, type DayKey } from './calendar-day.ts'

// Borders, rings and the dot keep every state apart in forced colours, where fills fall away. The dot is no element of
// its own: five weeks are made anew at each turn, on phones that are slow.
const face = cva('flex min-h-11 w-full flex-col items-center justify-center gap-1 rounded-md text-day after:rounded-full after:border-[3px]', {
  variants: {
    state: {
      outside: 'text-muted',
      empty: 'text-muted',
      free: 'border-2 border-transparent bg-soft font-bold text-ink after:border-primary',
      chosen: 'border-4 border-primary bg-primary font-bold text-on-primary after:border-on-primary',
    },
    // It keeps its room, which the name of a month may take: to be seen only, as the name of the day holds it in full.
    dot: { true: '', false: 'after:invisible', named: 'gap-0 leading-tight after:border-0! after:text-weekday after:leading-none after:content-[attr(data-month)]' },
    today: { true: 'underline decoration-2 underline-offset-4', false: '' },
    current: { true: 'outline-2 -outline-offset-4 outline-dashed outline-current', false: '' },
  },
})

interface DayCellProps extends Pick<ComponentProps<'button'>, 'onFocus' | 'onKeyDown' | 'onClick'> {
  day: DayKey
  /** The short name of its month, shown on a day that begins one. */
  month: string | undefined
  /** The whole name: the number says too little. */
  name: string
  /** How many times are free; undefined when the day cannot be chosen. */
  count: number | undefined
  chosen: boolean
  today: boolean
  /** The day of the appointment that is being moved. */
  current: boolean
  /** Whether Tab comes here. */
  stop: boolean
  /** Of weeks that were left: neither seen nor pressed. */
  left: boolean
}

export function DayCell({ day, month, name, count, chosen, today, current, stop, left, ...events }: DayCellProps) {
  const state = dayState(count, chosen)
  const content = <span data-month={month} className={face({ state, dot: month ? 'named' : Boolean(count), today, current })}>{dayNumber(day)}</span>
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
          tabIndex={stop ? 0 : -1}
          aria-label={name}
          // On what has the focus: of the cell around it nobody hears.
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
