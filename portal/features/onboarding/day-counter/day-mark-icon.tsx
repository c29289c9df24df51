import { cva } from 'class-variance-authority'
import type { DayMark } from '../rules/day-count.ts'

/** Styles of a day. No filled primary colour: 28 of those form a high-contrast pattern. An empty day looks like an input. */
export const dayClass = cva('rounded-md border-1.5', {
  variants: {
    mark: {
      migraine: 'border-transparent bg-soft font-bold',
      headache: 'border-transparent font-bold',
      none: 'border-transparent text-muted',
      empty: 'border-control bg-raised',
    },
  },
})

/** Full dot, half dot, dash or nothing: distinguishable without colour, also in forced-colors mode. */
export function DayMarkIcon({ mark }: { mark: DayMark }) {
  return (
    <span className={`flex ${mark === 'none' ? 'text-muted' : 'text-primary'}`}>
      <svg
        aria-hidden
        focusable={false}
        viewBox="0 0 16 16"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        {mark === 'migraine' && <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />}
        {mark === 'headache' && (
          <>
            <circle cx="8" cy="8" r="5" />
            <path d="M8 3a5 5 0 0 0 0 10Z" fill="currentColor" stroke="none" />
          </>
        )}
        {mark === 'none' && <path d="M2 8h12" />}
      </svg>
    </span>
  )
}

/** A day's icon and style in small, for the legend and the fields. */
export function DaySwatch({ mark }: { mark: Exclude<DayMark, null> }) {
  return (
    <span className={`flex size-7 shrink-0 items-center justify-center ${dayClass({ mark })}`}>
      <DayMarkIcon mark={mark} />
    </span>
  )
}
